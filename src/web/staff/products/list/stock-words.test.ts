import { expect, test } from 'vitest'
import { stockWords } from './stock-words.ts'

const sizes = (...quantities: number[]) => shelves(quantities, '')
const shelves = (quantities: number[], color: string) => ({
  inventory: quantities.reduce((sum, quantity) => sum + quantity, 0),
  stock: quantities.map((quantity, index) => ({ color, size: `${index + 1}`, quantity })),
})
const words = (product: Omit<Parameters<typeof stockWords>[0], 'lowStock'>, lowStock = '') =>
  stockWords({ lowStock, ...product }, 3)
const text = (...product: Parameters<typeof words>) => words(...product)?.text ?? null

test('says of what there is little or nothing left, by size or colour', () => {
  expect(text(sizes(9, 9, 9))).toBeNull()
  expect(text(sizes(9, 1, 1, 1, 9, 9))).toBe('Low stock in 3 of 6 sizes')
  expect(text(sizes(1, 1))).toBe('Low stock in both sizes')
  expect(text(sizes(1, 1, 1))).toBe('Low stock in all 3 sizes')
  expect(text(sizes(9, 0, 0))).toBe('2 of 3 sizes sold out')
  expect(text(sizes(9, 0, 0, 1))).toBe('2 of 4 sizes sold out, 1 low')
  expect(text(shelves([9, 1], 'Mint'))).toBe('Low stock in 1 of 2 choices')
  expect(
    text({ inventory: 10, stock: [0, 10].map(quantity => ({ color: `${quantity}`, size: '', quantity })) }),
  ).toBe('1 of 2 colours sold out')
})

test('says of one number that it is low, and of nothing left that it is out of stock', () => {
  expect(text({ inventory: 1, stock: [{ color: '', size: '', quantity: 1 }] })).toBe('Low stock')
  expect(words(sizes(0, 0))).toEqual({ text: 'Out of stock', tone: 'error' })
})

test('goes by the number of the product where it has one', () => {
  expect(text(sizes(9, 2), '1')).toBeNull()
  expect(text(sizes(9, 2), '0')).toBeNull()
  expect(text(sizes(30, 9), '10')).toBe('Low stock in 1 of 2 sizes')
})
