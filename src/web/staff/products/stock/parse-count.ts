/** What was typed as a count of pieces; nothing typed is 0, and null is no such count. */
export function parseCount(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return 0
  const count = Number(trimmed)
  return Number.isInteger(count) && count >= 0 && count <= 1_000_000 ? count : null
}
