import { expect, test } from 'vitest'
import { staffProduct } from '../../../../../test-support/staff-product.ts'
import {
  findByCode,
  scannedText,
  type TypedProduct,
  withMore,
  withoutProduct,
  withPieces,
  withProduct,
  wrongCellsOf,
} from './typed-pieces.ts'

const kurta = staffProduct({
  _id: 'kurta',
  stock: [
    { color: 'Rose', size: 'S', quantity: 1, sku: 'K-RS', barcode: '4006381333931' },
    { color: 'Rose', size: 'M', quantity: 0 },
  ],
})
const shawl = staffProduct({ _id: 'shawl', stock: [{ color: '', size: '', quantity: 4 }] })
const place = { color: 'Rose', size: 'S' }
const begun = (product: typeof kurta): TypedProduct => ({ product, pieces: {} })

test('a code is found in any letters; a barcode that several shelves have is nobody’s', () => {
  const found = findByCode([shawl, kurta], ' k-rs ')
  expect(found).toMatchObject({ product: { _id: 'kurta' }, shelf: { size: 'S' } })
  expect(findByCode([shawl], '')).toBeNull()
  expect(findByCode([shawl, kurta], '4-006381-333931')?.shelf.size).toBe('S')
  // A maker's code for all sizes says nothing of the size.
  const twin = staffProduct({ _id: 'twin', stock: kurta.stock })
  expect(findByCode([twin, kurta], '4006381333931')).toBeNull()
})

test('a scan adds a piece, a pasted line as many as it says, and to what is no number nothing', () => {
  const once = withMore([], begun(kurta), { place, count: 1 })
  const more = withMore(once, begun(kurta), { place, count: 12 })
  expect(more).toEqual([{ product: kurta, pieces: { '["Rose","S"]': '13' } }])
  expect(scannedText(more, { product: kurta, place })).toBe('Nilofer Kurta, Rose, S: 13')
  const typed = withPieces(more, 'kurta', { '["Rose","S"]': '1O' })
  expect(withMore(typed, begun(kurta), { place, count: 1 })).toEqual(typed)
  expect(scannedText(typed, { product: kurta, place })).toMatch(/^Not added/)
})

test('a product is there once, the latest first, and can be taken out', () => {
  const both = withProduct(withProduct(withProduct([], begun(kurta)), begun(shawl)), begun(kurta))
  expect(both.map(({ product }) => product._id)).toEqual(['shawl', 'kurta'])
  expect(withoutProduct(both, 'shawl').map(({ product }) => product._id)).toEqual(['kurta'])
})

test('the cells that hold no number of pieces are named', () => {
  expect(
    wrongCellsOf({ product: kurta, pieces: { a: '+3', b: '1.5', c: '۳', d: '', e: '4006381333931' } }),
  ).toEqual(['a', 'b', 'e'])
})
