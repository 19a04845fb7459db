import { expect, test } from 'vitest'
import type { Product } from '../../../contract/catalogue.ts'
import { choiceQuery, chosenOptions, readChoice, readQuantity } from './choice.ts'
import { optionsOf } from './product-options.ts'

type Values = { colors?: string[]; sizes?: string[]; lengths?: string[]; materials?: string[] }

const options = ({ colors = [], sizes = [], lengths = [], materials = [] }: Values) =>
  optionsOf({
    Color: colors.map(Color => ({ Color, img: { original: '' } })),
    Size: sizes.map(Size => ({ Size })),
    Length: lengths.map(Length => ({ Length })),
    Material: materials.map(Material => ({ Material })),
    // Only the four lists are looked at.
  } as Product)

const kurta = options({ colors: ['Ivory', 'Madder'], sizes: ['S', 'M'], materials: ['Cotton lawn'] })

test('chooses the first of everything until the shopper does', () => {
  const choice = readChoice(kurta, new URLSearchParams())
  expect(choice).toEqual({ color: 'Ivory', size: 'S', length: null, material: 'Cotton lawn' })
})

test('reads the choice from the address, and passes over what the product does not come in', () => {
  const choice = readChoice(kurta, new URLSearchParams('color=Madder&size=XXL'))
  expect(choice).toMatchObject({ color: 'Madder', size: 'S' })
})

test('an address made from a choice leads back to it, with the number of pieces', () => {
  const choice = readChoice(kurta, new URLSearchParams('color=Madder&size=M'))
  const search = new URLSearchParams(choiceQuery(choice, 3))
  expect(readChoice(kurta, search)).toEqual(choice)
  expect(readQuantity(search, 10)).toBe(3)
})

test('asks for at least one piece and for no more than there are', () => {
  expect(readQuantity(new URLSearchParams('quantity=-4'), 10)).toBe(1)
  expect(readQuantity(new URLSearchParams('quantity=many'), 10)).toBe(1)
  expect(readQuantity(new URLSearchParams('quantity=40'), 10)).toBe(10)
  expect(readQuantity(new URLSearchParams(), 0)).toBe(1)
})

test('tells the cart colour and size, and other kinds only where there was a choice', () => {
  expect(chosenOptions(readChoice(kurta, new URLSearchParams()), kurta)).toEqual({
    color: 'Ivory',
    size: 'S',
  })
  const shawl = options({ lengths: ['Regular', 'Long'], materials: ['Lawn', 'Khaddar'] })
  const choice = readChoice(shawl, new URLSearchParams('length=Long'))
  expect(chosenOptions(choice, shawl)).toEqual({ length: 'Long', material: 'Lawn' })
})

test('the pieces and cloths of one set are no choice', () => {
  const set = options({
    lengths: ['Kurta 39 in', 'Trousers 37 in'],
    materials: ['Raw silk', 'Zari thread', 'Chiffon dupatta'],
  })
  expect(set).toMatchObject({ length: [], material: [] })
  expect(options({ lengths: ['Kurta 39 in', 'Kurta 42 in'] }).length).toHaveLength(2)
  expect(options({ lengths: ['39 in', '42 in'] }).length).toHaveLength(2)
})
