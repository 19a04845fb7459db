import { expect, test } from 'vitest'
import { Currency, currencies } from './currency.ts'

test('only money can be chosen', () => {
  expect(currencies).toContain('PKR')
  for (const code of ['', 'pkr', 'XAU', 'XXX', 'ABC', 'USDX'])
    expect(Currency.safeParse(code).success, code).toBe(false)
})
