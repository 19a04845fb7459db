import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCents } from './max-amount.ts'
import { toCents } from './money.ts'
import { includedTax } from './tax.ts'

const terms = { percent: 18, number: 'NTN 1234567-8' }

test('the tax is a part of the total', () => {
  expect(includedTax(terms, 11_800, 'USD')).toEqual({ ...terms, amount: 18 })
  expect(includedTax(terms, 274_900, 'PKR')).toEqual({ ...terms, amount: 419 })
  expect(includedTax(null, 11_800, 'USD')).toBeNull()
})

test('total less tax, taxed, is the total again, to the coin', () => {
  const percent = fc.integer({ min: 1, max: 10_000 }).map(each => each / 100)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxCents }), percent, (totalCents, each) => {
      const tax = includedTax({ ...terms, percent: each }, totalCents, 'USD')
      const taxCents = toCents(tax?.amount ?? 0)
      expect(taxCents).toBeLessThanOrEqual(totalCents)
      const net = totalCents - taxCents
      expect(Math.abs(net * (1 + each / 100) - totalCents)).toBeLessThanOrEqual(1 + each / 100)
    }),
  )
})
