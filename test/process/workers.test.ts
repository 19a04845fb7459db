import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../test-support/database/start-postgres.ts'
import { type RunningShop, startShop, temporaryFolder } from '../../test-support/start-shop.ts'

let server: TestPostgres
let shop: RunningShop
const folder = await temporaryFolder()

beforeAll(async () => {
  server = await startPostgres()
  const { url } = await server.createDatabase()
  shop = await startShop({ DATABASE_URL: url, DATA_DIR: folder.path, DEMO: '0', WEB_CONCURRENCY: '2' })
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

/** Asks again and again, each time on a new connection, while the work is done; every answer must be good. */
async function askDuring(work: () => Promise<unknown>): Promise<number> {
  let asked = 0
  let isDone = false
  const asking = (async () => {
    while (!isDone) {
      const { status } = await fetch(`${shop.url}/readyz`, { headers: { connection: 'close' } })
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
  await vi.waitFor(() => expect(firstPids()).toHaveLength(2))
  const asked = await askDuring(async () => {
    process.kill(shop.pid, 'SIGHUP')
    await vi.waitFor(() => expect(newPids()).toHaveLength(2), 30_000)
  })
  expect(asked).toBeGreaterThan(5)
  for (const pid of firstPids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('a process that is killed is replaced', async () => {
  const [killed] = newPids()
  if (killed === undefined) throw new Error('No process has taken over yet')
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(newPids()).toHaveLength(3), 30_000)
  expect(shop.output()).toContain(`Process ${killed} ended and is replaced`)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
})

test('stopping ends every process', async () => {
  const pids = newPids()
  await shop.stop()
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('the embedded database serves one process, and says so', async () => {
  const opening = startShop({ DATA_DIR: folder.path, DEMO: '0', WEB_CONCURRENCY: '2' })
  await expect(opening).rejects.toThrow('WEB_CONCURRENCY needs DATABASE_URL')
})
