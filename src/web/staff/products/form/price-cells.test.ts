import { expect, test } from 'vitest'
import { staffProduct } from '../../../../../test-support/staff-product.ts'
import { cellKey } from '../stock/cell-key.ts'
import { productResolver } from './check-product.ts'
import { countLostPrices, inheritedPrice, previewPrice, typedPrices } from './price-cells.ts'
import { valuesOf } from './product-values.ts'
import { toProductEdit } from './to-product-edit.ts'

const loaded = staffProduct({
  Color: [{ Color: 'Rose', img: { original: '' } }],
  Size: [{ Size: 'S' }, { Size: 'L' }],
  basePrice: 40,
  baseOptionPrices: [
    { color: '', size: 'L', price: 60, displayPrice: 60 },
    { color: 'Rose', size: 'S', price: 45, displayPrice: 70 },
  ],
})
const values = valuesOf(loaded)
const [ofL, ofRoseS, ofS] = [cellKey('', 's1'), cellKey('c0', 's0'), cellKey('', 's0')]

test('prices stand in their cells, and an unedited form sends them as they are', () => {
  expect(values.optionPrices).toEqual({ [ofL]: '60', [ofRoseS]: '45' })
  expect(values.optionDisplayPrices).toEqual({ [ofRoseS]: '70' })
  expect(toProductEdit(values, loaded).edit.optionPrices).toEqual([
    { color: '', size: 'L', price: 60, displayPrice: null },
    { color: 'Rose', size: 'S', price: 45, displayPrice: 70 },
  ])
})

test('prices go with a renamed row, and with a removed one they go', () => {
  const [small, large] = values.sizes
  const renamed = {
    ...values,
    sizes: [small, large && { ...large, value: 'XL' }].filter(row => row !== undefined),
  }
  expect(toProductEdit(renamed, loaded).edit.optionPrices?.[0]).toMatchObject({ size: 'XL', price: 60 })
  const without = { ...values, sizes: small ? [small] : [] }
  expect(toProductEdit(without, loaded).edit.optionPrices).toMatchObject([{ color: 'Rose', size: 'S' }])
  expect(countLostPrices(values)).toBe(0)
  expect(countLostPrices(without)).toBe(1)
})

test('an empty cell says what its choice costs', () => {
  const at = (cell: string, color: string, size: string) =>
    inheritedPrice(typedPrices(values), { cell, color, size })
  expect(at(ofS, '', 'S')).toBeNull()
  expect(at(cellKey('c0', 's1'), 'Rose', 'L')).toBe(60)
  expect(at(ofRoseS, 'Rose', 'S')).toBeNull()
})

test('a price before needs a price, and words that are none are refused', async () => {
  const errorsOf = async (changes: object) => {
    const { errors } = await productResolver(loaded)(
      { ...values, optionPrices: {}, optionDisplayPrices: {}, ...changes },
      undefined,
      {
        fields: {},
        shouldUseNativeValidation: false,
      },
    )
    return errors.optionPrices
  }
  expect(await errorsOf({})).toBeUndefined()
  expect(await errorsOf({ optionDisplayPrices: { [ofS]: '90' } })).toMatchObject({
    message: 'Enter the price of S, too.',
  })
  expect(await errorsOf({ optionPrices: { [ofS]: 'dear' } })).toMatchObject({ message: expect.any(String) })
  expect(await errorsOf({ optionPrices: { [ofS]: '0' } })).toMatchObject({ message: 'S: Price is required.' })
})

test('the preview says from which price on', () => {
  expect(previewPrice({ ...values, optionPrices: { [ofL]: '60' } })).toMatchObject({ price: 40, from: true })
  expect(previewPrice({ ...values, optionPrices: { [ofS]: '50', [ofL]: '50' } })).toEqual({
    price: 50,
    displayPrice: 50,
  })
})
