import { unguardCell } from '../../../../contract/csv-cell.ts'
import { ShopError } from '../../../../contract/errors.ts'
import type { FileNote } from '../file-product.ts'

/** A row below the heading, numbered as in a spreadsheet. Cells are by heading in any case, undefined where missing. */
export type FileRow = { row: number; cell: (heading: string) => string | undefined }

/** The table of a file. `headings` are in lower case, `written` as in the file; `errors` and `warnings` are of its form. */
export type FileTable = {
  headings: string[]
  written: string[]
  rows: FileRow[]
  errors: FileNote[]
  warnings: FileNote[]
  /** Numbers may have them in any file but one whose cells commas separate. */
  hasDecimalCommas: boolean
}

/** What one file may hold. A sheet with the stock of 2,500 colours and sizes in one cell is within it. */
export const bounds = { rows: 10_000, columns: 500, cell: 400_000, rowBytes: 1_000_000 }

type AboutTable = Pick<FileTable, 'warnings' | 'hasDecimalCommas'>

/**
 * The table of a sheet's rows, of which the first is the heading. Empty rows are skipped but counted; cells that a short
 * row lacks are undefined.
 */
export function tableOf(
  [first = [], ...others]: readonly (readonly string[])[],
  about: AboutTable,
): FileTable {
  const written = first.map(heading => heading.trim())
  const headings = written.map(heading => heading.toLowerCase())
  const errors = duplicateHeadings(written)
  const rows = others.flatMap((record, index): FileRow[] => {
    const cells = record.map(cell => unguardCell(cell.trim()))
    if (cells.every(cell => cell === '')) return []
    const row = index + 2
    errors.push(...cellsWithoutHeading(headings, { row, cells }))
    const byHeading = new Map(headings.map((heading, at) => [heading, cells[at]]))
    return [{ row, cell: heading => byHeading.get(heading.toLowerCase()) }]
  })
  return {
    headings,
    written,
    rows,
    errors,
    warnings: about.warnings,
    hasDecimalCommas: about.hasDecimalCommas,
  }
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
  const message = `"${cells[at]?.slice(0, 40)}" is in a column without a heading. Name the column, or put text that contains a comma in quotation marks.`
  return [{ row, column: `Column ${at + 1}`, message }]
}

/** The refusal of a file that is no table. */
export const notACsv = (message: string) => new ShopError('not_a_csv', message, { file: message })

/** The refusal of spreadsheets of other programs and times. */
export const otherSpreadsheet = () =>
  notACsv(
    'The shop cannot read this kind of file, or it is damaged: save it as "Excel Workbook (.xlsx)" without a password, or as "CSV UTF-8", and try again.',
  )

/** Refuses what is beyond the bounds. `records` counts the rows so far, with the heading. */
export function checkBounds(cells: string[], records: number): string[] {
  const most = (key: 'rows' | 'columns' | 'cell') => bounds[key].toLocaleString('en')
  // The heading is no row.
  if (records > bounds.rows + 1) throw notACsv(`Use at most ${most('rows')} rows in one file.`)
  if (cells.length > bounds.columns) throw notACsv(`Use at most ${most('columns')} columns.`)
  if (cells.some(cell => cell.length > bounds.cell))
    throw notACsv(`Row ${records} has a cell of more than ${most('cell')} characters.`)
  return cells
}
