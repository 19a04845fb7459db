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
