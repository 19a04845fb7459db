import { writeSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { LeaveDemo } from '../../src/contract/demo.ts'
import { readConfig } from '../../src/server/config.ts'
import { openEmbedded } from '../../src/server/db/open.ts'
import { leaveByOwner } from '../../src/server/seed/leave-by-owner.ts'
import { openSettings } from '../../src/server/settings/open-settings.ts'
import { deafNotices } from '../deaf-notices.ts'
import { createKillPoints } from './kill-points.ts'

export type LeaveJob = { folder: string; killAt: number; leave: LeaveDemo }
/** How many rows each table had before anything of the demo was left. */
export type RowCounts = Record<string, number>

/** Leaves the demo of a shop that is not running, and is killed at one step of it, unless it is done before. */
// Written by the process that started this one.
const { folder, killAt, leave } = (await json(process.stdin)) as LeaveJob
const { db, close } = await openEmbedded(folder)
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })
const settings = await openSettings({ db, config, notices: deafNotices })
// Written at once: what is only buffered dies with the process.
writeSync(1, JSON.stringify(await countRows()))
const killPoints = createKillPoints()
const deps = { db: db.withPlugin(killPoints.queries), clock: () => new Date(), newId: uuidv7, settings }
killPoints.begin(killAt)
await leaveByOwner(deps, { userId: '', place: { address: '127.0.0.1', userAgent: '' } }, leave)
await close()
process.exit(0)

async function countRows(): Promise<RowCounts> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    db,
  )
  const counts: RowCounts = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}
