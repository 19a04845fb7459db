import { expect, test } from 'vitest'
import { dayAfter, startOfDay } from './days.ts'

test.each([
  ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['Asia/Karachi', '2026-11-21', '2026-11-20T19:00:00.000Z'],
  ['America/New_York', '2026-11-21', '2026-11-21T05:00:00.000Z'],
  // Winter and summer of one place.
  ['Europe/London', '2026-01-15', '2026-01-15T00:00:00.000Z'],
  ['Europe/London', '2026-07-15', '2026-07-14T23:00:00.000Z'],
  // The clock is changed between the day's beginning here and in UTC.
  ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  // Midnight itself is left out.
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, moment) => {
  expect(startOfDay(day, zone).toISOString()).toBe(moment)
})

test('the day after the last of a month is the first of the next', () => {
  expect(dayAfter('2026-11-30')).toBe('2026-12-01')
})
