import { expect, test } from 'vitest'
import { optionPriceOf, pricesOnSale } from './option-prices.ts'

const price = (color: string, size: string, cents: number) => ({ color, size, cents })
const ofRose = price('Rose', '', 30)
const ofL = price('', 'L', 60)
const ofRoseL = price('Rose', 'L', 45)

test('the nearest price counts: of colour and size, of the colour, of the size', () => {
  const prices = [ofL, ofRose, ofRoseL]
  expect(optionPriceOf(prices, { color: 'Rose', size: 'L' })).toBe(ofRoseL)
  expect(optionPriceOf(prices, { color: 'Rose', size: 'S' })).toBe(ofRose)
  expect(optionPriceOf(prices, { color: 'Ivory', size: 'L' })).toBe(ofL)
  expect(optionPriceOf(prices, { color: 'Ivory', size: 'S' })).toBeUndefined()
  expect(optionPriceOf(undefined, { size: 'L' })).toBeUndefined()
})

const options = { colours: [], sizes: ['S', 'L'] }
const stock = (small: number, large: number) => [
  { color: '', size: 'S', quantity: small },
  { color: '', size: 'L', quantity: large },
]

test('what is sold out has no say in the price, unless all is', () => {
  const on = (small: number, large: number) =>
    pricesOnSale({ optionPrices: [ofL], stock: stock(small, large), options })
  expect(on(1, 1)).toEqual([undefined, ofL])
  expect(on(0, 1)).toEqual([ofL])
  expect(on(1, 0)).toEqual([undefined])
  expect(on(0, 0)).toEqual([undefined, ofL])
  expect(pricesOnSale({ optionPrices: [], stock: stock(0, 0), options })).toEqual([undefined])
})
