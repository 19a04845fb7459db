import { type FontFamily, type FontName, fontFamilies } from '../../../contract/settings/theme.ts'

/** A font, the figures it borrows, and what stands in for it until it has loaded. */
export function fontFaces(name: FontName, urlOf: (name: FontName) => string): string {
  const { weights, figures, standIns }: FontFamily = fontFamilies[name]
  const from = (file: FontName) =>
    `font-weight:${weights};font-display:swap;src:url("${urlOf(file)}") format("woff2")`
  const borrowed = figures ? [face(name, `${from(figures)};unicode-range:U+30-39`)] : []
  const others = standIns.map(({ name, like, size, ascent, descent }) => {
    const local = like.map(each => `local("${each}")`).join(',')
    const heights = `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`
    return face(name, `src:${local};size-adjust:${size}%;${heights}`)
  })
  return [face(name, from(name)), ...borrowed, ...others].join('')
}

const face = (name: string, rules: string): string => `@font-face{font-family:"${name}";${rules}}`

/** The variables by which the styles name the fonts of headings and of texts. */
export const fontVariables = ({ display, text }: { display: FontName; text: FontName }) => ({
  '--font-display': stackOf(display),
  '--font-text': stackOf(text),
})

function stackOf(name: FontName): string {
  const { standIns, last }: FontFamily = fontFamilies[name]
  return [...[name, ...standIns.map(each => each.name)].map(each => `"${each}"`), last].join(', ')
}
