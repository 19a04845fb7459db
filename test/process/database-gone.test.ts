import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { silentLogs } from '../../src/server/log/silent-log.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { createApiClient } from '../../src/web/api/client.ts'
import { startPostgres } from '../../test-support/database/start-postgres.ts'
import { insertUser, orderData, productInput } from '../../test-support/factories.ts'
import { temporaryFolder } from '../../test-support/start-shop.ts'

const folder = await temporaryFolder()
const postgresFolder = await temporaryFolder()
let postgres = await startPostgres(postgresFolder.path)
const { name } = await postgres.createDatabase()

/** The address that the shop knows; behind it the server may stop, say nothing, and come back elsewhere. */
async function openWay() {
  const state = { isSilent: false }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (state.isSilent) return
    const { hostname, port } = new URL(postgres.url)
    const upstream = connect(Number(port), hostname)
    upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => upstream.destroy())
    socket.pipe(upstream).pipe(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(postgres.url)
  // A server that listens on a port has an address of this form.
  url.port = String((server.address() as AddressInfo).port)
  url.pathname = `/${name}`
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { state, url: url.href, cutAll, close: () => server.close() }
}

const way = await openWay()
const config = readConfig({
  ...{ NODE_ENV: 'test', DATABASE_URL: way.url, DATA_DIR: folder.path, DEMO: '0', RATE_LIMITS: 'off' },
})
const shop = await openShop(config, silentLogs)
afterAll(async () => {
  await shop.close()
  way.close()
  await postgres.stop()
  await folder.remove()
  await postgresFolder.remove()
})

const app = createApp(shop.deps)
const fetch = async (request: Request) => app.fetch(request)
const origin = 'http://shop.test'
const clientOf = (token: string) => createApiClient({ fetch, origin, token: () => token })
const owner = clientOf((await insertUser(shop.deps, 'owner')).token)
const buyer = clientOf((await insertUser(shop.deps)).token)
const product = await owner.catalogue.add({
  body: productInput({ inventory: 5, product_images: [], Color: [] }),
})
await buyer.cart.add({ body: { productId: product._id, quantity: 2 } })

const isReady = async () => (await app.request('/readyz')).status
const takes = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

test('while PostgreSQL is gone the shop says that it is busy, and sells again once it is back, without a restart', async () => {
  await postgres.stop()
  expect(await isReady()).toBe(503)
  const calls = [
    () => buyer.cart.get(),
    () => buyer.orders.create({ body: orderData() }),
    () => buyer.orders.mine(),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 503, code: 'busy' })
  expect((await app.request('/healthz')).status).toBe(200)

  postgres = await startPostgres(postgresFolder.path)
  await expect.poll(isReady).toBe(200)
  expect((await buyer.cart.get()).items).toMatchObject([{ quantity: 2 }])
  const { items } = await buyer.orders.create({ body: orderData() })
  expect(items).toMatchObject([{ quantity: 2 }])
  expect((await buyer.catalogue.get({ params: { id: product._id } })).inventory).toBe(3)
  // Notices of changes come again, too.
  await expect.poll(() => shop.deps.notices.isListening()).toBe(true)
})

test('a database that takes connections and says nothing makes the shop not ready within two seconds', async () => {
  way.state.isSilent = true
  way.cutAll()
  expect(await takes(async () => expect(await isReady()).toBe(503))).toBeLessThan(3_000)
  way.state.isSilent = false
  way.cutAll()
  await expect.poll(isReady).toBe(200)
  expect((await buyer.orders.mine()).orders).toHaveLength(1)
})
