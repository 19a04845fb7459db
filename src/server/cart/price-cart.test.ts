import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCents } from '../../contract/max-amount.ts'
import { type LineToPrice, priceCart } from './price-cart.ts'

const line: fc.Arbitrary<LineToPrice> = fc.record({
  shelf: fc.constantFrom('kurta', 'frock', 'shawl'),
  priceCents: fc.integer({ min: 1, max: maxCents }),
  quantity: fc.integer({ min: 1, max: 1_000 }),
  stock: fc.integer({ min: 0, max: 2_000 }),
})

test('the total is the sum of the available lines, in whole cents and never negative', () => {
  fc.assert(
    fc.property(fc.array(line), lines => {
      const { lines: priced, totalCents } = priceCart(lines)
      const available = priced.filter(({ available }) => available)
      expect(totalCents).toBe(available.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0))
      expect(Number.isSafeInteger(totalCents) && totalCents >= 0).toBe(true)
      for (const { lineTotalCents, priceCents, quantity } of priced) {
        expect(lineTotalCents).toBe(priceCents * quantity)
      }
    }),
  )
})

test('the available lines of a shelf together never ask for more than it holds', () => {
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 0, max: 2_000 }), (lines, stock) => {
      const { lines: priced } = priceCart(lines.map(each => ({ ...each, shelf: 'kurta', stock })))
      const wanted = priced.reduce((sum, { available, quantity }) => sum + (available ? quantity : 0), 0)
      expect(wanted).toBeLessThanOrEqual(stock)
    }),
  )
})

test('prices that floating-point numbers cannot hold add up exactly', () => {
  const lines = [10, 20].map(priceCents => ({
    shelf: `p${priceCents}`,
    priceCents,
    quantity: 1,
    stock: 1,
  }))
  expect(priceCart(lines).totalCents).toBe(30)
})
