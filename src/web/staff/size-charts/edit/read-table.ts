import {
  type Grid,
  maxColumns,
  maxRows,
  readMeasure,
  wrongMeasure,
} from '../../../../contract/catalogue/measures.ts'

/** More than a chart of the largest size can be. */
const maxLength = 30_000

export const tooLarge = `That is more than a size chart holds: at most ${maxRows} sizes and ${maxColumns} measurements. Copy only the cells of the table.`

/** The cells of a text copied from a spreadsheet, or separated by semicolons or commas; null for one too large. */
export function readCells(text: string): string[][] | null {
  if (text.length > maxLength) return null
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter(line => line.trim() !== '')
  const separator = ['\t', ';', ','].find(each => text.includes(each)) ?? '\t'
  const cells = lines.map(line => line.split(separator).map(cell => cell.trim().replace(/^"(.*)"$/, '$1')))
  return cells.length > maxRows + 1 || cells.some(line => line.length > maxColumns + 1) ? null : cells
}

/** The chart of a whole table, with the measurements in its first line and the sizes in its first column; or what is wrong. */
export function readTable(text: string): { grid: Grid } | { problem: string } {
  const cells = readCells(text)
  if (!cells) return { problem: tooLarge }
  const [head = [], ...lines] = cells
  const columns = head.slice(1)
  if (columns.length === 0 || lines.length === 0)
    return {
      problem:
        'No table was found. Its first line has the measurements, and every other line a size with its numbers.',
    }
  for (const [nth, [size = '', ...measures]] of lines.entries()) {
    if (size === '') return { problem: `Line ${nth + 2} has no size.` }
    if (measures.length > columns.length)
      return { problem: `Size ${size} has more cells than the first line.` }
    const wrong = measures.findIndex(cell => readMeasure(cell) === null)
    if (wrong >= 0)
      return { problem: `${columns[wrong] || `Column ${wrong + 2}`} of size ${size}: ${wrongMeasure}` }
  }
  const rows = lines.map(([size = '', ...measures]) => ({
    size,
    cells: columns.map((_, column) => readMeasure(measures[column] ?? '') ?? ''),
  }))
  return { grid: { columns, rows } }
}
