import type { Plugin } from 'vite'
import { colours, corners, firstTypePair, fontFamilies, typePairs } from '../contract/settings/theme.ts'
import { fontFaces, fontVariables } from './parts/look/font-css.ts'

const mark = '/* theme */'
const fontFiles = 'virtual:font-files'

/**
 * A build step: puts what `contract/settings/theme.ts` says into `styles/app.css`, and tells the pages where the files of its fonts
 * are, so that the look of the shop is written down once.
 */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/styles\/app\.css(?:\?.*)?$/ },
      handler: code => code.replace(mark, themeCss()),
    },
    resolveId: { filter: { id: /^virtual:font-files$/ }, handler: () => `\0${fontFiles}` },
    load: { filter: { id: /^\0virtual:font-files$/ }, handler: fontFilesModule },
  }
}

/** The tokens of the styles, and the fonts of the first pair; those of others come with the page that needs them. */
export function themeCss(): string {
  const first = typePairs[firstTypePair]
  const fonts = [first.display, first.text]
  const tokens = [
    ...Object.entries(colours).map(([name, value]) => `--color-${name}:${value};`),
    ...Object.entries(corners).map(([name, value]) => `--radius-${name}:${value};`),
    ...Object.entries(fontVariables(first)).map(([name, value]) => `${name}:${value};`),
  ]
  const faces = fonts.map(name => fontFaces(name, each => fontFamilies[each].file))
  return `@theme{${tokens.join('')}}${faces.join('')}`
}

function fontFilesModule(): string {
  const families = Object.entries(fontFamilies)
  const imports = families.map(([, { file }], nth) => `import file${nth} from '${file}?url'`)
  const entries = families.map(([name], nth) => `${JSON.stringify(name)}: file${nth}`)
  return `${imports.join('\n')}\nexport const fontFiles = { ${entries.join(', ')} }`
}
