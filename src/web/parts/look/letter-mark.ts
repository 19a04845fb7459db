import type { Look } from '../../../contract/settings/look.ts'
import { paths } from '../../paths.ts'

type Colours = Pick<Look, 'accent' | 'paper'>

/** The first letter or number of a name. */
const letterOf = (name: string): string =>
  [...name].find(each => /[\p{L}\p{N}]/u.test(each))?.toUpperCase() ?? '·'

/** The icon of a shop that has given none: the first letter of its name in its own colours. */
export const letterMark = ({ accent, paper }: Colours, name: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  `<rect width="64" height="64" rx="8" fill="${accent}"/>` +
  `<text x="32" y="47" text-anchor="middle" font-family="Georgia,Gelasio,serif" font-size="44" fill="${paper}">` +
  `${letterOf(name)}</text></svg>`

/** Its address names what is in it. */
export const letterMarkUrl = ({ accent, paper }: Colours, name: string): string =>
  paths.icon([accent.slice(1), paper.slice(1), letterOf(name)].join('-'))
