import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { StatusTrack } from './status-track.tsx'

const textOf = (parcel: { courier?: string; trackingNumber?: string }, ...statuses: OrderStatus[]) => {
  const events = statuses.map((to, nth) => ({ to, at: `2026-11-2${nth}T10:00:00.000Z` }))
  const order = { courier: '', trackingNumber: '', ...parcel, status: statuses.at(-1) ?? 'Pending', events }
  return renderToStaticMarkup(<OrderTimeline order={order} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}
const tcs = { courier: 'TCS', trackingNumber: '779 1234' }

test('a parcel that was sent names its courier and its number, and goes on doing so', () => {
  for (const later of [[], ['Delivered']] as const) {
    const text = textOf(tcs, 'Pending', 'Processing', 'Shipped', ...later)
    expect(text.match(/Sent with TCS, tracking number 779 1234/g)).toHaveLength(1)
  }
  expect(textOf({ courier: 'TCS' }, 'Pending', 'Shipped')).toMatch(/Sent with TCS (?!,)/)
  expect(textOf({ trackingNumber: '9' }, 'Pending', 'Shipped')).toContain('Tracking number 9')
})

test('one that was not sent, or without either, names nothing', () => {
  expect(textOf(tcs, 'Pending', 'Processing')).not.toContain('TCS')
  expect(textOf({}, 'Pending', 'Shipped')).not.toMatch(/Sent with|racking/)
  // It went out again after it came back.
  expect(textOf(tcs, 'Pending', 'Shipped', 'Processing', 'Shipped').match(/TCS/g)).toHaveLength(1)
})

test('an order in the parcel of another says with which it comes, never that it will not be sent', () => {
  const events = [{ to: 'Cancelled' as const, at: '2026-11-20T10:00:00.000Z' }]
  const order = {
    ...{ courier: '', trackingNumber: '' },
    status: 'Cancelled' as const,
    comesWith: 1042,
    events,
  }
  const parts = [
    <OrderTimeline key="1" order={order} />,
    <StatusTrack key="2" order={order} />,
    <OrderStatusBadge key="3" order={order} />,
  ]
  for (const part of parts) {
    const text = renderToStaticMarkup(part)
    expect(text).toContain('#1042')
    expect(text).not.toMatch(/ancelled/)
  }
})
