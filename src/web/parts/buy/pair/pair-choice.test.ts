import { expect, test } from 'vitest'
import type { Product } from '../../../../contract/catalogue/catalogue.ts'
import { matchingChoice } from './pair-choice.ts'

const piece = {
  Color: [{ Color: 'Rose' }, { Color: 'Ivory' }, { Color: 'Plum' }],
  Size: [{ Size: 'S' }, { Size: 'M' }],
  Length: [],
  Material: [],
  included: [],
  stock: [
    { color: 'Rose', size: 'S', quantity: 1 },
    { color: 'Rose', size: 'M', quantity: 2 },
    { color: 'Ivory', size: 'S', quantity: 0 },
    { color: 'Ivory', size: 'M', quantity: 1 },
    { color: 'Plum', size: 'S', quantity: 0 },
    { color: 'Plum', size: 'M', quantity: 0 },
  ],
} as unknown as Product

test('the other piece of a pair opens in the same colour, without a size', () => {
  expect(matchingChoice(piece, 'Ivory')).toMatchObject({ color: 'Ivory', size: null })
})

test('a colour that it does not have, or that is sold out, gives way to the first in stock', () => {
  for (const color of ['Plum', 'Teal', null]) expect(matchingChoice(piece, color).color).toBe('Rose')
})
