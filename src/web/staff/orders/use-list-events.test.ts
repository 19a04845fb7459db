import { expect, test } from 'vitest'
import { readOrdersAfter } from './use-list-events.ts'

const shopWith = (orderCount: number, pageSize = 3) => {
  const orders = Array.from({ length: orderCount }, (_, index) => ({
    _id: `o${orderCount - index}`,
    number: orderCount - index,
  }))
  const pagesRead: number[] = []
  const readPage = async (page: number) => {
    pagesRead.push(page)
    return orders.slice((page - 1) * pageSize, page * pageSize)
  }
  return { pagesRead, readPage }
}

test('reads all orders above a number, and no page more than it needs', async () => {
  const { pagesRead, readPage } = shopWith(10)
  const numbers = (await readOrdersAfter(6, readPage)).map(({ number }) => number)
  expect(numbers).toEqual([10, 9, 8, 7])
  expect(pagesRead).toEqual([1, 2])
})

test('reads one page when no order is new, and ends at the last page', async () => {
  const { pagesRead, readPage } = shopWith(10)
  expect(await readOrdersAfter(10, readPage)).toEqual([])
  expect(pagesRead).toEqual([1])
  expect(await readOrdersAfter(0, shopWith(0).readPage)).toEqual([])
  expect(await readOrdersAfter(0, shopWith(6).readPage)).toHaveLength(6)
})
