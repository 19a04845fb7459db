import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '../../../contract/currency.ts'
import { smallestCents } from '../../../contract/money.ts'
import { fromProviderAmount, toProviderAmount } from './provider-amount.ts'

test.each([
  ['usd', 9_850, 9_850],
  ['pkr', 2_562_000, 2_562_000],
  ['jpy', 104_800, 1_048],
  ['kwd', 1_250, 12_500],
])('%s: %i hundredths are %i at the card provider', (currency, cents, amount) => {
  expect(toProviderAmount(cents, currency)).toBe(amount)
})

test('what can be charged comes back as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.nat(1_000_000), (code, count) => {
      const [currency, cents] = [code.toLowerCase(), count * smallestCents(code)]
      expect(fromProviderAmount(toProviderAmount(cents, currency), currency)).toBe(cents)
    }),
  )
})
