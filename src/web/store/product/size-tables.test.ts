import { expect, test } from 'vitest'
import { measureLabel } from './size-tables.ts'

test('tells a measure in centimetres, and in inches to the nearest half', () => {
  expect(measureLabel([88, 93], 'cm')).toBe('88–93')
  expect(measureLabel([88, 93], 'in')).toBe('34½–36½')
  expect(measureLabel(61, 'in')).toBe('24')
})
