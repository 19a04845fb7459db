type Note = (message: string) => void

/** Dollars as people write them: 48, 48.00, $1,048.50. Notes what is none and answers something that will do meanwhile. */
export function readAmount(text: string, note: Note): number {
  const plain = text.replace(/^\$\s*/, '')
  if (/^\d+(\.\d+)?$/.test(plain)) return Number(plain)
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  note('Give the amount as a number, for example 48.00.')
  return 1
}

/** A whole number of pieces; notes what is none. */
export function readPieces(text: string, note: Note): number {
  if (/^\d{1,7}$/.test(text)) return Number(text)
  note(`Use a whole number of pieces, not "${text.slice(0, 40)}".`)
  return 0
}

/** A time in ISO-8601 with its zone; notes what is none. */
export function readTime(text: string, note: Note): string | null {
  const isIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const time = new Date(isIso ? text : Number.NaN)
  if (!Number.isNaN(time.getTime())) return time.toISOString()
  note('Write the time like 2026-11-21T09:00:00Z.')
  return null
}
