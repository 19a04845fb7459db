import { expect, test } from 'vitest'
import type { Product } from '../product/product.ts'
import type { Shelf } from '../stock/shelf.ts'
import { columns } from './columns.ts'

/** The stock cell of a product; nothing else of it counts. */
function stockCell(stock: Shelf[]) {
  const write = columns.find(([heading]) => heading === 'Stock')?.[1]
  return write?.({ stock } as Product, new Date())
}

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
