import { expect, test } from 'vitest'
import { staffProduct } from '../../../../../test-support/staff-product.ts'
import {
  emptyGoods,
  findByCode,
  isEmpty,
  linesOf,
  scannedText,
  totalsOf,
  withChange,
  withOneMore,
  withoutProduct,
  withProduct,
  wrongFields,
} from './goods-draft.ts'

const kurta = staffProduct({
  _id: 'kurta',
  stock: [
    { color: 'Rose', size: 'S', quantity: 1, sku: 'K-RS', barcode: '4006381333931' },
    { color: 'Rose', size: 'M', quantity: 0 },
  ],
})
const shawl = staffProduct({ _id: 'shawl', stock: [{ color: '', size: '', quantity: 4 }] })
const [rose, roseM] = ['["Rose","S"]', '["Rose","M"]']

test('a scanned code is found in any letters and adds a piece each time', () => {
  const found = findByCode([shawl, kurta], ' k-rs ')
  expect(found).toMatchObject({ product: { _id: 'kurta' }, shelf: { size: 'S' } })
  expect(findByCode([shawl], '')).toBeNull()
  expect(findByCode([shawl, kurta], '4-006381-333931')?.shelf.size).toBe('S')
  // A maker's code for all sizes says nothing of the size.
  const twin = staffProduct({ _id: 'twin', stock: kurta.stock })
  expect(findByCode([twin, kurta], '4006381333931')).toBeNull()
  const shelf = { color: 'Rose', size: 'S' }
  const twice = withOneMore(withOneMore(emptyGoods, kurta, shelf), kurta, shelf)
  expect(linesOf(twice)).toEqual([{ productId: 'kurta', color: 'Rose', size: 'S', pieces: 2 }])
  expect(scannedText(twice, { product: kurta, shelf })).toBe('Nilofer Kurta, Rose, S: 2')
  const typed = withChange(twice, 'kurta', { pieces: { [rose]: '1O' } })
  expect(withOneMore(typed, kurta, shelf)).toEqual(typed)
  expect(scannedText(typed, { product: kurta, shelf })).toMatch(/^Not added/)
})

test('a product is there once, the latest first, and can be taken out', () => {
  const both = withProduct(withProduct(withProduct(emptyGoods, kurta), shawl), kurta)
  expect(both.products.map(({ product }) => product._id)).toEqual(['shawl', 'kurta'])
  expect(isEmpty(withoutProduct(withoutProduct(both, 'kurta'), 'shawl'))).toBe(true)
  expect(isEmpty({ ...emptyGoods, supplier: 'Gul' })).toBe(false)
})

test('lines and totals are of places to which pieces came, in digits of any script', () => {
  const draft = withChange(withProduct(withProduct(emptyGoods, kurta), shawl), 'kurta', {
    pieces: { [rose]: '۳', [roseM]: '0' },
    cost: '12,50',
  })
  const goods = withChange(draft, 'shawl', { pieces: { '["",""]': '2' } })
  expect(linesOf(goods)).toEqual([
    { productId: 'shawl', color: '', size: '', pieces: 2 },
    { productId: 'kurta', color: 'Rose', size: 'S', pieces: 3, cost: 12.5 },
  ])
  expect(totalsOf(goods)).toEqual({ pieces: 5, cost: 37.5 })
  expect(wrongFields(goods).isWrong).toBe(false)
})

test('what is no number is named by its cell, and a wrong cost by its product', () => {
  const draft = withChange(withProduct(emptyGoods, kurta), 'kurta', {
    pieces: { [rose]: '+3', [roseM]: '1.5' },
    cost: '1,500',
  })
  const { wrongCells, wrongCosts, isWrong } = wrongFields(draft)
  expect([wrongCells.get('kurta'), wrongCosts, isWrong]).toEqual([[rose, roseM], ['kurta'], true])
  expect(totalsOf(draft)).toEqual({ pieces: 0, cost: 0 })
})
