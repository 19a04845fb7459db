import { expect, test } from 'vitest'
import { clampQuantity, quantityAfterKey } from './clamp-quantity.ts'

test('keeps a quantity between one and what is in stock', () => {
  expect(clampQuantity('3', 1, 4)).toBe(3)
  expect(clampQuantity('0', 1, 4)).toBe(1)
  expect(clampQuantity('-7', 1, 4)).toBe(1)
  expect(clampQuantity('99', 1, 4)).toBe(4)
  expect(clampQuantity('1000000000', 1, 4)).toBe(4)
})

test('takes whole pieces only', () => {
  expect(clampQuantity('2.4', 1, 4)).toBe(2)
})

test('goes back to the last quantity when no number was typed', () => {
  expect(clampQuantity('', 1, 4, 3)).toBe(3)
  expect(clampQuantity('two', 1, 4, 3)).toBe(3)
  expect(clampQuantity('', 1, 4, 9)).toBe(4)
})

test('answers the keys of a spin button and leaves the others alone', () => {
  expect(quantityAfterKey('ArrowUp', 4, 1, 4)).toBe(4)
  expect(quantityAfterKey('ArrowDown', 2, 1, 4)).toBe(1)
  expect(quantityAfterKey('PageUp', 2, 1, 40)).toBe(12)
  expect(quantityAfterKey('Home', 3, 1, 4)).toBe(1)
  expect(quantityAfterKey('End', 3, 1, 4)).toBe(4)
  expect(quantityAfterKey('7', 3, 1, 4)).toBeNull()
})
