import { CsvError, parse } from 'csv-parse/sync'
import { unguardCell } from '../../../contract/csv-cell.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { FileNote } from './file-product.ts'

/** A row below the heading, numbered as in a spreadsheet. Cells are by heading in any case, undefined where missing. */
export type CsvRow = { row: number; cell: (heading: string) => string | undefined }

/** The table of a file. `headings` are in lower case, `written` as in the file; `errors` are those of its form. */
export type CsvTable = { headings: string[]; written: string[]; rows: CsvRow[]; errors: FileNote[] }

const maxRows = 10_000

/**
 * Parses a CSV file in UTF-8 whose cells are separated by commas, semicolons or tabs. Empty rows are skipped but counted;
 * cells that a short row lacks are undefined.
 * @throws not_a_csv for what is no CSV, and for more than 10,000 rows
 */
export function parseCsvTable(bytes: Uint8Array): CsvTable {
  const [first = [], ...others] = parseRecords(decode(bytes))
  const written = first.map(heading => heading.trim())
  const headings = written.map(heading => heading.toLowerCase())
  if (others.length > maxRows) throw notACsv(`Use at most ${maxRows.toLocaleString('en')} rows in one file.`)
  const errors = duplicateHeadings(written)
  const rows = others.flatMap((record, index): CsvRow[] => {
    const cells = record.map(cell => unguardCell(cell.trim()))
    if (cells.every(cell => cell === '')) return []
    const row = index + 2
    errors.push(...cellsWithoutHeading(headings, { row, cells }))
    const byHeading = new Map(headings.map((heading, at) => [heading, cells[at]]))
    return [{ row, cell: heading => byHeading.get(heading.toLowerCase()) }]
  })
  return { headings, written, rows, errors }
}

/** Headings that occur twice: nobody could tell which of their cells counts. */
const duplicateHeadings = (written: readonly string[]): FileNote[] =>
  written
    .filter((heading, at) => {
      const first = written.findIndex(other => other.toLowerCase() === heading.toLowerCase())
      return heading !== '' && first < at
    })
    .map(column => ({ row: 1, column, message: 'Two columns have this heading. Keep one of them.' }))

/** Cells without a heading, as when a comma has split an unquoted text in two. */
function cellsWithoutHeading(
  headings: readonly string[],
  { row, cells }: { row: number; cells: readonly string[] },
): FileNote[] {
  const at = cells.findIndex((cell, index) => cell !== '' && !headings[index])
  if (at < 0) return []
  const message = `"${cells[at]?.slice(0, 40)}" is in a column without a heading. Put text that contains a comma in quotation marks.`
  return [{ row, column: `Column ${at + 1}`, message }]
}

/** The refusal of a file that is no CSV. */
export const notACsv = (message: string) => new ShopError('not_a_csv', message, { file: message })

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\u0000')) return text
  } catch {
    // Refused below.
  }
  throw notACsv('This is not a CSV file in UTF-8. Save it as "CSV UTF-8" and try again.')
}

function parseRecords(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, delimiter: delimiterOf(text) })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw notACsv(`The file cannot be read as CSV near line ${cause.lines}: a quotation mark is missing.`)
  }
}

/** The separator that occurs most often in the heading. */
function delimiterOf(text: string): string {
  const heading = /^.*/.exec(text)?.[0] ?? ''
  const count = (separator: string) => heading.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
