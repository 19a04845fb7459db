import { DummyDriver } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../test-support/create-test-app.ts'
import { dbOnDriver } from '../../test-support/database/db-on-driver.ts'
import { hours } from '../contract/durations.ts'
import { startHousekeeping } from './housekeeping.ts'

/** A database without a row, which answers at once. */
const emptyDb = dbOnDriver(new DummyDriver())

test('a chore that takes longer than until its next turn is not begun twice', async () => {
  const { deps } = await createTestApp()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise: completed, resolve } = Promise.withResolvers<void>()
  const runChore = vi.fn(() => completed)
  const config = { ...deps.config, mode: 'production' as const }
  const stop = startHousekeeping({ ...deps, db: emptyDb, config }, runChore, { backsUp: false })
  await vi.advanceTimersByTimeAsync(hours(3))
  // Completing pictures, and fetching those of other sites.
  expect(runChore).toHaveBeenCalledTimes(2)
  resolve()
  await vi.advanceTimersByTimeAsync(hours(1))
  expect(runChore.mock.calls.length).toBeGreaterThan(2)
  await stop()
})
