import { stringify } from 'csv-stringify/sync'
import { guardCell } from '../contract/csv-cell.ts'

/**
 * Rows as CSV. Cells cannot be read as formulas, also not by a spreadsheet that splits at semicolons, bars or tabs; all are
 * quoted.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map(cells => cells.map(cell => (typeof cell === 'number' ? cell : guardCell(cell)))),
    { quoted: true, record_delimiter: 'windows' },
  )
