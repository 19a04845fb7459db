import { expect, test } from 'vitest'
import { gridProblem, measureLabel, readMeasure } from './measures.ts'

test('tells a measure in centimetres, and in inches to the nearest half', () => {
  expect(measureLabel('88-93', 'cm', 'cm')).toBe('88–93')
  expect(measureLabel('88-93', 'cm', 'in')).toBe('34½–36½')
  expect(measureLabel('61', 'cm', 'in')).toBe('24')
  expect(measureLabel('1', 'cm', 'in')).toBe('½')
})

test('tells what was typed in inches as it was typed, and in whole centimetres', () => {
  expect(measureLabel('34.25-36', 'in', 'in')).toBe('34¼–36')
  expect(measureLabel('34.1', 'in', 'in')).toBe('34.1')
  expect(measureLabel('34.25-36', 'in', 'cm')).toBe('87–91')
  expect(measureLabel('', 'in', 'cm')).toBe('–')
})

test.each([
  [' 88 ', '88'],
  ['88-93', '88-93'],
  ['88 – 93', '88-93'],
  ['88 to 93', '88-93'],
  ['34½', '34.5'],
  ['34 ½-36¼', '34.5-36.25'],
  ['½', '0.5'],
  ['34,5', '34.5'],
  ['88.50', '88.5'],
  ['90-90', '90'],
  ['500', '500'],
  ['', ''],
])('reads %j as %j', (typed, measure) => {
  expect(readMeasure(typed)).toBe(measure)
})

test.each(['501', '-5', '93-88', '88-', '-', 'M', '88 cm', '1e2', '88-93-99', '88.123', '.', '88--93'])(
  'refuses %j',
  typed => {
    expect(readMeasure(typed)).toBeNull()
  },
)

test('a grid names no measurement and no size twice, and each size has all its cells', () => {
  const grid = { columns: ['Bust', 'Hip'], rows: [{ size: 'S', cells: ['88', ''] }] }
  expect(gridProblem(grid)).toBeNull()
  expect(gridProblem({ ...grid, columns: ['Bust', 'bust'] })?.field).toBe('columns')
  expect(
    gridProblem({ ...grid, rows: [...grid.rows, { size: 's ', cells: ['1', '2'] }] })?.message,
  ).toContain('two rows for size')
  expect(gridProblem({ ...grid, rows: [{ size: 'S', cells: ['88'] }] })?.field).toBe('rows')
})
