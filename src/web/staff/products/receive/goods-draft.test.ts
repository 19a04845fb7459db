import { expect, test } from 'vitest'
import { staffProduct } from '../../../../../test-support/staff-product.ts'
import { beginProduct, emptyGoods, isEmpty, linesOf, totalsOf, wrongFields } from './goods-draft.ts'

const kurta = staffProduct({
  _id: 'kurta',
  stock: ['S', 'M'].map(size => ({ color: 'Rose', size, quantity: 1 })),
})
const shawl = staffProduct({ _id: 'shawl', stock: [{ color: '', size: '', quantity: 4 }] })
const [rose, roseM] = ['["Rose","S"]', '["Rose","M"]']

test('a draft with a supplier alone is not empty', () => {
  expect(isEmpty(emptyGoods)).toBe(true)
  expect(isEmpty({ ...emptyGoods, supplier: 'Gul' })).toBe(false)
  expect(isEmpty({ ...emptyGoods, products: [beginProduct(kurta)] })).toBe(false)
})

test('lines and totals are of places to which pieces came, in digits of any script', () => {
  const goods = {
    ...emptyGoods,
    products: [
      { product: shawl, pieces: { '["",""]': '2' }, cost: '' },
      { product: kurta, pieces: { [rose]: '۳', [roseM]: '0' }, cost: '12,50' },
    ],
  }
  expect(linesOf(goods)).toEqual([
    { productId: 'shawl', color: '', size: '', pieces: 2 },
    { productId: 'kurta', color: 'Rose', size: 'S', pieces: 3, cost: 12.5 },
  ])
  expect(totalsOf(goods)).toEqual({ pieces: 5, cost: 37.5 })
  expect(wrongFields(goods).isWrong).toBe(false)
})

test('what is no number is named by its cell, and a wrong cost by its product', () => {
  const pieces = { [rose]: '+3', [roseM]: '1.5' }
  const draft = { ...emptyGoods, products: [{ product: kurta, pieces, cost: '1,500' }] }
  const { wrongCells, wrongCosts, isWrong } = wrongFields(draft)
  expect([wrongCells.get('kurta'), wrongCosts, isWrong]).toEqual([[rose, roseM], ['kurta'], true])
  expect(totalsOf(draft)).toEqual({ pieces: 0, cost: 0 })
})
