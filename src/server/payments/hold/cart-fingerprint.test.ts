import { expect, test } from 'vitest'
import { cartFingerprint as fingerprint } from './cart-fingerprint.ts'

const cartFingerprint = (cart: ReturnType<typeof cartOf>, deliveryCents = 0) =>
  fingerprint(cart, { totalCents: cart.totalCents + deliveryCents, currency: 'USD' })

const line = { productId: 'kurta', optionsKey: 'size: M', quantity: 2, priceCents: 1_200 }
const other = { productId: 'shawl', optionsKey: '', quantity: 1, priceCents: 2_400 }

test('the order of its lines makes no difference to a cart', () => {
  const [one, turned] = [cartFingerprint(cartOf(line, other)), cartFingerprint(cartOf(other, line))]
  expect(one).toBe(turned)
})

test.each([
  ['product', { productId: 'frock' }],
  ['choice', { optionsKey: 'size: L' }],
  ['number of pieces and price', { quantity: 4, priceCents: 600 }],
])('a cart with another %s is another cart, also at the same total', (_what, changes) => {
  const changed = cartOf({ ...line, ...changes }, other)
  expect(changed.totalCents).toBe(cartOf(line, other).totalCents)
  expect(cartFingerprint(changed)).not.toBe(cartFingerprint(cartOf(line, other)))
})

test('a cart with another total is another cart', () => {
  const cart = cartOf(line)
  expect(cartFingerprint({ ...cart, totalCents: cart.totalCents + 1 })).not.toBe(cartFingerprint(cart))
})

test('the same cart delivered for another charge is another cart', () => {
  const cart = cartOf(line)
  expect(cartFingerprint(cart, 250)).not.toBe(cartFingerprint(cart))
})

const cartOf = (...lines: (typeof line)[]) => ({
  lines,
  totalCents: lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0),
})
