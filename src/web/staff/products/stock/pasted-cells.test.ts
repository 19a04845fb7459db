import { expect, test } from 'vitest'
import { cellKey } from './cell-key.ts'
import { gridRows } from './grid-axes.ts'
import { readPastedCells } from './pasted-cells.ts'

const option = (key: string) => ({ key, name: key })
const rows = gridRows({ colors: [option('Rose'), option('Ivory')], thirds: [option('')] })
const table = { rows, sizes: ['S', 'M', 'L'].map(option) }
const from = (row: number, column: number) => ({ ...table, at: { row, column } })

test('a block fills the cells from where it is pasted', () => {
  expect(readPastedCells('1\t2\r\n3\t 4 \r\n', from(0, 1))).toEqual({
    cells: {
      [cellKey('Rose', 'M')]: '1',
      [cellKey('Rose', 'L')]: '2',
      [cellKey('Ivory', 'M')]: '3',
      [cellKey('Ivory', 'L')]: '4',
    },
    tooMany: 0,
  })
})

test('cells outside the table are counted, not taken', () => {
  expect(readPastedCells('1\t2\n3\t4', from(1, 2))).toEqual({
    cells: { [cellKey('Ivory', 'L')]: '1' },
    tooMany: 3,
  })
})

test('an empty cell of the block empties the cell of the table', () => {
  expect(readPastedCells('\t7', from(0, 0))?.cells).toEqual({
    [cellKey('Rose', 'S')]: '',
    [cellKey('Rose', 'M')]: '7',
  })
})

test('one number is left to the field, a text of 100 kB is not read', () => {
  expect(readPastedCells('12\n', from(0, 0))).toBeNull()
  expect(readPastedCells('1\t'.repeat(100_000), from(0, 0))).toBeNull()
})
