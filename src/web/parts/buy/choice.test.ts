import { expect, test } from 'vitest'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { choiceQuery, chosenOptions, readChoice, readQuantity } from './choice.ts'
import { optionsOf } from './product-options.ts'

type Values = {
  colors?: string[]
  sizes?: string[]
  lengths?: string[]
  materials?: string[]
  included?: Product['included']
}

const options = ({ colors = [], sizes = [], lengths = [], materials = [], included = [] }: Values) =>
  optionsOf({
    Color: colors.map(Color => ({ Color, img: { original: '' } })),
    Size: sizes.map(Size => ({ Size })),
    Length: lengths.map(Length => ({ Length })),
    Material: materials.map(Material => ({ Material })),
    included,
    // Only the lists are looked at.
  } as Product)

const kurta = options({ colors: ['Ivory', 'Madder'], sizes: ['S', 'M'], materials: ['Cotton lawn'] })
const plenty = [{ color: '', size: '', quantity: 10 }]
const query = (text: string) => new URLSearchParams(text)

test('chooses the first of everything but the size until the shopper does', () => {
  const choice = readChoice(kurta, plenty, query(''))
  expect(choice).toEqual({ color: 'Ivory', size: null, third: null, length: null, material: 'Cotton lawn' })
})

test('a size that there is alone is chosen', () => {
  const oneSize = options({ sizes: ['Free size'] })
  expect(readChoice(oneSize, plenty, query(''))).toMatchObject({ size: 'Free size' })
})

test('chooses what is in stock before what is not', () => {
  const noIvory = [...plenty, { color: 'Ivory', size: '', quantity: 0 }]
  expect(readChoice(kurta, noIvory, query(''))).toMatchObject({ color: 'Madder', size: null })
})

test('the colour that an address leaves open has the size that it names', () => {
  const stock = [
    { color: 'Ivory', size: 'S', quantity: 1 },
    { color: 'Madder', size: 'M', quantity: 1 },
  ]
  expect(readChoice(kurta, stock, query('color=Madder'))).toMatchObject({ color: 'Madder', size: null })
  expect(readChoice(kurta, stock, query('size=M'))).toMatchObject({ color: 'Madder', size: 'M' })
})

test('a sold-out value that the address names can be looked at', () => {
  const stock = [...plenty, { color: '', size: 'S', quantity: 0 }]
  expect(readChoice(kurta, stock, query('size=S'))).toMatchObject({ color: 'Ivory', size: 'S' })
})

test('shows the first colour when nothing is left', () => {
  expect(readChoice(kurta, [], query(''))).toMatchObject({ color: 'Ivory', size: null })
})

test('reads the choice from the address, and passes over what the product does not come in', () => {
  const choice = readChoice(kurta, plenty, query('color=Madder&size=XXL'))
  expect(choice).toMatchObject({ color: 'Madder', size: null })
})

test('an address made from a choice leads back to it, with the number of pieces', () => {
  const choice = readChoice(kurta, plenty, query('color=Madder&size=M'))
  const search = query(choiceQuery(choice, kurta, 3))
  expect(readChoice(kurta, plenty, search)).toEqual(choice)
  expect(readQuantity(search)).toBe(3)
  expect(choiceQuery(choice, kurta)).toBe('?color=Madder&size=M')
})

test('asks for at least one piece', () => {
  expect(readQuantity(query('quantity=-4'))).toBe(1)
  expect(readQuantity(query('quantity=many'))).toBe(1)
  expect(readQuantity(query(''))).toBe(1)
})

test('tells the cart colour and size, and other kinds only where there was a choice', () => {
  expect(chosenOptions(readChoice(kurta, plenty, query('size=S')), kurta)).toEqual({
    color: 'Ivory',
    size: 'S',
  })
  const shawl = options({ lengths: ['Regular', 'Long'], materials: ['Lawn', 'Khaddar'] })
  const choice = readChoice(shawl, plenty, query('length=Long'))
  expect(chosenOptions(choice, shawl)).toEqual({ length: 'Long', material: 'Lawn' })
})

test('what all comes with the piece is no choice', () => {
  const set = options({
    lengths: ['Kurta 39 in', 'Trousers 37 in'],
    materials: ['Raw silk', 'Chiffon'],
    included: ['Length'],
  })
  expect(set).toMatchObject({ length: [], material: ['Raw silk', 'Chiffon'] })
})
