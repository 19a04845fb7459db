import { expect, test } from 'vitest'
import { addDays, calendarOf } from './days.ts'

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
  expect(calendarOf(zone).startOfDay(day).toISOString()).toBe(moment)
})

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

test.each([
  ['UTC', '2026-11-20T23:59:59.999Z', '2026-11-20'],
  ['Asia/Karachi', '2026-11-20T18:59:59.999Z', '2026-11-20'],
  ['Asia/Karachi', '2026-11-20T19:00:00.000Z', '2026-11-21'],
  ['America/New_York', '2026-07-01T03:59:59.999Z', '2026-06-30'],
  ['America/New_York', '2026-07-01T04:00:00.000Z', '2026-07-01'],
])('in %s it is at %s the day %s', (zone, moment, day) => {
  expect(calendarOf(zone).dayOf(new Date(moment))).toBe(day)
})
