const escapeText = (text: string) => text.replace(/[\\|=]/g, character => `\\${character}`)
const unescapeText = (text: string) => text.replace(/\\(.)/gs, '$1')

/**
 * Writes a list into one cell: values are separated by " | ", the parts of a value by " = ". A backslash escapes these
 * characters and itself. Empty parts at the end of a value are dropped.
 */
export const joinList = (values: readonly (readonly string[])[]): string =>
  values
    .map(parts => parts.slice(0, parts.findLastIndex(part => part !== '') + 1))
    .map(parts => parts.map(escapeText).join(' = '))
    .join(' | ')

/** One more than any list of a product may have, so that a longer one is refused without being read to its end. */
const maxValues = 2_501

/** The first 2,501 values of a list in a cell, each with its parts; empty values are skipped. */
export const splitList = (cell: string): string[][] =>
  splitAt(cell, '|')
    .slice(0, maxValues)
    .map(value => splitAt(value, '=').map(part => unescapeText(part.trim())))
    .filter(parts => parts.some(part => part !== ''))

/** Splits at a separator that is not escaped. */
function splitAt(text: string, separator: '|' | '='): string[] {
  const part = separator === '|' ? /(?:\\[\s\S]|[^|])*/y : /(?:\\[\s\S]|[^=])*/y
  const parts: string[] = []
  for (let at = 0; at <= text.length; at = part.lastIndex + 1) {
    part.lastIndex = at
    parts.push(part.exec(text)?.[0] ?? '')
    part.lastIndex = at + (parts.at(-1) ?? '').length
  }
  return parts
}
