import { join } from 'node:path'
import { mountPages } from '../../src/pages.ts'
import { startSandbox } from '../../src/sandbox/start-sandbox.ts'
import { createApp, shopRoutes } from '../../src/server/app.ts'
import { callInProcess } from '../../src/server/call-in-process.ts'
import { publicCategories } from '../../src/server/catalogue/categories/public-categories.ts'
import { publicCollections } from '../../src/server/catalogue/collections/public-collections.ts'
import { readConfig } from '../../src/server/config.ts'
import { openLogs } from '../../src/server/log/open-log.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { usualOrderLimits } from '../../src/server/order-limits.ts'
import { publicDetails } from '../../src/server/settings/public-details.ts'
import { unwatched } from '../../src/server/telemetry/observe-requests.ts'

/**
 * A shop as `src/main.ts` opens it, but with the sandbox under control: tests may hold its events
 * and have its calls go wrong, over HTTP at the address it prints.
 */
const config = readConfig(process.env)
const sandbox = await startSandbox({ folder: join(config.dataDir, 'sandbox'), control: true })
const { url: apiUrl, scriptPath: scriptUrl, ...keys } = sandbox
const shop = await openShop(config, await openLogs(config), async () => ({
  ...keys,
  sandbox: { apiUrl, scriptUrl },
}))
const routes = shopRoutes(shop.deps)
const app = createApp(shop.deps, front => front.all('/sandbox/*', c => sandbox.fetch(c.req.raw)), routes)
const { server } = await mountPages(app, shop, unwatched, {
  mode: 'production',
  call: callInProcess(shop.deps, routes),
  shop: () => ({
    ...publicCategories(shop.deps.categories.current()),
    ...publicCollections(shop.deps.collections.current()),
    ...publicDetails(shop.deps.settings.current(), shop.deps.clock()),
    pages: [],
    publicUrl: null,
    sendsMail: false,
    stripeScript: false,
    orderSize: usualOrderLimits.size,
    countries: ['Pakistan'],
    countryCodes: ['PK'],
    pays: { cash: true, cards: true, hasProvider: true },
  }),
})
await new Promise<void>(resolve => server.listen(0, config.host, resolve))
const address = server.address()
const url = `http://${config.host}:${typeof address === 'object' && address ? address.port : ''}`
sandbox.sendWebhooksTo(`${url}/api/stripe/webhook`)
console.info(`The sandbox is controlled at ${apiUrl}/control`)
console.info(`Zari is open at ${url}`)

process.on('SIGTERM', async () => {
  shop.endEventStreams()
  server.closeAllConnections()
  await shop.close()
  await sandbox.stop()
  process.exit(0)
})
