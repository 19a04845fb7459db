import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cart, CartItem } from '../../../contract/cart.ts'
import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { CartEditor, debounceMs } from './cart-editor.ts'
import { shownCart } from './cart-state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const line = (id: string, quantity: number, inventory = 10): CartItem => ({
  _id: id,
  // A cart's logic reads no more of a product than these.
  productId: {
    _id: `p-${id}`,
    title: id,
    inventory,
    stock: [{ color: '', size: '', quantity: inventory }],
  } as CartItem['productId'],
  quantity,
  options: { size: 'M' },
  price: 19.99,
  lineTotal: Math.round(quantity * 1999) / 100,
  available: quantity <= inventory,
})

const cartOf = (...items: CartItem[]): Cart => ({ items, totalPrice: 0 })
const soldOut = new ApiError({ status: 409, code: 'out_of_stock', message: 'Only 2 pieces are left.' })

function open(cart: Cart, answers: Partial<ApiClient['cart']>) {
  // Only the calls that a test expects are there.
  const editor = new CartEditor(cart, answers as ApiClient['cart'])
  return { editor, shown: () => shownCart(editor.state()) }
}

test('shows a quantity at once and sends it once, after a pause', async () => {
  const update = vi.fn(async () => cartOf(line('a', 4)))
  const { editor, shown } = open(cartOf(line('a', 1)), { update })
  editor.setQuantity('a', 2)
  editor.setQuantity('a', 3)
  editor.setQuantity('a', 4)
  expect(shown().totalPrice).toBe(79.96)
  expect(update).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(debounceMs)
  expect(update).toHaveBeenCalledExactlyOnceWith({
    params: { productId: 'p-a' },
    body: { quantity: 4, lineId: 'a' },
  })
  expect(shown()).toMatchObject({ pieces: 4, totalPrice: 79.96 })
})

test('a line that the shop no longer sells leaves its pieces to the others of its shelf', () => {
  const gone = { ...line('a', 3, 4), available: false, gone: true as const }
  const other = line('a', 1, 4)
  const { shown } = open(cartOf(gone, { ...other, _id: 'b' }), {})
  expect(shown().items.map(item => item.left)).toEqual([0, 4])
})

test('what cannot be had is in the cart, but in neither the price nor the number beside it', () => {
  const gone = { ...line('a', 3, 4), available: false, gone: true as const }
  const { shown } = open(cartOf(gone, { ...line('a', 1, 4), _id: 'b' }), {})
  expect(shown()).toMatchObject({ pieces: 4, pricedPieces: 1, totalPrice: 19.99 })
})

test('goes back to what the shop holds when a quantity is refused, and says why', async () => {
  const { editor, shown } = open(cartOf(line('a', 1)), { update: vi.fn().mockRejectedValue(soldOut) })
  editor.setQuantity('a', 9)
  await editor.flush()
  expect(shown().items[0]?.quantity).toBe(1)
  expect(editor.state().problems).toEqual({ a: 'Only 2 pieces are left.' })
  editor.setQuantity('a', 2)
  expect(editor.state().problems).toEqual({})
})

test('keeps a newer wish while an older one is answered', async () => {
  const update = vi.fn(async ({ body }) => cartOf(line('a', body.quantity)))
  const { editor, shown } = open(cartOf(line('a', 1)), { update })
  editor.setQuantity('a', 2)
  const first = editor.flush()
  editor.setQuantity('a', 5)
  await first
  expect(shown().items[0]?.quantity).toBe(5)
  await vi.advanceTimersByTimeAsync(debounceMs)
  expect(update).toHaveBeenCalledTimes(2)
  expect(editor.state().wanted).toEqual({})
})

test('hides a removed line at once and shows it again when the shop cannot be reached', async () => {
  const offline = new ApiError({ status: 0, code: 'offline', message: 'The shop cannot be reached.' })
  const { editor, shown } = open(cartOf(line('a', 1), line('b', 1)), {
    remove: vi.fn().mockRejectedValue(offline),
  })
  const removed = editor.remove(line('a', 1))
  expect(shown().items.map(item => item._id)).toEqual(['b'])
  expect(await removed).toBe(false)
  expect(shown().items.map(item => item._id)).toEqual(['a', 'b'])
  expect(editor.state().problems).toEqual({ a: 'The shop cannot be reached.' })
})

test('removes one line only, though another holds the same product', async () => {
  const remove = vi.fn(async () => cartOf(line('b', 1)))
  const { editor } = open(cartOf(line('a', 1), line('b', 1)), { remove })
  await editor.remove(line('a', 1))
  expect(remove).toHaveBeenCalledWith({ params: { productId: 'p-a' }, query: { lineId: 'a' } })
})

test('puts a removed line back with its options and tells which line it is now', async () => {
  const add = vi.fn(async () => cartOf(line('b', 1), line('c', 3)))
  const { editor } = open(cartOf(line('b', 1)), { add })
  expect(await editor.putBack(line('a', 3))).toBe('c')
  expect(add).toHaveBeenCalledWith({ body: { productId: 'p-a', quantity: 3, options: { size: 'M' } } })
})

test('shows the rest when a line was taken out elsewhere', async () => {
  const gone = new ApiError({ status: 404, code: 'not_found', message: 'This is not in your cart.' })
  const { editor, shown } = open(cartOf(line('a', 1), line('b', 1)), {
    remove: vi.fn().mockRejectedValue(gone),
    get: vi.fn(async () => cartOf(line('b', 1))),
  })
  expect(await editor.remove(line('a', 1))).toBe(true)
  expect(shown().items.map(item => item._id)).toEqual(['b'])
})

test('counts no line into the total that cannot be had, and blocks checkout for it', () => {
  const { editor, shown } = open(cartOf(line('a', 5, 2), line('b', 1)), {})
  expect(shown()).toMatchObject({ totalPrice: 19.99, blocked: true })
  editor.setQuantity('a', 2)
  expect(shown()).toMatchObject({ totalPrice: 59.97, blocked: false })
})

test('asks anew for a tab that was away, without losing what waits to be sent', async () => {
  const update = vi.fn(async ({ body }) => cartOf(line('a', body.quantity), line('c', 1)))
  const get = vi.fn(async () => cartOf(line('a', 1), line('c', 1)))
  const { editor, shown } = open(cartOf(line('a', 1), line('b', 1)), { get, update })
  editor.setQuantity('a', 3)
  await editor.refresh()
  expect(shown().items.map(item => `${item._id} x${item.quantity}`)).toEqual(['a x3', 'c x1'])
  await vi.advanceTimersByTimeAsync(debounceMs)
  expect(update).toHaveBeenCalledExactlyOnceWith({
    params: { productId: 'p-a' },
    body: { quantity: 3, lineId: 'a' },
  })
})

test('keeps showing what it knows when asking anew fails', async () => {
  const { editor, shown } = open(cartOf(line('a', 1)), { get: vi.fn().mockRejectedValue(soldOut) })
  await editor.refresh()
  expect(shown().items.map(item => item._id)).toEqual(['a'])
})
