import { type Grid, maxColumns, maxRows } from '../../../../contract/catalogue/measures.ts'

/** Where a cell of the editor is: row -1 has the names of the measurements, column -1 the sizes. */
export type Place = { row: number; column: number }

export const addRow = ({ columns, rows }: Grid): Grid => ({
  columns,
  rows: [...rows, { size: '', cells: columns.map(() => '') }],
})

export const addColumn = ({ columns, rows }: Grid): Grid => ({
  columns: [...columns, ''],
  rows: rows.map(row => ({ ...row, cells: [...row.cells, ''] })),
})

const without = <T>(list: readonly T[], nth: number): T[] => list.filter((_, index) => index !== nth)

export const removeRow = ({ columns, rows }: Grid, nth: number): Grid => ({
  columns,
  rows: without(rows, nth),
})

export const removeColumn = ({ columns, rows }: Grid, nth: number): Grid => ({
  columns: without(columns, nth),
  rows: rows.map(row => ({ ...row, cells: without(row.cells, nth) })),
})

const replaced = <T>(list: readonly T[], nth: number, value: T): T[] =>
  list.map((old, index) => (index === nth ? value : old))

export function setCell(grid: Grid, { row, column }: Place, text: string): Grid {
  const old = grid.rows[row]
  if (row < 0) return { ...grid, columns: replaced(grid.columns, column, text) }
  if (!old) return grid
  const changed = column < 0 ? { ...old, size: text } : { ...old, cells: replaced(old.cells, column, text) }
  return { ...grid, rows: replaced(grid.rows, row, changed) }
}

/** The grid with a block of cells written over it from a place on; it grows as needed. Null where it would be too large. */
export function setBlock(grid: Grid, { row, column }: Place, block: readonly string[][]): Grid | null {
  const width = Math.max(...block.map(line => line.length))
  if (row + block.length > maxRows || column + width > maxColumns) return null
  let grown = grid
  while (grown.columns.length < column + width) grown = addColumn(grown)
  while (grown.rows.length < row + block.length) grown = addRow(grown)
  return block.reduce(
    (lines, line, down) =>
      line.reduce((cells, text, right) => {
        const place = { row: row + down, column: column + right }
        return isCorner(place) ? cells : setCell(cells, place, text)
      }, lines),
    grown,
  )
}

const isCorner = ({ row, column }: Place) => row < 0 && column < 0
