import { expect, test } from 'vitest'
import type { Product } from '../../../../contract/catalogue.ts'
import { optionsOf } from '../product-options.ts'
import { firstChoice, isInStock, legendOf, openOptions } from './pair-choice.ts'

const product = {
  Color: [{ Color: 'Rose' }, { Color: 'Ivory' }],
  Size: [{ Size: 'S' }, { Size: 'M' }],
  Length: [{ Length: '42 in' }],
  Material: [],
  included: [],
  stock: [
    { color: 'Rose', size: 'S', quantity: 0 },
    { color: 'Rose', size: 'M', quantity: 2 },
    { color: 'Ivory', size: 'S', quantity: 1 },
    { color: 'Ivory', size: 'M', quantity: 0 },
  ],
} as unknown as Product
const options = optionsOf(product)

test('only what there is no choice of is chosen from the start', () => {
  const choice = firstChoice(options)
  expect(choice).toEqual({ color: null, size: null, length: '42 in', material: null })
  expect(openOptions(options, choice)).toEqual(['color', 'size'])
  expect(openOptions(options, { ...choice, color: 'Rose', size: 'M' })).toEqual([])
})

test('a value is in stock with what is chosen so far', () => {
  const choice = firstChoice(options)
  expect(isInStock(product, choice)).toBe(true)
  expect(isInStock(product, choice, 'size', 'S')).toBe(true)
  expect(isInStock(product, { ...choice, color: 'Rose' }, 'size', 'S')).toBe(false)
  expect(isInStock(product, { ...choice, color: 'Ivory' }, 'size', 'S')).toBe(true)
})

test('sizes that are ages are called so', () => {
  expect(legendOf('size', ['2-3Y', '11-12Y', '18 months', '4 – 5 years'])).toBe('Age')
  expect(legendOf('size', ['S', '2-3Y'])).toBe('Size')
  expect(legendOf('size', [])).toBe('Size')
  expect(legendOf('color', ['2-3Y'])).toBe('Colour')
})
