import { type ChildProcess, execFile } from 'node:child_process'
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stagingSchema } from '../../../src/server/backup/staging-queries.ts'
import { openPostgres } from '../../../src/server/db/open.ts'
import { startPostgres } from '../../../test-support/database/start-postgres.ts'
import { orderData, productInput } from '../../../test-support/factories.ts'
import { remote, signInDemo } from '../../../test-support/remote-client.ts'
import { demoShopFolder } from '../../../test-support/shop-folders.ts'
import { compileCache, type RunningShop, startShop } from '../../../test-support/start-shop.ts'

const folder = await demoShopFolder()
const server = await startPostgres()
const other = await mkdtemp(join(tmpdir(), 'zari-backup-'))
afterAll(async () => {
  await folder.remove()
  await rm(other, { recursive: true, force: true })
  await server.stop()
})

const embedded = { DATA_DIR: folder.path }

type Ended = { code: number; said: string }

/** Whether a command that runs has come so far. */
type Reached = () => boolean | Promise<boolean>

/** What a command of the shop prints; `kill -9`ed as soon as it has come so far. */
function command(
  name: string,
  env: Record<string, string>,
  given: string[] = [],
  killWhen: Reached | null = null,
): Promise<Ended> {
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [`scripts/${name}.ts`, ...given],
      { env: { ...process.env, ...compileCache, ...env } },
      (error, out, errors) => resolve({ code: error ? Number(error.code ?? 1) : 0, said: out + errors }),
    )
    if (killWhen) void killOnce(child, killWhen)
  })
}

async function killOnce(child: ChildProcess, reached: Reached) {
  while (child.exitCode === null && !(await reached())) await setTimeout(10)
  child.kill('SIGKILL')
}

const after = (ms: number): Reached => {
  const began = performance.now()
  return () => performance.now() - began > ms
}

async function backUp(env: Record<string, string>): Promise<string> {
  const { said } = await command('backup', env)
  const path = /pictures in (\S+)/.exec(said)?.[1]
  expect(path, said).toBeDefined()
  return path ?? ''
}

/** A product of which there are enough for all orders of a test. */
async function stockUp(url: string): Promise<string> {
  const admin = remote(url, await signInDemo(url, 'admin'))
  return (await admin.catalogue.add({ body: productInput({ inventory: 50_000 }) }))._id
}

async function buy(url: string, token: string, productId: string) {
  const shopper = remote(url, token)
  await shopper.cart.add({ body: { productId, quantity: 1 } })
  return shopper.orders.create({ body: orderData() })
}

const countOrders = async (url: string) =>
  (await remote(url, await signInDemo(url, 'admin')).orders.all({ query: {} })).total

test('a running shop is backed up while orders come in, and restored while it runs', async () => {
  const shop = await startShop(embedded)
  const token = await signInDemo(shop.url, 'shopper')
  const productId = await stockUp(shop.url)
  const known = await buy(shop.url, token, productId)
  const orders = await countOrders(shop.url)
  let stopped = false
  const load = (async () => {
    let placed = 0
    for (; !stopped; placed += 1) await buy(shop.url, token, productId)
    return placed
  })()
  const backup = await backUp(embedded)
  stopped = true
  const placed = await load
  expect(await countOrders(shop.url)).toBe(orders + placed)

  const killed = await command('restore', embedded, [backup, '--replace'], () =>
    existsSync(join(folder.path, 'restore-unfinished', 'database')),
  )
  expect(killed.code).not.toBe(0)
  expect(await countOrders(shop.url)).toBe(orders + placed)
  const restored = await command('restore', embedded, [backup, '--replace'])
  expect(restored.said).toContain('The shop is as it was')
  await expect.poll(() => shop.output().match(/open at (http:\S+)/g)?.length).toBe(2)
  const url =
    shop
      .output()
      .match(/open at (http:\S+)/g)
      ?.at(-1)
      ?.slice('open at '.length) ?? ''
  const restoredOrders = await countOrders(url)
  expect(restoredOrders).toBeGreaterThanOrEqual(orders)
  expect(restoredOrders).toBeLessThanOrEqual(orders + placed)
  const shopper = remote(url, await signInDemo(url, 'shopper'))
  expect((await shopper.orders.get({ params: { id: known._id } })).items).toEqual(known.items)
  await shop.stop()
})

test('a backup of the embedded database opens as a shop on PostgreSQL, where it is replaced while it runs', async () => {
  const backup = await backUp(embedded)
  const database = await server.createDatabase()
  const env = { DATABASE_URL: database.url, DATA_DIR: other, DEMO: '1' }
  expect((await command('restore', env, [backup])).said).toContain('The shop is as it was')
  const shop = await startShop(env)
  const orders = await countOrders(shop.url)
  expect((await fetch(`${shop.url}/media/default-product/240.webp`)).status).toBe(200)
  await buy(shop.url, await signInDemo(shop.url, 'shopper'), await stockUp(shop.url))
  expect(await countOrders(shop.url)).toBe(orders + 1)
  const { db, close } = openPostgres(database.url, 1)
  const killed = await command('restore', env, [backup, '--replace'], async () => {
    const begun = sql`select from pg_namespace where nspname = ${stagingSchema}`.execute(db)
    return (await begun).rows.length > 0
  })
  await close()
  expect(killed.code).not.toBe(0)
  expect(await countOrders(shop.url)).toBe(orders + 1)
  expect((await command('restore', env, [backup, '--replace'])).said).toContain('The shop is as it was')
  await expect.poll(() => countOrders(shop.url).catch(() => 0)).toBe(orders)
  await shop.stop()
  await database.drop()
})

describe('with the least careful file modes', () => {
  let shop: RunningShop
  beforeAll(async () => {
    const before = process.umask(0)
    shop = await startShop(embedded).finally(() => process.umask(before))
  })
  afterAll(() => shop.stop())

  test('a shop closes its data folder to everybody else, also one that stood open', async () => {
    await fetch(`${shop.url}/media/default-product/240.webp`)
    const open = readdirSync(folder.path, { recursive: true, withFileTypes: true })
      .map(entry => join(entry.parentPath, entry.name))
      .filter(path => (lstatSync(path).mode & 0o077) !== 0)
    expect([lstatSync(folder.path).mode & 0o777, open]).toEqual([0o700, []])
  })

  test('kill -9 during a backup leaves none that could be taken for a whole one', async () => {
    const folderOf = join(other, 'killed')
    const env = { ...embedded, BACKUP_DIR: folderOf }
    for (const ms of [500, 900]) await command('backup', env, [], after(ms))
    const whole = (await readdir(folderOf).catch(() => [])).filter(name => /^\d/.test(name))
    for (const name of whole) expect(await readdir(join(folderOf, name))).toContain('manifest.json')
    const backup = await backUp(env)
    const names = (await readdir(folderOf)).filter(name => name !== 'lock.sqlite')
    expect(names.toSorted()).toEqual([...whole, backup.split('/').at(-1)].toSorted())
  })
})
