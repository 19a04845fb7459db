import { expect, test } from 'vitest'
import { compared, percentOf } from './compare.ts'

test('says how much more or less it is than before', () => {
  expect(compared(112, 100, 30)).toBe('12% more than in the 30 days before')
  expect(compared(50, 100, 7)).toBe('50% less than in the 7 days before')
  expect(compared(100, 100.2, 7)).toBe('as much as in the 7 days before')
  expect(compared(10, 0, 7)).toBe('none in the 7 days before')
  expect(compared(0, 0, 7)).toBe('as in the 7 days before')
})

test('a share of nothing is nothing', () => {
  expect(percentOf(1, 4)).toBe('25%')
  expect(percentOf(0, 0)).toBe('0%')
})
