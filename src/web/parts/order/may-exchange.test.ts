import { expect, test } from 'vitest'
import { mayExchange } from './may-exchange.ts'

const order = {
  status: 'Delivered' as const,
  events: [
    { to: 'Pending' as const, at: '2026-11-01T09:00:00Z' },
    { to: 'Delivered' as const, at: '2026-11-10T09:00:00Z' },
  ],
}
const at = (day: string) => Date.parse(`2026-11-${day}T08:00:00Z`)

test('a delivered order may be exchanged for as many days as the shop says', () => {
  expect(mayExchange(order, 7, at('17'))).toBe(true)
  expect(mayExchange(order, 7, at('18'))).toBe(false)
})

test('an order on its way, or of a shop that exchanges nothing, may not', () => {
  expect(mayExchange({ ...order, status: 'Cancelled' }, 7, at('11'))).toBe(false)
  expect(mayExchange({ ...order, events: [] }, 7, at('11'))).toBe(false)
  expect(mayExchange(order, 0, at('11'))).toBe(false)
})
