import { CsvError, parse } from 'csv-parse/sync'
import { unguardCell } from '../../../contract/csv-cell.ts'
import { ShopError } from '../../../contract/errors.ts'

/** A row below the heading, counted as a spreadsheet does; cells by heading in small letters, undefined without one. */
export type SheetRow = { row: number; cell: (heading: string) => string | undefined }

/** The table of a file; `headings` in small letters, `written` as they stand there. */
export type Sheet = { headings: string[]; written: string[]; rows: SheetRow[] }

const mostRows = 10_000

/**
 * Reads a CSV file in UTF-8, its cells between commas, semicolons or tabs as its heading shows. Empty rows are passed over,
 * and counted. Throws `not_a_csv` for what is none or is too long.
 */
export function readSheet(bytes: Uint8Array): Sheet {
  const [first = [], ...others] = records(decode(bytes))
  const written = first.map(heading => heading.trim())
  const headings = written.map(heading => heading.toLowerCase())
  if (others.length > mostRows)
    throw notACsv(`Use at most ${mostRows.toLocaleString('en')} rows in one file.`)
  const rows = others.flatMap((cells, index): SheetRow[] => {
    if (cells.every(cell => cell.trim() === '')) return []
    const byHeading = new Map(headings.map((heading, at) => [heading, unguardCell((cells[at] ?? '').trim())]))
    return [{ row: index + 2, cell: heading => byHeading.get(heading.toLowerCase()) }]
  })
  return { headings, written, rows }
}

export const notACsv = (words: string) => new ShopError('not_a_csv', words, { file: words })

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\u0000')) return text
  } catch {
    // Said below.
  }
  throw notACsv('This is not a CSV file in UTF-8. Save it as "CSV UTF-8" and try again.')
}

function records(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, delimiter: delimiterOf(text) })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw notACsv(`The file cannot be read as CSV near its line ${cause.lines}: a quotation mark is missing.`)
  }
}

/** The one of the three that the heading holds most. */
function delimiterOf(text: string): string {
  const heading = /^.*/.exec(text)?.[0] ?? ''
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
