import { expect, test } from 'vitest'
import { cartTooLargeText, lineTooLargeText } from './too-large-text.ts'

const size = { piecesPerLine: 5, piecesPerOrder: 8, linesPerOrder: 3 }

test.each([
  [[5, 3], null],
  [[6], 'An order takes at most 5 pieces of one item.'],
  [[5, 5], 'An order takes at most 8 pieces. Take out 2 to continue.'],
  [[1, 1, 1, 1], 'An order takes at most 3 different items. Take out 1 to continue.'],
  [[5, 2, 2, 2], 'An order takes at most 8 pieces. Take out 3 to continue.'],
])('a cart of %j pieces: %s', (quantities, text) => {
  const lines = quantities.map(quantity => ({ quantity }))
  expect(cartTooLargeText(lines, size)).toBe(text)
})

test('a line says itself that it is too much', () => {
  expect(lineTooLargeText({ quantity: 5 }, size)).toBeNull()
  expect(lineTooLargeText({ quantity: 6 }, size)).toBe(
    'An order takes at most 5 pieces of one item. Choose fewer to continue.',
  )
})
