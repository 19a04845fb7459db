import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  startPostgres,
  type TestDatabase,
  type TestPostgres,
} from '../../../test-support/database/start-postgres.ts'
import { killOnExit } from '../../../test-support/kill-on-exit.ts'
import { type RunningShop, startShop, temporaryFolder } from '../../../test-support/start-shop.ts'

let server: TestPostgres
let database: TestDatabase
let shop: RunningShop
const folder = await temporaryFolder()

beforeAll(async () => {
  server = await startPostgres()
  database = await server.createDatabase()
  shop = await startShop({
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    DEMO: '0',
    WEB_CONCURRENCY: '2',
  })
}, 60_000)

afterAll(async () => {
  await shop.stop()
  await server.stop()
  await folder.remove()
})

/** The processes that were there at first, and those that have taken over since. */
const firstPids = () =>
  [...(/by the processes ([\d, ]+)\./.exec(shop.output())?.[1]?.split(', ') ?? [])].map(Number)
const newPids = () =>
  [...shop.output().matchAll(/Process (\d+) has taken over/g)].map(([, pid]) => Number(pid))

const isRunning = (pid: number) => spawnSync('ps', ['-p', String(pid)]).status !== 1

/** Whether new processes can reach the database; those that are connected stay so. */
async function allowConnections(allowed: boolean) {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`alter database ${database.name} allow_connections ${allowed}`)
  await client.end()
}

/**
 * Asks what shoppers ask again and again, each time on a new connection, while the work is done; every answer must be
 * good. A process that is closing answers it, too, and only says of itself that it is not ready.
 */
async function askDuring(work: () => Promise<unknown>): Promise<number> {
  let asked = 0
  let isDone = false
  const asking = (async () => {
    while (!isDone) {
      const { status } = await fetch(`${shop.url}/api/product/new-arrivals`, {
        headers: { connection: 'close' },
      })
      expect(status).toBe(200)
      asked++
    }
  })()
  await work().finally(() => {
    isDone = true
  })
  await asking
  return asked
}

test('several processes share one address, and all of them are replaced without refusing a request', async () => {
  // They are named after the address, which is all that `startShop` waits for.
  await expect.poll(firstPids).toHaveLength(2)
  const asked = await askDuring(async () => {
    process.kill(shop.pid, 'SIGHUP')
    await vi.waitFor(() => expect(newPids()).toHaveLength(2), 30_000)
  })
  expect(asked).toBeGreaterThan(5)
  expect(firstPids().filter(isRunning)).toEqual([])
})

test.runIf(process.platform === 'linux')('every process keeps little freed memory', async () => {
  for (const pid of [shop.pid, ...newPids()])
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=')
})

test('a process that is killed is replaced', async () => {
  const [killed] = newPids()
  if (killed === undefined) throw new Error('No process has taken over yet')
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(newPids()).toHaveLength(3), 30_000)
  expect(shop.output()).toContain(`Process ${killed} ended and is replaced`)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
})

test('a process that is killed while all are replaced gets one successor, and all can be replaced again', async () => {
  const old = newPids().filter(isRunning)
  expect(old).toHaveLength(2)
  process.kill(shop.pid, 'SIGHUP')
  for (const pid of old.slice(1)) process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(newPids()).toHaveLength(5), 30_000)
  process.kill(shop.pid, 'SIGHUP')
  await vi.waitFor(() => expect(newPids()).toHaveLength(7), 30_000)
  expect(newPids().filter(isRunning)).toEqual(newPids().slice(-2))
})

test('a successor that cannot start is tried again while the others go on', async () => {
  const [killed, other] = newPids().slice(-2)
  if (!killed || !other) throw new Error('There are not two processes')
  await allowConnections(false)
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(shop.output()).toContain('the next try is in 2 s'), 30_000)
  expect(isRunning(other)).toBe(true)
  await allowConnections(true)
  await vi.waitFor(() => expect(newPids()).toHaveLength(8), 30_000)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
})

test('stopping ends every process, also while they are being replaced', async () => {
  const tries = () => shop.output().split('could not be started').length
  const before = tries()
  await allowConnections(false)
  process.kill(shop.pid, 'SIGHUP')
  await vi.waitFor(() => expect(tries()).toBe(before + 1), 30_000)
  await shop.stop()
  expect(newPids().filter(isRunning)).toEqual([])
  expect(newPids()).toHaveLength(8)
})

test('stopping before the processes are open ends them quietly', async () => {
  // A database that never answers keeps them from opening.
  const waiting: Socket[] = []
  const silent = createServer(socket => waiting.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { child, output } = spawnPrimary(`postgres://shop@127.0.0.1:${port}/shop`)
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThanOrEqual(2), 30_000)
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
  expect(output()).toBe('')
  for (const socket of waiting) socket.destroy()
  silent.close()
})

test('a shop whose processes cannot open ends with code 1', async () => {
  await allowConnections(false)
  const { child, output } = spawnPrimary(database.url)
  expect(await once(child, 'close')).toEqual([1, null])
  expect(output()).toContain('before it was open')
  expect(output()).not.toContain('the next try')
})

/** Starts two processes without waiting until they are open. */
function spawnPrimary(databaseUrl: string) {
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder.path,
    WEB_CONCURRENCY: '2',
  }
  const child = spawn(process.execPath, ['build/server/main.js'], { env: { ...process.env, ...env } })
  child.once(
    'exit',
    killOnExit(() => child.kill('SIGKILL')),
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  return { child, output: () => output }
}

test('the embedded database serves one process, and says so', async () => {
  const opening = startShop({ DATA_DIR: folder.path, DEMO: '0', WEB_CONCURRENCY: '2' })
  await expect(opening).rejects.toThrow('WEB_CONCURRENCY needs DATABASE_URL')
})
