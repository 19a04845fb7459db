import { guardCell } from '../../../../contract/csv-cell.ts'
import type { Report } from './use-import.ts'

/** The errors of an import as a CSV file, to work through beside the spreadsheet. */
export function errorsCsv(errors: Report['errors'], fileName: string): File {
  const rows = errors.map(({ row, column, message }) => [String(row), column, message])
  const text = [['Row', 'Column', 'What is wrong'], ...rows]
    .map(cells => cells.map(cell).join(','))
    .join('\r\n')
  const name = `errors in ${fileName.replace(/\.(csv|xlsx)$/i, '')}.csv`
  return new File(['\ufeff', text, '\r\n'], name, { type: 'text/csv' })
}

/** Text from the imported file may look like a formula. */
const cell = (text: string) => `"${guardCell(text).replaceAll('"', '""')}"`
