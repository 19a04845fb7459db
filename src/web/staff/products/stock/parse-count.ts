/** A typed number of pieces. A blank text is 0; null is no whole number. */
export function parseCount(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return 0
  const count = Number(trimmed)
  return Number.isInteger(count) && count >= 0 && count <= 1_000_000 ? count : null
}
