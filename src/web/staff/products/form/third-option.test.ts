import { expect, test } from 'vitest'
import { staffProduct } from '../../../../../test-support/staff-product.ts'
import { cellKey } from '../stock/cell-key.ts'
import { gridRows } from '../stock/grid-axes.ts'
import { productResolver } from './check-product.ts'
import { inheritedPrice, priceGridAxes, typedPrices } from './price-cells.ts'
import { type ProductValues, valuesOf } from './product-values.ts'
import { formGridAxes, stockRows, totalPieces } from './stock-rows.ts'
import { toProductEdit } from './to-product-edit.ts'

const stitching = { name: 'Stitching', values: [{ value: 'Unstitched' }, { value: 'Stitched' }] }
const loaded = staffProduct({
  Color: [{ Color: 'Rose', img: { original: '' } }],
  Size: [{ Size: 'S' }],
  third: stitching,
  basePrice: 45,
  baseOptionPrices: [{ color: '', size: '', third: 'Stitched', price: 60, displayPrice: 60 }],
  stock: [
    { color: 'Rose', size: 'S', third: 'Unstitched', quantity: 3, sku: 'U-1' },
    { color: 'Rose', size: 'S', third: 'Stitched', quantity: 0 },
  ],
})
const values = valuesOf(loaded)

test('an unedited form says the option, its pieces, prices and SKUs as they are', () => {
  expect(values).toMatchObject({ thirdName: 'Stitching', keptBy: 'all' })
  const { edit } = toProductEdit(values, loaded)
  expect(edit.third).toEqual(stitching)
  expect(edit.optionPrices).toEqual([
    { color: '', size: '', third: 'Stitched', price: 60, displayPrice: null },
  ])
  expect(edit.stock).toEqual([
    { color: 'Rose', size: 'S', third: 'Unstitched', quantity: 3, seen: 3 },
    { color: 'Rose', size: 'S', third: 'Stitched', quantity: 0, seen: 0 },
  ])
  expect(totalPieces(values)).toBe(3)
})

test('a renamed value is sent with its old name, and takes its row along', () => {
  const thirds = values.thirds.map(row => (row.value === 'Stitched' ? { ...row, value: 'Sewn' } : row))
  const { edit } = toProductEdit({ ...values, thirds }, loaded)
  expect(edit.third?.values).toEqual([{ value: 'Unstitched' }, { value: 'Sewn', was: 'Stitched' }])
  expect(edit.stock?.[1]).toMatchObject({ third: 'Sewn', seen: 0 })
  expect(edit.optionPrices).toMatchObject([{ third: 'Sewn', price: 60 }])
  const [, sewn] = stockRows({ ...values, thirds })
  expect(sewn?.was).toEqual({ color: 'Rose', size: 'S', third: 'Stitched' })
})

test('a row of the grid is a colour with a value, and of prices also all of either', () => {
  expect(gridRows(formGridAxes(values)).map(({ name }) => name)).toEqual([
    'Rose, Unstitched',
    'Rose, Stitched',
  ])
  expect(gridRows(priceGridAxes(values)).map(({ name }) => name)).toEqual([
    'All',
    'All, Unstitched',
    'All, Stitched',
    'Rose',
    'Rose, Unstitched',
    'Rose, Stitched',
  ])
  const place = { color: 'Rose', size: 'S', third: 'Stitched' }
  expect(inheritedPrice(typedPrices(values), { ...place, cell: cellKey('c0', 's0', 't1') })).toBe(60)
})

test('a name without values is refused once the form is sent, values without a name too', async () => {
  const errorsOf = async (changes: Partial<ProductValues>, names: 'thirdName'[] = []) => {
    const options = { fields: {}, shouldUseNativeValidation: false, names }
    const { errors } = await productResolver(null, Date.now, () => false)(
      { ...values, ...changes },
      undefined,
      options,
    )
    return Object.keys(errors)
  }
  expect(await errorsOf({})).toEqual([])
  expect(await errorsOf({ thirds: [], cells: {} })).toContain('thirdName')
  expect(await errorsOf({ thirds: [], cells: {} }, ['thirdName'])).not.toContain('thirdName')
  expect(await errorsOf({ thirdName: ' ' })).toEqual(['thirdName'])
})
