import { expect, test } from 'vitest'
import type { Product } from '../product/product.ts'
import type { Shelf } from '../stock/shelf.ts'
import { columns } from './columns.ts'

/** A cell of a product of which nothing else counts. */
function cellOf(heading: string, product: Pick<Product, 'third'> & Partial<Product>) {
  const write = columns.find(([each]) => each === heading)?.[1]
  return write?.(product as Product, new Date())
}

const stockCell = (stock: Shelf[], third: Product['third'] = null) => cellOf('Stock', { stock, third })

const shelf = (color: string, size: string, quantity: number) => ({ color, size, quantity })

test.each([
  ['4', [shelf('', '', 4)]],
  ['', []],
  ['* = S = 2', [shelf('', 'S', 2)]],
  ['Rust = * = 2', [shelf('Rust', '', 2)]],
  ['* = * = 4 | * = S = 2', [shelf('', '', 4), shelf('', 'S', 2)]],
  ['** = *** = 1', [shelf('*', '**', 1)]],
  ['*a = a* = 0', [shelf('*a', 'a*', 0)]],
])('the stock cell %j is written for %j', (cell, stock) => {
  expect(stockCell(stock)).toBe(cell)
})

const third = { name: '=Stitching; *', values: ['Unstitched', '*', 'a = b'] }

test('with a third option a place has its value, and without one its pieces keep the value that is gone', () => {
  const stock = [shelf('', 'S', 2), { ...shelf('Rust', '', 3), third: '*' }]
  expect(stockCell(stock, third)).toBe('* = S = * = 2 | Rust = * = ** = 3')
  expect(stockCell(stock)).toBe('* = S = * = 2 | Rust = * = ** = 3')
  expect(stockCell([shelf('', '', 4)], third)).toBe('4')
  expect(cellOf('Option Name', { third })).toBe('=Stitching; *')
  expect(cellOf('Option Values', { third })).toBe('Unstitched | * | a \\= b')
  expect([cellOf('Option Name', { third: null }), cellOf('Option Values', { third: null })]).toEqual(['', ''])
})

test('other prices are written with a value only where the product has a third option', () => {
  const price = { color: '', size: 'S', priceCents: 1200, displayPriceCents: 1500 }
  expect(cellOf('Other Prices', { third: null, stock: [], optionPrices: [price] })).toBe(
    '* = S = 12.00 = 15.00',
  )
  const optionPrices = [price, { ...price, third: 'a = b', displayPriceCents: 1200 }]
  expect(cellOf('Other Prices', { third, stock: [], optionPrices })).toBe(
    '* = S = * = 12.00 = 15.00 | * = S = a \\= b = 12.00',
  )
})
