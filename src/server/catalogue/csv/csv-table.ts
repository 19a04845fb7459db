import { CsvError, parse } from 'csv-parse/sync'
import { unguardCell } from '../../../contract/csv-cell.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { FileError } from './file-product.ts'

/** A row below the heading, counted as a spreadsheet does; cells by heading in small letters, undefined without one. */
export type CsvRow = { row: number; cell: (heading: string) => string | undefined }

/** The table of a file; `headings` in small letters, `written` as they stand there; `problems` with its form. */
export type CsvTable = { headings: string[]; written: string[]; rows: CsvRow[]; errors: FileError[] }

const maxRows = 10_000

/**
 * Reads a CSV file in UTF-8, its cells between commas, semicolons or tabs as its heading shows. Empty rows are passed over,
 * and counted; cells that a short row lacks are undefined. Throws `not_a_csv` for what is none or is too long.
 */
export function parseCsvTable(bytes: Uint8Array): CsvTable {
  const [first = [], ...others] = parseRecords(decode(bytes))
  const written = first.map(heading => heading.trim())
  const headings = written.map(heading => heading.toLowerCase())
  if (others.length > maxRows) throw notACsv(`Use at most ${maxRows.toLocaleString('en')} rows in one file.`)
  const problems = duplicateHeadings(written)
  const rows = others.flatMap((record, index): CsvRow[] => {
    const cells = record.map(cell => unguardCell(cell.trim()))
    if (cells.every(cell => cell === '')) return []
    const row = index + 2
    problems.push(...cellsWithoutHeading(headings, { row, cells }))
    const byHeading = new Map(headings.map((heading, at) => [heading, cells[at]]))
    return [{ row, cell: heading => byHeading.get(heading.toLowerCase()) }]
  })
  return { headings, written, rows, errors: problems }
}

/** Headings that stand there twice: nobody could tell which of their cells counts. */
const duplicateHeadings = (written: readonly string[]): FileError[] =>
  written
    .filter((heading, at) => {
      const first = written.findIndex(other => other.toLowerCase() === heading.toLowerCase())
      return heading !== '' && first < at
    })
    .map(column => ({ row: 1, column, message: 'Two columns have this heading. Keep one of them.' }))

/** Cells without a heading, as of a text whose comma split it in two. */
function cellsWithoutHeading(
  headings: readonly string[],
  { row, cells }: { row: number; cells: readonly string[] },
): FileError[] {
  const at = cells.findIndex((cell, index) => cell !== '' && !headings[index])
  if (at < 0) return []
  const message = `"${cells[at]?.slice(0, 40)}" is in a column without a heading. Put text that contains a comma in quotation marks.`
  return [{ row, column: `Column ${at + 1}`, message }]
}

/** The refusal of a file that is no CSV, in these words. */
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

function parseRecords(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, delimiter: delimiterOf(text) })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw notACsv(`The file cannot be read as CSV near line ${cause.lines}: a quotation mark is missing.`)
  }
}

/** The one of the three that the heading holds most. */
function delimiterOf(text: string): string {
  const heading = /^.*/.exec(text)?.[0] ?? ''
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
