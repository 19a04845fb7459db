import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Amount, AmountSum } from './amounts.ts'
import { toAmount } from './money.ts'

const isAmount = (value: unknown) => Amount.safeParse(value).success

test('an amount is between nothing and twenty million', () => {
  for (const amount of [0, 20_000_000]) expect(Amount.parse(amount)).toBe(amount)
  for (const amount of [-0.01, 20_000_000.01]) expect([amount, isAmount(amount)]).toEqual([amount, false])
})

test('an amount has at most two decimals, however a computer rounds them', () => {
  for (const amount of [0.01, 1.1, 4.35, 19.99, 1_005.55, 19_999_999.99])
    expect(Amount.parse(amount)).toBe(amount)
  for (const amount of [0.001, 19.999, 19_999_999.995])
    expect([amount, isAmount(amount)]).toEqual([amount, false])
})

test('any whole number of cents is a sum, up to the most that a courier may be told to collect', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2e15 }), cents => {
      expect(AmountSum.safeParse(toAmount(cents)).success).toBe(true)
    }),
    { examples: [[12_345_678_901_23]] },
  )
})

test('an amount is a number', () => {
  for (const value of ['48', null, undefined, Number.NaN])
    expect([value, isAmount(value)]).toEqual([value, false])
})

test('a sum may be higher than any price, but is in whole cents and not negative', () => {
  expect(AmountSum.parse(99_000_000.01)).toBe(99_000_000.01)
  for (const sum of [-0.01, 0.005]) expect(AmountSum.safeParse(sum).success).toBe(false)
})
