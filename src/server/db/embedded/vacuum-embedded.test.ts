import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { vacuumEmbedded } from './vacuum-embedded.ts'

const shop = await createTestApp()

/** What the database believes that the table holds, and of how many pages it knows that everybody may see them. */
async function knownOf(table: string) {
  const { rows } = await sql<{ rows: number; pages: number }>`
    select reltuples::int as rows, relallvisible as pages from pg_class where relname = ${table}`.execute(
    shop.db,
  )
  return rows[0]
}

test("tidying refreshes the database's statistics, and a shop that closes does not wait for it", async () => {
  // Rows of earlier tests were deleted, and their pages may still be there.
  await sql`truncate users cascade`.execute(shop.db)
  await sql`analyze users`.execute(shop.db)
  for (let user = 0; user < 3; user++) await makeUser(shop)
  await vacuumEmbedded(shop.db, AbortSignal.abort())
  expect(await knownOf('users')).toMatchObject({ pages: 0 })
  // On a server, autovacuum may look at a table just then, which holds the rows back from being visible to all.
  await vi.waitFor(async () => {
    await vacuumEmbedded(shop.db, new AbortController().signal, 0)
    expect(await knownOf('users')).toEqual({ rows: 3, pages: 1 })
    expect(await knownOf('sessions')).toEqual({ rows: 3, pages: 1 })
  }, 10_000)
})
