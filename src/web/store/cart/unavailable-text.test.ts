import { expect, test } from 'vitest'
import type { CartItem } from '../../../contract/cart.ts'
import { shownCart } from './cart-state.ts'
import { unavailableText } from './unavailable-text.ts'

type Line = {
  id: string
  quantity: number
  size?: string
  available?: boolean
  gone?: true
  third?: { name: string }
}
const stock = [
  { color: '', size: 'S', quantity: 3 },
  { color: '', size: 'M', quantity: 0 },
]

/** Lines of one kurta in sizes that the shop keeps apart. */
const words = (...lines: Line[]) => {
  const items = lines.map(
    ({ id, quantity, size = 'S', available = false, gone, third }) =>
      // The words read no more of a line than these.
      ({
        _id: id,
        productId: { _id: 'kurta', stock, inventory: 3, third },
        options: { size },
        quantity,
        available,
        price: 1,
        lineTotal: quantity,
        ...(gone ? { gone } : {}),
      }) as unknown as CartItem,
  )
  const shown = shownCart({ cart: { items, totalPrice: 0 }, wanted: {}, removing: {}, problems: {} })
  return shown.items.map(unavailableText)
}

test('says nothing of what can be ordered', () => {
  expect(words({ id: 'a', quantity: 3, available: true })).toEqual([null])
})

test('says why a line cannot be ordered: no longer sold, this size sold out, fewer left', () => {
  expect(words({ id: 'a', quantity: 1, gone: true })).toEqual(['No longer on sale. Remove it to continue.'])
  expect(words({ id: 'a', quantity: 1, gone: true, third: { name: 'Stitching' } })).toEqual([
    'Now comes with a choice of Stitching. Remove it and add it again.',
  ])
  expect(words({ id: 'a', quantity: 1, size: 'M' })).toEqual(['Sold out in M. Remove it to continue.'])
  expect(words({ id: 'a', quantity: 5 })).toEqual(['Only 3 left. Choose fewer or remove it to continue.'])
})

test('counts what another line has of the same shelf', () => {
  expect(words({ id: 'a', quantity: 2, available: true }, { id: 'b', quantity: 2 })).toEqual([
    null,
    'Only 1 left. Choose fewer or remove it to continue.',
  ])
  expect(words({ id: 'a', quantity: 3, available: true }, { id: 'b', quantity: 1 })[1]).toBe(
    'The last 3 are already in your cart. Remove one of the lines to continue.',
  )
})
