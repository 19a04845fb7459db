import { expect, test } from 'vitest'
import { ordersSince } from './orders-since.ts'

const shopOf = (newest: number, pageSize = 3) => {
  const orders = Array.from({ length: newest }, (_, nth) => ({
    _id: `o${newest - nth}`,
    number: newest - nth,
  }))
  const asked: number[] = []
  const readPage = async (page: number) => {
    asked.push(page)
    return orders.slice((page - 1) * pageSize, page * pageSize)
  }
  return { asked, readPage }
}

test('what came in since is found, over as many pages as it takes and no more', async () => {
  const { asked, readPage } = shopOf(10)
  const numbers = (await ordersSince(6, readPage)).map(({ number }) => number)
  expect(numbers).toEqual([10, 9, 8, 7])
  expect(asked).toEqual([1, 2])
})

test('nothing new is one page asked, and an empty shop ends the search', async () => {
  const { asked, readPage } = shopOf(10)
  expect(await ordersSince(10, readPage)).toEqual([])
  expect(asked).toEqual([1])
  expect(await ordersSince(0, shopOf(0).readPage)).toEqual([])
  expect(await ordersSince(0, shopOf(6).readPage)).toHaveLength(6)
})
