import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { waysToPay } from './contract/settings/payment-settings.ts'
import { openTraces, watchRequests } from './open-telemetry.ts'
import { mountPages, type PageServer } from './pages.ts'
import { greet, runWorkers, tellOpened } from './run-workers.ts'
import type { Sandbox } from './sandbox/start-sandbox.ts'
import { createApp, shopRoutes } from './server/app.ts'
import { callInProcess } from './server/call-in-process.ts'
import { publicCategories } from './server/catalogue/categories/public-categories.ts'
import { publicCollections } from './server/catalogue/collections/public-collections.ts'
import { type Config, readConfig } from './server/config.ts'
import { countryNames, deliveryCountries } from './server/contacts/delivery-countries.ts'
import { openLogs } from './server/log/open-log.ts'
import { sendsMail } from './server/mail/mail-settings.ts'
import { type OpenShop, openShop } from './server/open-shop.ts'
import { type OpenPort, openPort } from './server/overload/open-port.ts'
import type { CardSettings } from './server/payments/provider/cards.ts'
import { publicDetails } from './server/settings/public-details.ts'

const mode = process.argv.includes('--dev') ? 'development' : 'production'
process.env.NODE_ENV ??= mode

async function main() {
  const config = readConfig(process.env)
  const logs = await openLogs(config)
  if (config.processes > 1 && cluster.isPrimary) return runWorkers(config.processes, logs.log)
  const opened: { sandbox: Sandbox | null } = { sandbox: null }
  const tracing = await openTraces(config)
  const findCardSettings = async (isDemo: boolean) => {
    if (!takesTestCards(config, isDemo)) return config.stripe
    opened.sandbox = await openSandbox(config)
    return testCardSettings(opened.sandbox)
  }
  const shop = await openShop(config, logs, findCardSettings, tracing?.observeStatement)
  const { sandbox } = opened
  const hasProvider = shop.deps.cards !== null
  const routes = shopRoutes(shop.deps)
  const mountFirst = (front: Hono) => {
    if (tracing) front.use(tracing.middleware)
    // Card numbers go to the sandbox before any code of the shop sees them, as they would to Stripe.
    if (sandbox) front.all('/sandbox/*', c => sandbox.fetch(c.req.raw))
  }
  const app = createApp(shop.deps, mountFirst, routes)
  const watch = await watchRequests(app, shop)
  const pages = await mountPages(app, shop, watch, {
    mode,
    call: callInProcess(shop.deps, routes),
    shop: () => ({
      ...publicCategories(shop.deps.categories.current()),
      ...publicCollections(shop.deps.collections.current()),
      ...publicDetails(shop.deps.settings.current(), shop.deps.clock()),
      pages: shop.deps.pages.current(),
      publicUrl: config.publicUrl,
      sendsMail: sendsMail(config),
      stripeScript: config.stripe !== null,
      orderSize: config.orderLimits.size,
      countries: countryNames(deliveryCountries(shop.deps)),
      countryCodes: deliveryCountries(shop.deps),
      pays: { ...waysToPay(shop.deps.settings.current().payment, hasProvider), hasProvider },
    }),
  })
  const opening = openPort(pages.server, config)
  const close = closeOnSignal({ pages, opening, shop, sandbox, tracing })
  void shop.restartAsked.then(() => close(beginAgain))
  const address = ownAddress((await opening).address, config)
  sandbox?.sendWebhooksTo(`${address}/api/stripe/webhook`)
  const lines = greeting(address, shop, sandbox !== null)
  if (cluster.isWorker) tellOpened(lines)
  else greet(lines)
}

/** The address at which this machine reaches the shop. */
function ownAddress({ port }: AddressInfo, { host }: Config): string {
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** The sandbox keeps its data in a folder of its own, so a restart loses no payment. */
async function openSandbox({ dataDir }: Config): Promise<Sandbox> {
  const { startSandbox } = await import('./sandbox/start-sandbox.ts')
  return startSandbox({ folder: join(dataDir, 'sandbox') })
}

const takesTestCards = ({ testCards }: Config, isDemo: boolean) =>
  testCards === 'always' || (testCards === 'demo' && isDemo)

const testCardSettings = ({ url: apiUrl, scriptPath: scriptUrl, ...keys }: Sandbox): CardSettings => ({
  ...keys,
  sandbox: { apiUrl, scriptUrl },
})

function greeting(address: string, { demoLogins, isEmpty }: OpenShop, takesTestCards: boolean): string[] {
  return [
    `Zari is open at ${address}`,
    ...(isEmpty ? [`Sign in and set it up at ${address}/admin/setup`] : []),
    ...(takesTestCards ? ['Test cards only, no money moves. Pay with 4242 4242 4242 4242.'] : []),
    ...(demoLogins
      ? [
          'Demo logins:',
          ...Object.entries(demoLogins).map(
            ([role, { email, password }]) => `  ${role}: ${email} / ${password}`,
          ),
        ]
      : []),
  ]
}

type Running = {
  pages: PageServer
  opening: Promise<OpenPort>
  shop: OpenShop
  sandbox: Sandbox | null
  tracing: { close: () => Promise<void> } | null
}

/** Lets running requests finish, then closes the database, so that stopping loses nothing. */
function closeOnSignal({ pages, opening, shop, sandbox, tracing }: Running) {
  let closing = false
  const close = async (end: () => void = () => process.exit(0)) => {
    if (closing) return
    closing = true
    const ended = opening.then(port => port.close())
    shop.endEventStreams()
    pages.server.closeIdleConnections()
    const impatient = setTimeout(() => pages.server.closeAllConnections(), 5_000)
    await pages.close()
    await ended
    clearTimeout(impatient)
    await shop.close()
    await sandbox?.stop()
    await tracing?.close()
    end()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => close())
  return close
}

/** Runs the shop anew under the same process id, so that whatever watches over it notices nothing. */
function beginAgain() {
  console.info('Opening again')
  // Windows has no such call, and somebody must start the shop again. A process that shares the work is replaced.
  if (!process.execve || cluster.isWorker) process.exit(0)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)])
}

try {
  await main()
} catch (cause) {
  // Prints why the shop cannot open; in development with the stack.
  console.error(cause instanceof Error && mode === 'production' ? cause.message : cause)
  process.exit(1)
}
