import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { clearAttempts, countAttempt, expireAttempts, takeBackAttempt } from './rate-limits.ts'

const shop = await createTestApp({ rateLimits: true })
const started = shop.clock.now
const minute = 60_000

beforeEach(async () => {
  shop.clock.now = started
  await shop.db.deleteFrom('attempts').execute()
})

const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

async function attempt(subject: string, times = 1) {
  for (let nth = 0; nth < times; nth++) await countAttempt(shop.deps, 'forgotPerEmailAndAddress', subject)
}

const counts = async () =>
  Object.fromEntries(
    (await shop.db.selectFrom('attempts').select(['key', 'count']).execute()).map(({ key, count }) => [
      key,
      count,
    ]),
  )

const refused = (minutes: string, retryAfter: number) => ({
  code: 'too_many',
  message: `Too many attempts. Please wait ${minutes} and try again.`,
  retryAfter,
})

test('five attempts an hour pass, and the next says how long to wait', async () => {
  await attempt('a@example.com', 5)
  await expect(attempt('a@example.com')).rejects.toMatchObject(refused('60 minutes', 3_600))
  await attempt('b@example.com')
  pass(58 * minute)
  await expect(attempt('a@example.com')).rejects.toMatchObject(refused('2 minutes', 120))
  pass(minute + 1)
  await expect(attempt('a@example.com')).rejects.toMatchObject(refused('1 minute', 60))
  pass(minute - 2)
  await expect(attempt('a@example.com')).rejects.toMatchObject(refused('1 second', 1))
})

test('the count begins again at the very end of the hour', async () => {
  await attempt('a@example.com', 5)
  pass(60 * minute)
  await attempt('a@example.com', 5)
  await expect(attempt('a@example.com')).rejects.toMatchObject(refused('60 minutes', 3_600))
})

test('nothing is counted while the limits are off', async () => {
  const deps = { ...shop.deps, config: { ...shop.deps.config, rateLimits: false } }
  for (let nth = 0; nth < 6; nth++) await countAttempt(deps, 'forgotPerEmailAndAddress', 'a@example.com')
  expect(await counts()).toEqual({})
})

test('a count is cleared for one subject alone', async () => {
  for (const subject of ['a@example.com 1', 'a@example.com 2', 'aa@example.com 1']) await attempt(subject)
  await clearAttempts(shop.db, 'forgotPerEmailAndAddress', 'a@example.com 1')
  expect(await counts()).toEqual({
    'forgotPerEmailAndAddress:a@example.com 2': 1,
    'forgotPerEmailAndAddress:aa@example.com 1': 1,
  })
})

test('an attempt taken back is not counted, and no count falls below zero', async () => {
  await attempt('a@example.com', 2)
  await attempt('b@example.com', 2)
  const remaining = []
  for (let nth = 0; nth < 3; nth++) {
    await takeBackAttempt(shop.db, 'forgotPerEmailAndAddress', 'a@example.com')
    remaining.push((await counts())['forgotPerEmailAndAddress:a@example.com'])
  }
  expect(remaining).toEqual([1, 0, 0])
  expect((await counts())['forgotPerEmailAndAddress:b@example.com']).toBe(2)
})

test('counts whose time is over are purged, and no others', async () => {
  await attempt('a@example.com')
  pass(1)
  await attempt('b@example.com')
  pass(60 * minute - 1)
  await expireAttempts(shop.deps)
  expect(await counts()).toEqual({ 'forgotPerEmailAndAddress:b@example.com': 1 })
})

test('subjects that begin with the same 300 characters share a count', async () => {
  const long = 'x'.repeat(299)
  for (const subject of [`${long}a1`, `${long}a2`, `${long}b`]) await attempt(subject)
  expect(await counts()).toEqual({
    [`forgotPerEmailAndAddress:${long}a`]: 2,
    [`forgotPerEmailAndAddress:${long}b`]: 1,
  })
})
