import { CsvError, parse } from 'csv-parse/sync'
import { unguardCell } from '../../../contract/csv-cell.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { FileNote } from './file-product.ts'

/** A row below the heading, numbered as in a spreadsheet. Cells are by heading in any case, undefined where missing. */
export type CsvRow = { row: number; cell: (heading: string) => string | undefined }

/** The table of a file. `headings` are in lower case, `written` as in the file; `errors` and `warnings` are of its form. */
export type CsvTable = {
  headings: string[]
  written: string[]
  rows: CsvRow[]
  errors: FileNote[]
  warnings: FileNote[]
  /** Numbers may have them in any file but one whose cells commas separate. */
  hasDecimalCommas: boolean
}

/** What one file may hold. A sheet with the stock of 2,500 colours and sizes in one cell is within it. */
const bounds = { rows: 10_000, columns: 500, cell: 400_000, rowBytes: 1_000_000 }

/**
 * Parses a CSV file whose cells are separated by commas, semicolons or tabs, or as its first line says: `sep=;`. It is in
 * UTF-8, UTF-16 with its mark, or Windows' own encoding, for which there is a warning.
 * Empty rows are skipped but counted; cells that a short row lacks are undefined.
 * @throws not_a_csv for what is no CSV, and for more than 10,000 rows, 500 columns, or 400,000 characters in a cell
 */
export function parseCsvTable(bytes: Uint8Array): CsvTable {
  const { text, warnings } = decode(bytes)
  const declared = /^"?sep=(.)"?(\r\n|\n|\r)/i.exec(text)
  const separator = declared?.[1] ?? separatorOf(text)
  const [first = [], ...others] = parseRecords(text, { separator, isDeclared: declared !== null })
  const written = first.map(heading => heading.trim())
  const headings = written.map(heading => heading.toLowerCase())
  const errors = duplicateHeadings(written)
  const rows = others.flatMap((record, index): CsvRow[] => {
    const cells = record.map(cell => unguardCell(cell.trim()))
    if (cells.every(cell => cell === '')) return []
    const row = index + 2
    errors.push(...cellsWithoutHeading(headings, { row, cells }))
    const byHeading = new Map(headings.map((heading, at) => [heading, cells[at]]))
    return [{ row, cell: heading => byHeading.get(heading.toLowerCase()) }]
  })
  return { headings, written, rows, errors, warnings, hasDecimalCommas: separator !== ',' }
}

/** Headings that occur twice: nobody could tell which of their cells counts. */
const duplicateHeadings = (written: readonly string[]): FileNote[] =>
  written
    .filter((heading, at) => heading !== '' && firstAt(written, heading) < at)
    .map(column => ({ row: 1, column, message: 'Two columns have this heading. Keep one of them.' }))

const firstAt = (written: readonly string[], heading: string) =>
  written.findIndex(other => other.toLowerCase() === heading.toLowerCase())

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

function decode(bytes: Uint8Array): { text: string; warnings: FileNote[] } {
  const encoding = encodingOf(bytes)
  const unicode = textIn(encoding, bytes)
  const text = unicode ?? (encoding === 'utf-8' ? textIn('windows-1252', bytes) : null)
  if (text === null || text.includes('\u0000') || (unicode === null && binary.test(text)))
    throw notACsv('This is not a CSV file in UTF-8. Save it as "CSV UTF-8" and try again.')
  if (/^\s*</.test(text))
    throw notACsv('This is a feed in XML or a web page, not a CSV file of products: export them as CSV.')
  return { text, warnings: unicode === null ? [guessedEncoding(text)] : [] }
}

/** Control characters, which Windows' own encoding also makes of the bytes that it does not know. */
const binary = /(?![\t\n\v\f\r\u0085])\p{Cc}/u

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function textIn(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function guessedEncoding(text: string): FileNote {
  const word = text.split(/[\s,;"]/).find(each => /\P{ASCII}/u.test(each)) ?? ''
  const message = `The file is not in UTF-8, so look whether "${word.slice(0, 40)}" is right. If it is not, save the file as "CSV UTF-8".`
  return { row: 1, column: '', message }
}

function parseRecords(
  text: string,
  { separator, isDeclared }: { separator: string; isDeclared: boolean },
): string[][] {
  try {
    return parse(text, {
      bom: true,
      relax_column_count: true,
      delimiter: separator,
      // One file may mix them: it was made by several programs, or by hand.
      record_delimiter: ['\r\n', '\n', '\r'],
      // A spreadsheet shows that line as none.
      from_line: isDeclared ? 2 : 1,
      max_record_size: bounds.rowBytes,
      // Whoever throws here ends the reading, so that what follows takes neither time nor memory.
      on_record: (cells: string[], { records }) => checkBounds(cells, records),
    })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    if (cause.code === 'CSV_MAX_RECORD_SIZE')
      throw notACsv(`Row near line ${cause.lines} is too long: at most 1 MB. Is a quotation mark missing?`)
    throw notACsv(`The file cannot be read as CSV near line ${cause.lines}: a quotation mark is missing.`)
  }
}

function checkBounds(cells: string[], records: number): string[] {
  const most = (key: 'rows' | 'columns' | 'cell') => bounds[key].toLocaleString('en')
  // The heading is no row.
  if (records > bounds.rows + 1) throw notACsv(`Use at most ${most('rows')} rows in one file.`)
  if (cells.length > bounds.columns) throw notACsv(`Use at most ${most('columns')} columns.`)
  if (cells.some(cell => cell.length > bounds.cell))
    throw notACsv(`Row ${records} has a cell of more than ${most('cell')} characters.`)
  return cells
}

/** The separator that occurs most often in the heading. */
function separatorOf(text: string): string {
  const heading = /^.*/.exec(text)?.[0] ?? ''
  const count = (separator: string) => heading.split(separator, bounds.columns + 1).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
