import { DummyDriver } from 'kysely'
import { expect, test } from 'vitest'
import { dbOnDriver } from '../../../test-support/database/db-on-driver.ts'
import { checkReachable } from './check-reachable.ts'
import { openPostgres } from './open.ts'

test('an unreachable database is reported by the name DATABASE_URL', async () => {
  // Nothing ever listens on port 1.
  const { db, close } = openPostgres('postgres://127.0.0.1:1/shop')
  await expect(checkReachable(db)).rejects.toThrow(/DATABASE_URL.*ECONNREFUSED 127.0.0.1:1/)
  await close()
})

test('for a host with several addresses, the reason for each is reported', async () => {
  const reasons = ['connect ECONNREFUSED ::1:1', 'connect ECONNREFUSED 127.0.0.1:1']
  class Unreachable extends DummyDriver {
    override async acquireConnection(): Promise<never> {
      throw new AggregateError(reasons.map(reason => new Error(reason)))
    }
  }
  const db = dbOnDriver(new Unreachable())
  for (const reason of reasons) await expect(checkReachable(db)).rejects.toThrow(reason)
})
