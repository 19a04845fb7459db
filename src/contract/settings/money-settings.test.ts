import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '../currency.ts'
import { dollars, MoneySettings } from './money-settings.ts'

const cashIn = (currency: string) => ({
  ...dollars,
  cash: { currency, rate: 280, roundTo: 1 },
})

test('whatever is entered for a currency is taken or refused in words', () => {
  const code = fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom(...currencies, '𝑠Ⱥ', ''))
  fc.assert(
    fc.property(code, code, (prices, cash) => {
      const { success, error } = MoneySettings.safeParse({ ...cashIn(cash), currency: prices })
      if (!success) for (const { message } of error.issues) expect(message).toMatch(/[.]$/)
    }),
  )
})

test('a currency that is none is refused beside its own field', () => {
  const { error } = MoneySettings.safeParse(cashIn('𝑠Ⱥ'))
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['cash.currency', 'Choose a currency.'],
  ])
})
