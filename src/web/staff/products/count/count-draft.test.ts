import { expect, test } from 'vitest'
import { staffProduct } from '../../../../../test-support/staff-product.ts'
import {
  beginCount,
  type CountDraft,
  cellOf,
  emptyCount,
  isEmpty,
  rowsOf,
  sumOf,
  withRefused,
} from './count-draft.ts'
import { type CountedProduct, toSheet, withKnown } from './known-pieces.ts'

const kurta = staffProduct({
  _id: 'kurta',
  title: 'Kurta',
  stock: ['S', 'M'].map(size => ({ color: '', size, quantity: 4 })),
})
const [small, medium] = ['["","S"]', '["","M"]']

const sheetOf = (quantity: number, { waiting = 1, version = '7' } = {}) =>
  toSheet([
    {
      ids: ['kurta'],
      shelves: [{ productId: 'kurta', color: '', size: 'S', quantity, waiting, version }],
    },
  ])

const counted = (pieces: Record<string, string>): CountedProduct => ({ ...beginCount(kurta), pieces })
const draftOf = (products: readonly CountedProduct[]): CountDraft => ({ ...emptyCount, products })
const firstOf = (products: readonly CountedProduct[]) => products[0] ?? beginCount(kurta)

test('a cell keeps what was known when it was counted, until it is counted again', () => {
  const first = withKnown([counted({ [small]: '4' })], [], sheetOf(4))
  // One was sold meanwhile: the shop knows another number.
  const later = withKnown(first, first, sheetOf(3))
  expect(later).toEqual(first)
  expect(rowsOf(draftOf(later))).toMatchObject([{ counted: 4, shouldBe: 5, version: '7' }])
  const more = [{ ...firstOf(later), pieces: { [small]: '5' } }]
  expect(rowsOf(draftOf(withKnown(more, later, sheetOf(3))))).toMatchObject([{ counted: 5, shouldBe: 4 }])
  // Somebody received five meanwhile: the shop has to ask, and what is typed into the empty cell then is by the new number.
  const received = withKnown(more, later, sheetOf(8, { version: '9' }))
  expect(rowsOf(draftOf(received))).toMatchObject([{ counted: 5, shouldBe: 5, version: '7' }])
  const emptied = [{ ...firstOf(later), pieces: {}, known: {} }]
  expect(rowsOf(draftOf(withKnown(more, emptied, sheetOf(8, { version: '9' }))))).toMatchObject([
    { counted: 5, shouldBe: 9, version: '9' },
  ])
})

test('what was counted before the shop answered is no row until it has', () => {
  const early = withKnown([counted({ [small]: '4' })], [], toSheet([]))
  expect(rowsOf(draftOf(early))).toEqual([])
  expect(rowsOf(draftOf(withKnown(early, early, sheetOf(4))))).toHaveLength(1)
})

test('a place without a shelf should have none; an empty cell and words are no row', () => {
  const products = withKnown([counted({ [small]: ' ', [medium]: '2' })], [], sheetOf(4))
  expect(rowsOf(draftOf(products))).toMatchObject([{ size: 'M', counted: 2, shouldBe: 0, version: '' }])
  const words = withKnown([counted({ [small]: 'two' })], [], sheetOf(4))
  expect(rowsOf(draftOf(words))).toEqual([])
  expect(cellOf(firstOf(words), false)(small)).toMatchObject({ error: 'Use a whole number.' })
})

test('pieces of orders should be there too, unless they lie apart', () => {
  const products = withKnown([counted({ [small]: '4', [medium]: '0' })], [], sheetOf(4))
  const draft = draftOf(products)
  expect(sumOf(rowsOf(draft))).toEqual({ counted: 4, differing: 1, pieces: -1 })
  expect(sumOf(rowsOf({ ...draft, ordersApart: true }))).toEqual({ counted: 4, differing: 0, pieces: 0 })
  expect(cellOf(firstOf(products), false)(small)).toMatchObject({ value: '4', note: 'should be 5' })
  expect(cellOf(firstOf(products), true)(small)).not.toHaveProperty('note')
})

test('what was changed since is emptied to be counted again, what orders need stays to be looked at', () => {
  const draft = draftOf(withKnown([counted({ [small]: '4', [medium]: '0' })], [], sheetOf(4)))
  const rows = rowsOf(draft)
  const refused = firstOf(
    withRefused(draft, rows, { 'lines.0.version': 'Changed', 'lines.1.counted': 'Short' }).products,
  )
  expect(refused.pieces).toEqual({ [medium]: '0' })
  expect(cellOf(refused, false)(small)).toMatchObject({ value: '', error: 'Count again: you had 4.' })
  expect(cellOf(refused, false)(medium)).toMatchObject({ value: '0', error: 'Orders need more than that.' })
  const again = withKnown([{ ...refused, pieces: { [small]: '4', [medium]: '0' } }], [refused], sheetOf(3))
  expect(cellOf(firstOf(again), false)(small)).not.toHaveProperty('error')
  expect(cellOf(firstOf(again), false)(medium)).toHaveProperty('error')
})

test('a count of nothing is empty', () => {
  expect(isEmpty(emptyCount)).toBe(true)
  expect(isEmpty({ ...emptyCount, note: 'Back shelf' })).toBe(false)
  expect(isEmpty(draftOf([beginCount(kurta)]))).toBe(false)
})
