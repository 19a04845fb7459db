import { expect, test } from 'vitest'
import { orderTime } from './order-date.ts'

test('a time is written by the clocks of the zone, in winter and summer', () => {
  expect(orderTime('2026-11-24T19:30:00.000Z', 'Asia/Karachi')).toBe('25 Nov 2026, 00:30')
  expect(orderTime('2026-07-01T11:00:00.000Z', 'Europe/London')).toBe('1 Jul 2026, 12:00')
  expect(orderTime('2026-12-01T11:00:00.000Z', 'Europe/London')).toBe('1 Dec 2026, 11:00')
})
