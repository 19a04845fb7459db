import { expect, inject, test } from 'vitest'
import { afterUse } from '../../../test-support/after-use.ts'
import { openEmptyDatabase } from '../../../test-support/database/test-databases.ts'

const opened = await openEmptyDatabase()
afterUse(opened.close)

/** How many of three chores that are begun at the same time are run. */
async function countRun(): Promise<number> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let run = 0
  const first = Promise.withResolvers<void>()
  const chore = () => {
    run += 1
    first.resolve()
    return ended
  }
  const underWay = opened.runChore(chore)
  await first.promise
  const others = [opened.runChore(chore), opened.runChore(chore)]
  if (inject('database').kind === 'postgres') await Promise.all(others)
  end()
  await Promise.all([underWay, ...others])
  return run
}

test('of several processes on one PostgreSQL one does a chore; the embedded database has one process only', async () => {
  const expected = inject('database').kind === 'postgres' ? 1 : 3
  expect(await countRun()).toBe(expected)
  // Once it is done, the next one may begin.
  expect(await countRun()).toBe(expected)
})

test('a chore that fails frees the way for the next', async () => {
  await expect(opened.runChore(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await countRun()).toBeGreaterThan(0)
})
