import { expect, test } from 'vitest'
import { fromZoned, toZoned } from './zoned-time.ts'

test.each([
  ['2026-11-24T18:00', 'Asia/Karachi', '2026-11-24T13:00:00.000Z'],
  ['2026-11-24T00:30', 'Asia/Karachi', '2026-11-23T19:30:00.000Z'],
  ['2026-07-01T12:00', 'Europe/London', '2026-07-01T11:00:00.000Z'],
  ['2026-03-29T00:30', 'Europe/London', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T02:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['2026-11-24T18:00', 'UTC', '2026-11-24T18:00:00.000Z'],
])('%s by the clocks of %s is %s', (text, timeZone, timestamp) => {
  expect(fromZoned(text, timeZone)).toBe(timestamp)
  expect(toZoned(timestamp, timeZone)).toBe(text)
})

test('what is no time is none', () => {
  expect([fromZoned('', 'Asia/Karachi'), fromZoned('soon', 'Asia/Karachi')]).toEqual([null, null])
})
