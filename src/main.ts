import type { Server } from 'node:http'
import { shopName } from './contract/shop-name.ts'
import { mountPages, type PageServer } from './pages.ts'
import { createApp } from './server/app.ts'
import { type Config, readConfig } from './server/config.ts'
import type { Log } from './server/deps.ts'
import { type OpenShop, openShop } from './server/open-shop.ts'

const mode = process.argv.includes('--dev') ? 'development' : 'production'
process.env.NODE_ENV ??= mode

const log: Log = {
  info: message => console.info(message),
  error: (message, cause) => console.error(new Date().toISOString(), message, cause),
}

async function main() {
  const config = readConfig(process.env)
  const shop = await openShop(config, log)
  const app = createApp(shop.deps)
  const pages = await mountPages(app, {
    mode,
    apiFetch: async request => app.fetch(request),
    shop: { name: shopName, phone: config.shopPhone, publicUrl: config.publicUrl },
  })
  closeOnSignal(pages, shop)
  await listen(pages.server, config)
  greet(pages.server, config, shop)
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another with PORT.`) : cause,
      ),
    )
    server.listen(port, host, resolve)
  })
}

function greet(server: Server, config: Config, { demoLogins }: OpenShop) {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  log.info(`Zari is open at http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`)
  if (!demoLogins) return
  log.info('Demo logins:')
  for (const [role, { email, password }] of Object.entries(demoLogins))
    log.info(`  ${role}: ${email} / ${password}`)
}

/** Lets requests under way finish, then closes the database, so that a stop loses nothing. */
function closeOnSignal(pages: PageServer, shop: OpenShop) {
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    const ended = new Promise(resolve => pages.server.close(resolve))
    shop.endStreams()
    pages.server.closeIdleConnections()
    const impatient = setTimeout(() => pages.server.closeAllConnections(), 5_000)
    await pages.close()
    await ended
    clearTimeout(impatient)
    await shop.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
}

try {
  await main()
} catch (cause) {
  // What keeps the shop from opening is said in words; while developing, with its stack.
  console.error(cause instanceof Error && mode === 'production' ? cause.message : cause)
  process.exit(1)
}
