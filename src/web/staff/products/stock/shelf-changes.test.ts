import { expect, test } from 'vitest'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { cellKey } from './cell-key.ts'
import { changedShelves, piecesByCell, totalPieces, wrongCells } from './shelf-changes.ts'

const product = {
  Color: [],
  Size: [{ Size: 'S' }, { Size: 'M' }],
  stock: [
    { color: '', size: 'S', quantity: 4 },
    { color: '', size: 'M', quantity: 2 },
  ],
} as unknown as StaffProduct
const [small, medium] = [cellKey('', 'S'), cellKey('', 'M')]

test('numbers with a sign add to the shelf and take from it, and the sum follows', () => {
  const typed = { [small]: '+10', [medium]: '-2' }
  expect(changedShelves(product, typed)).toEqual([
    { color: '', size: 'S', quantity: 14, seen: 4, key: small },
    { color: '', size: 'M', quantity: 0, seen: 2, key: medium },
  ])
  expect(totalPieces(piecesByCell(product), typed)).toBe(14)
})

test('less than nothing, parts and words are wrong', () => {
  const stored = piecesByCell(product)
  for (const wrong of ['-5', '+1.5', '1.5', 'ten', '+'])
    expect(wrongCells(stored, { [small]: wrong, [medium]: '3' })).toEqual([small])
  for (const right of ['', '0', '12', '+0', '-4', '+۱۰'])
    expect(wrongCells(stored, { [small]: right })).toEqual([])
})

test('a count says every number that was typed, also one that agrees, and no field that is blank', () => {
  const counted = (typed: Record<string, string>) =>
    changedShelves(product, typed, true).map(({ size, quantity }) => [size, quantity])
  expect(counted({ [small]: '4' })).toEqual([['S', 4]])
  expect(counted({ [small]: '+0', [medium]: '3' })).toEqual([
    ['S', 4],
    ['M', 3],
  ])
  const half = { ...product, stock: product.stock.slice(0, 1) }
  expect(changedShelves(half, { [medium]: ' ' }, true)).toEqual([])
  expect(changedShelves(product, { [small]: '4' })).toEqual([])
})
