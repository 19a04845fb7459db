import { expect, test } from 'vitest'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import { timelineOf } from './timeline.ts'

const event = (to: OrderStatus, day: number) => ({ to, at: `2026-11-0${day}T09:00:00.000Z` })
const words = (status: OrderStatus, events: ReturnType<typeof event>[]) =>
  timelineOf(status, events).map(
    step => `${step.status} ${step.at?.slice(8, 10) ?? 'ahead'}${step.current ? ' now' : ''}`,
  )

test('says what happened when, where the order is, and what is still to come', () => {
  expect(words('Processing', [event('Pending', 1), event('Processing', 3)])).toEqual([
    'Pending 01',
    'Processing 03 now',
    'Shipped ahead',
    'Delivered ahead',
  ])
})

test('promises nothing more to an order that is cancelled or has arrived', () => {
  expect(words('Cancelled', [event('Pending', 1), event('Cancelled', 2)])).toEqual([
    'Pending 01',
    'Cancelled 02 now',
  ])
  expect(words('Delivered', [event('Pending', 1), event('Delivered', 5)]).at(-1)).toBe('Delivered 05 now')
})
