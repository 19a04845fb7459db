import type { Look } from '../../../contract/settings/look.ts'
import { shadesOf } from '../../../contract/settings/look-colours.ts'
import { colours, type FontName, firstTypePair, typePairs } from '../../../contract/settings/theme.ts'
import { fontFaces, fontVariables } from './font-css.ts'

export type FontFiles = Readonly<Record<FontName, string>>
type Style = Pick<Look, 'accent' | 'paper' | 'types'>

/** The variables that a look sets otherwise than the theme. */
export const lookVariables = ({ types, ...chosen }: Style): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(shadesOf(chosen)).map(([name, value]) => [`--color-${name}`, value])),
  ...(types === firstTypePair ? {} : fontVariables(typePairs[types])),
})

/** All variables of a look, also those that are the theme's: for a part of a page that differs from the rest. */
export const previewVariables = ({ types, ...chosen }: Style): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--color-${name}`, value])),
  ...lookVariables({ types, ...chosen }),
  ...fontVariables(typePairs[types]),
})

export const fontsOf = ({ types }: Pick<Look, 'types'>): FontName[] => [
  typePairs[types].text,
  typePairs[types].display,
]

/** The faces of the fonts that the styles do not bring along. */
export const lookFontFaces = (look: Pick<Look, 'types'>, files: FontFiles): string => {
  const known = fontsOf({ types: firstTypePair })
  const others = fontsOf(look).filter(name => !known.includes(name))
  return others.map(name => fontFaces(name, each => files[each])).join('')
}

/** What a page's styles need besides those that all shops share; '' as long as the look is the theme's. */
export function lookCss(look: Style, files: FontFiles): string {
  const variables = Object.entries(lookVariables(look)).map(([name, value]) => `${name}:${value};`)
  return variables.length === 0 ? '' : `:root{${variables.join('')}}${lookFontFaces(look, files)}`
}
