import { expect, test } from 'vitest'
import { lineMax } from './line-max.ts'

const size = { piecesPerLine: 5, piecesPerOrder: 8, linesPerOrder: 3 }
const maxOf = (quantity: number, left: number, ...others: number[]) =>
  lineMax(
    { quantity, left },
    [quantity, ...others].map(each => ({ quantity: each })),
    size,
  )

test('a line is given what is in stock, what one line takes and what the order has room for', () => {
  expect(maxOf(1, 3)).toEqual({ max: 3 })
  expect(maxOf(1, 30)).toEqual({ max: 5, maxReason: 'At most 5 each' })
  expect(maxOf(1, 30, 5)).toEqual({ max: 3, maxReason: 'At most 8 in all' })
  expect(maxOf(1, 2, 5)).toEqual({ max: 2 })
})

test('a line of before the limits can be made smaller step by step, not greater', () => {
  expect(maxOf(7, 30)).toMatchObject({ max: 7 })
  expect(maxOf(2, 30, 5, 5)).toMatchObject({ max: 2 })
})

test('without the shop’s settings the stock alone counts', () => {
  expect(lineMax({ quantity: 1, left: 30 }, [{ quantity: 1 }], undefined)).toEqual({ max: 30 })
})
