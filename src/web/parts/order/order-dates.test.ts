import { expect, test } from 'vitest'
import { type DatedOrder, orderDates } from './order-dates.ts'

const at = (day: number) => `2026-11-${day}T21:30:00.000Z`
const order = (status: DatedOrder['status'], events: DatedOrder['events'], refused = false) =>
  orderDates(
    {
      ...{ status, events, refused, createdAt: at(20) },
      delivery: { charge: 0, dates: { from: '2026-11-24', until: '2026-11-26' } },
    },
    'Lahore',
    'Asia/Karachi',
  ).map(({ name, text }) => `${name} ${text}`)

test('an order on its way says when it arrives, by the shop’s clocks', () => {
  expect(order('Pending', [{ to: 'Pending', at: at(20) }])).toEqual([
    'Placed 21 Nov 2026',
    'Arrives in Lahore Tue 24 to Thu 26 November',
  ])
  expect(order('Shipped', [{ to: 'Shipped', at: at(22) }])).toEqual([
    'Placed 21 Nov 2026',
    'Shipped 23 Nov 2026',
    'Arrives in Lahore Tue 24 to Thu 26 November',
  ])
})

test('one that arrived or never will says so instead', () => {
  const way = [
    { to: 'Shipped', at: at(21) },
    { to: 'Delivered', at: at(25) },
  ] as const
  expect(order('Delivered', way)).toEqual([
    'Placed 21 Nov 2026',
    'Shipped 22 Nov 2026',
    'Delivered 26 Nov 2026',
  ])
  expect(order('Cancelled', [{ to: 'Cancelled', at: at(21) }])).toEqual([
    'Placed 21 Nov 2026',
    'Cancelled 22 Nov 2026',
  ])
  expect(order('Shipped', way, true)).toEqual(['Placed 21 Nov 2026', 'Shipped 22 Nov 2026'])
})

test('a step that was taken back has no date any more', () => {
  expect(order('Processing', [{ to: 'Shipped', at: at(21) }])).not.toContain('Shipped 22 Nov 2026')
})
