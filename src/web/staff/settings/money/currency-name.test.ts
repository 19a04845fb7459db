import { expect, test } from 'vitest'
import { coinsNote } from './currency-name.ts'

test('a currency of thousandths says how many decimals its amounts take, and no other does', () => {
  expect(coinsNote('KWD').replaceAll('\u00a0', ' ')).toBe(
    'Amounts in KWD take two decimals, such as 12.25, and are written with three, as KWD 12.250: cards cannot pay single thousandths.',
  )
  expect(['USD', 'PKR', 'EUR'].map(coinsNote)).toEqual(['', '', ''])
})
