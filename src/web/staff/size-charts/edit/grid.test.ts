import { expect, test } from 'vitest'
import { addColumn, addRow, removeColumn, removeRow, setBlock, setCell } from './grid-edits.ts'
import { readCells, readTable, tooLarge } from './read-table.ts'

const grid = {
  columns: ['Bust', 'Hip'],
  rows: [
    { size: 'S', cells: ['1', '2'] },
    { size: 'M', cells: ['3', '4'] },
  ],
}

test('rows and columns are added at the end and taken from anywhere', () => {
  expect(addRow(grid).rows[2]).toEqual({ size: '', cells: ['', ''] })
  expect(addColumn(grid).rows[1]?.cells).toEqual(['3', '4', ''])
  expect(removeRow(grid, 0).rows).toEqual([{ size: 'M', cells: ['3', '4'] }])
  expect(removeColumn(grid, 0)).toEqual({
    columns: ['Hip'],
    rows: [
      { size: 'S', cells: ['2'] },
      { size: 'M', cells: ['4'] },
    ],
  })
})

test('measurements, sizes and cells are set by their place', () => {
  expect(setCell(grid, { row: -1, column: 1 }, 'Waist').columns).toEqual(['Bust', 'Waist'])
  expect(setCell(grid, { row: 1, column: -1 }, 'L').rows[1]?.size).toBe('L')
  expect(setCell(grid, { row: 1, column: 0 }, '9').rows[1]?.cells).toEqual(['9', '4'])
})

test('a pasted block fills the grid from where it is pasted, which grows', () => {
  const pasted = setBlock(grid, { row: 1, column: 1 }, [['5', '6'], ['7']])
  expect(pasted).toEqual({
    columns: ['Bust', 'Hip', ''],
    rows: [
      { size: 'S', cells: ['1', '2', ''] },
      { size: 'M', cells: ['3', '5', '6'] },
      { size: '', cells: ['', '7', ''] },
    ],
  })
  const large = Array.from({ length: 41 }, () => ['1'])
  expect(setBlock(grid, { row: 0, column: 0 }, large)).toBeNull()
  expect(setBlock(grid, { row: 39, column: 0 }, [['1']])?.rows).toHaveLength(40)
})

test('a table is read from a spreadsheet, and from text with semicolons or commas', () => {
  const read = { columns: ['Bust', 'Hip'], rows: [{ size: 'S', cells: ['88-93', ''] }] }
  expect(readTable('Size\tBust\tHip\r\nS\t88 – 93\t\r\n')).toEqual({ grid: read })
  expect(readTable('Size;Bust;Hip\nS;88-93')).toEqual({ grid: read })
  expect(readTable('"Size","Bust","Hip"\n"S","88-93",""')).toEqual({ grid: read })
})

test.each([
  ['', 'No table was found'],
  ['Size\tBust', 'No table was found'],
  ['Size\tBust\n\t88', 'Line 2 has no size'],
  ['Size\tBust\nS\t88\t90', 'more cells'],
  ['Size\tBust\nS\tM', 'Bust of size S'],
  ['x'.repeat(100_000), 'more than a size chart holds'],
  [`Size\tBust\n${'S\t1\n'.repeat(41)}`, 'more than a size chart holds'],
  [`Size${'\tBust'.repeat(21)}\nS`, 'more than a size chart holds'],
])('a broken paste is refused in plain words', (text, words) => {
  expect(readTable(text)).toEqual({ problem: expect.stringContaining(words) })
})

test('a paste of 100 kB is not even taken apart', () => {
  expect(readCells('1\t2\n'.repeat(25_000))).toBeNull()
  expect(tooLarge).toContain('40 sizes')
})
