import { expect, test } from 'vitest'
import { isNew } from './is-new.ts'

const now = Date.parse('2026-11-21T09:00:00.000Z')

test.each([
  ['2026-11-20T09:00:00.000Z', true],
  ['2026-10-22T09:00:00.001Z', true],
  ['2026-10-22T09:00:00.000Z', false],
  [null, false],
])('what appeared at %s is new: %s', (publishedAt, expected) => {
  expect(isNew(publishedAt, now)).toBe(expected)
})
