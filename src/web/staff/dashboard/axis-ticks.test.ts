import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

test('an axis has marks in steps of 1, 2, 5, 10, 20, 50, …', () => {
  expect(axisTicks(0)).toEqual([0, 1])
  expect(axisTicks(3)).toEqual([0, 1, 2, 3])
  expect(axisTicks(7)).toEqual([0, 2, 4, 6, 8])
  expect(axisTicks(20)).toEqual([0, 5, 10, 15, 20])
  expect(axisTicks(4_210.5)).toEqual([0, 2_000, 4_000, 6_000])
})

test('the last mark reaches the highest value, and there are at most five', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), max => {
      const ticks = axisTicks(max)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }),
  )
})
