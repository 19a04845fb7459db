const escapeSigns = (text: string) => text.replace(/[\\|=]/g, sign => `\\${sign}`)
const unescapeSigns = (text: string) => text.replace(/\\(.)/gs, '$1')

/**
 * A list in one cell: values stand between " | ", the parts of a value between " = ". A backslash goes before any of these
 * signs, and before itself, where it belongs to the text; parts that are empty at the end of a value are left away.
 */
export const joinList = (values: readonly (readonly string[])[]): string =>
  values
    .map(parts => parts.slice(0, parts.findLastIndex(part => part !== '') + 1))
    .map(parts => parts.map(escapeSigns).join(' = '))
    .join(' | ')

/** The values of a list in a cell, each with its parts; empty values are passed over. */
export const splitList = (cell: string): string[][] =>
  splitAt(cell, '|')
    .map(value => splitAt(value, '=').map(part => unescapeSigns(part.trim())))
    .filter(parts => parts.some(part => part !== ''))

/** Splits at a sign that has no backslash before it. */
function splitAt(text: string, sign: '|' | '='): string[] {
  const part = sign === '|' ? /(?:\\[\s\S]|[^|])*/y : /(?:\\[\s\S]|[^=])*/y
  const parts: string[] = []
  for (let at = 0; at <= text.length; at = part.lastIndex + 1) {
    part.lastIndex = at
    parts.push(part.exec(text)?.[0] ?? '')
    part.lastIndex = at + (parts.at(-1) ?? '').length
  }
  return parts
}
