import { expect, test } from 'vitest'
import { lineTotal } from './line-total.ts'

test('a line comes to its price times its pieces, to the cent', () => {
  expect(lineTotal({ price: 48, quantity: 1 })).toBe(48)
  expect(lineTotal({ price: 19.99, quantity: 3 })).toBe(59.97)
  expect(lineTotal({ price: 1.1, quantity: 3 })).toBe(3.3)
})
