import { expect, test } from 'vitest'
import { fromZoned, fromZonedOr, toZoned } from './zoned-time.ts'

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

test.each([
  ['Europe/London', '2026-03-29T01:00', 60],
  ['America/New_York', '2026-03-08T02:00', 60],
  ['America/St_Johns', '2026-03-08T02:00', 60],
  ['Pacific/Auckland', '2026-09-27T02:00', 60],
  ['Australia/Lord_Howe', '2026-10-04T02:00', 30],
  ['Africa/Cairo', '2026-04-24T00:00', 60],
  ['Asia/Karachi', '2008-06-01T00:00', 60],
])(
  'where the clocks of %s are put forward at %s, each time they skip is %s minutes later',
  (zone, from, gap) => {
    const text = (minutes: number) =>
      new Date(Date.parse(`${from}Z`) + minutes * 60_000).toISOString().slice(0, 16)
    for (const minute of [0, 1, gap / 2, gap - 1])
      expect(toZoned(fromZoned(text(minute), zone) ?? '', zone)).toBe(text(minute + gap))
    for (const minute of [-1, gap, gap + 1])
      expect(toZoned(fromZoned(text(minute), zone) ?? '', zone)).toBe(text(minute))
  },
)

test('what is no time is none', () => {
  expect([fromZoned('', 'Asia/Karachi'), fromZoned('soon', 'Asia/Karachi')]).toEqual([null, null])
})

test('a year that is still being typed is a time too, and none that the clocks are asked for', () => {
  expect(fromZoned('0002-01-01T00:00', 'Asia/Karachi')).toMatch(/^000[12]-/)
  expect(fromZoned('0202-01-01T00:00', 'Europe/London')).toMatch(/^020[12]-/)
  expect(fromZoned('9999-12-31T23:59', 'Asia/Karachi')).toBe('9999-12-31T18:59:00.000Z')
})

test('a field that is not edited keeps its timestamp, also in the hour that the clocks show twice', () => {
  for (const before of ['2026-10-25T00:30:07.000Z', '2026-10-25T01:30:07.000Z']) {
    expect(toZoned(before, 'Europe/London')).toBe('2026-10-25T01:30')
    expect(fromZonedOr(before, '2026-10-25T01:30', 'Europe/London')).toBe(before)
  }
  expect(fromZonedOr('2026-10-25T00:30:07.000Z', '', 'Europe/London')).toBe(null)
  expect(fromZonedOr(null, '2026-11-24T18:00', 'Asia/Karachi')).toBe('2026-11-24T13:00:00.000Z')
})
