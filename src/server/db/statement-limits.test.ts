import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { afterUse } from '../../../test-support/after-use.ts'
import { openTestDatabase } from '../../../test-support/database/test-databases.ts'

const names = ['statement_timeout', 'idle_in_transaction_session_timeout']

test('once migrations are done, no statement and no idle transaction lasts longer than a minute', async () => {
  const opened = await openTestDatabase()
  afterUse(opened.close)
  const read = async () =>
    Promise.all(
      names.map(async name => {
        const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(
          opened.db,
        )
        return rows[0]?.value
      }),
    )
  expect(await read()).toEqual(['0', '0'])
  opened.limitStatements()
  // The embedded database works in this process, where nothing could end a statement.
  expect(await read()).toEqual(opened.kind === 'postgres' ? ['1min', '1min'] : ['0', '0'])
})
