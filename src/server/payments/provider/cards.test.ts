import { expect, test } from 'vitest'
import { type CardSettings, openCards } from './cards.ts'

const open = (settings: Partial<CardSettings> = {}) =>
  openCards(
    { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', ...settings },
    () => {},
  )

test('only a live key moves real money', async () => {
  expect((await open({ publishableKey: 'pk_live_1' })).testMode).toBe(false)
  expect((await open()).testMode).toBe(true)
})

test('the browser loads the script of the sandbox where there is one, else the provider’s own', async () => {
  const sandbox = { apiUrl: 'http://127.0.0.1:1', scriptUrl: '/sandbox/stripe.js' }
  expect((await open({ sandbox })).scriptUrl).toBe('/sandbox/stripe.js')
  expect((await open()).scriptUrl).toBeNull()
})

test('a provider that does not answer is asked again within the time that a person waits', async () => {
  const { retryPausesMs, maxWaitMs } = await open()
  expect(retryPausesMs.length).toBeGreaterThan(1)
  expect(retryPausesMs.reduce((sum, ms) => sum + ms)).toBeLessThan(maxWaitMs)
})

test('unsigned events are logged once an hour', async () => {
  const { mayLogUnsignedEvent } = await open()
  const log = (minute: number) => mayLogUnsignedEvent(new Date(minute * 60_000))
  expect([0, 1, 59.9, 60, 61, 119.9, 120].map(log)).toEqual([true, false, false, true, false, false, true])
  // The clock was put back.
  expect([-1_440, -1_439].map(log)).toEqual([true, false])
})
