import { expect, test } from 'vitest'
import { measureWords } from './size-tables.ts'

test('tells a measure in centimetres, and in inches to the nearest half', () => {
  expect(measureWords([88, 93], 'cm')).toBe('88–93')
  expect(measureWords([88, 93], 'in')).toBe('34½–36½')
  expect(measureWords(61, 'in')).toBe('24')
})
