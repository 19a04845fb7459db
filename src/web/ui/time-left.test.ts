import { expect, test } from 'vitest'
import { timeLeft, twoDigits, untilNextSecond } from './time-left.ts'

const second = 1000
const hour = 3600 * second
const now = Date.UTC(2026, 10, 21, 12)

test('splits the time left into days, hours, minutes and seconds', () => {
  const end = now + 2 * 24 * hour + 11 * hour + 43 * 60 * second + 9 * second
  expect(timeLeft(end, now)).toEqual({ days: 2, hours: 11, minutes: 43, seconds: 9 })
})

test('shows the last second until it is over', () => {
  expect(timeLeft(now + 1, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  expect(timeLeft(now, now)).toBeNull()
  expect(timeLeft(now - hour, now)).toBeNull()
})

test('has no time left when the end is not a date', () => {
  expect(timeLeft(Number.NaN, now)).toBeNull()
})

test('counts more than 99 days', () => {
  expect(timeLeft(now + 120 * 24 * hour, now)?.days).toBe(120)
  expect(twoDigits(120)).toBe('120')
})

test('ticks when the shown number changes', () => {
  expect(untilNextSecond(now + 1300, now)).toBe(300)
  expect(untilNextSecond(now + 5000, now)).toBe(1000)
  const next = now + untilNextSecond(now + 1300, now)
  expect(timeLeft(now + 1300, next)?.seconds).toBe(1)
})
