import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCents } from '../../../contract/max-amount.ts'
import { priceBands } from './price-bands.ts'

const dollars = (...prices: number[]) => prices.map(price => price * 100)

test('bands have round limits and hold about as many prices each', () => {
  const prices = dollars(21, 23, 24, 25, 26, 27, 28, 28, 29, 30, 33, 38, 42, 45, 49, 58, 64, 70, 112, 156)
  expect(priceBands(prices).map(band => band.minCents)).toEqual(dollars(0, 30, 50))
  expect(priceBands(prices).map(band => band.maxCents)).toEqual([2999, 4999, null])
})

test('few prices make few bands, and a single price makes none', () => {
  expect(priceBands([])).toEqual([])
  expect(priceBands(dollars(30, 30, 30))).toEqual([])
  expect(priceBands(dollars(30, 48))).toEqual([
    { minCents: 0, maxCents: 3999 },
    { minCents: 4000, maxCents: null },
  ])
  expect(priceBands([3000, 3001])).toEqual([
    { minCents: 0, maxCents: 3000 },
    { minCents: 3001, maxCents: null },
  ])
})

test('prices close together make fewer or uneven bands, never odd limits', () => {
  const limits = (...prices: number[]) => priceBands(dollars(...prices)).map(band => band.minCents / 100)
  expect(limits(52, 58, 60, 64, 67, 72)).toEqual([0, 60])
  expect(limits(22, 24, 25, 26, 27, 28)).toEqual([0, 25])
  expect(limits(1900, 2150, 2240, 2310, 2390, 2460)).toEqual([0, 2000])
})

test('any different prices make two or three bands without a gap, none of them empty', () => {
  const price = fc.oneof(fc.integer({ min: 1, max: maxCents }), fc.integer({ min: 1, max: 20_000 }))
  fc.assert(
    fc.property(fc.array(price, { minLength: 2, maxLength: 80 }), prices => {
      fc.pre(new Set(prices).size > 1)
      const bands = priceBands(prices)
      expect(bands.length).toBeGreaterThanOrEqual(2)
      expect(bands.length).toBeLessThanOrEqual(3)
      expect([bands[0]?.minCents, bands.at(-1)?.maxCents]).toEqual([0, null])
      for (const [i, { minCents, maxCents }] of bands.entries()) {
        if (i > 0) expect(minCents).toBe((bands[i - 1]?.maxCents ?? 0) + 1)
        expect(prices.some(each => each >= minCents && (maxCents === null || each <= maxCents))).toBe(true)
      }
    }),
  )
})
