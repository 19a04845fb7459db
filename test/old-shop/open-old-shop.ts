import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { silentLogs } from '../../src/server/log/silent-log.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { type ApiClient, createApiClient } from '../../src/web/api/client.ts'
import { createDatabase } from '../../test-support/database/start-postgres.ts'
import { temporaryFolder } from '../../test-support/start-shop.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The shop that commit 0fdeead filled, opened by today's code as a start opens it. Returns its typed client. */
export async function openOldShop(): Promise<(token?: string) => ApiClient> {
  const folder = await temporaryFolder()
  onTestFinished(() => folder.remove())
  const databaseUrl = await restore(folder.path)
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder.path,
    DEMO: '0',
    RATE_LIMITS: 'off',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  })
  const shop = await openShop(config, silentLogs)
  onTestFinished(() => shop.close())
  const app = createApp(shop.deps)
  return token =>
    createApiClient({
      fetch: async request => app.fetch(request),
      origin: 'http://shop.test',
      token: () => token ?? null,
    })
}

/** Unpacks the data folder, or reads the dump into a database of its own and returns its URL. */
async function restore(dataDir: string): Promise<string | null> {
  const provided = inject('database')
  if (provided.kind === 'pglite') {
    await promisify(execFile)('tar', ['-xzf', file('data-folder.tar.gz'), '-C', dataDir])
    return null
  }
  const database = await createDatabase(provided.serverUrl)
  onTestFinished(() => database.drop())
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(await readFile(file('postgres-dump.sql'), 'utf8'))
  await client.end()
  return database.url
}
