import { createServer, type Server } from 'node:http'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { minutes, seconds } from './contract/durations.ts'
import { refuseMalformed } from './server/http/errors.ts'
import { needOwnHost } from './server/http/own-origin.ts'
import type { OpenShop } from './server/open-shop.ts'
import { openLoadGate } from './server/overload/open-load-gate.ts'
import { createPassLoadGate } from './server/overload/pass-load-gate.ts'
import { answerFromCache } from './server/response-cache/answer-from-cache.ts'
import { keptCalls } from './server/response-cache/kept-calls.ts'
import { openResponseCache } from './server/response-cache/open-response-cache.ts'
import type { Watch } from './server/telemetry/observe-requests.ts'
import type { cachedPages, createPagesHandler, PagesDeps } from './web/handler.ts'

export type PageServer = { server: Server; close: () => Promise<void> }

type ServedShop = Pick<OpenShop, 'deps' | 'databaseQueue'>

type HandlerModule = { createPagesHandler: typeof createPagesHandler; cachedPages: typeof cachedPages }

/**
 * Puts the pages behind the API and makes a server of both, not yet listening. In production public answers are kept
 * as bytes in front of both.
 */
export function mountPages(app: Hono, shop: ServedShop, watch: Watch, pages: PagesDeps): Promise<PageServer> {
  return pages.mode === 'production'
    ? mountBuiltPages(app, shop, watch, pages)
    : mountSourcePages(app, watch, pages)
}

const year = 31_536_000

/** Node's own let a connection take minutes for its headers, and look only twice a minute. */
const httpTimeouts = {
  // Longer than web servers in front keep a connection for the next request, lest that meets a closed one.
  keepAliveTimeout: seconds(75),
  headersTimeout: seconds(15),
  // The largest upload at the slowest pace; `http/bodies/body.ts` keeps the pace.
  requestTimeout: minutes(12),
  connectionsCheckingInterval: seconds(5),
}

async function mountBuiltPages(
  app: Hono,
  { deps, databaseQueue }: ServedShop,
  watch: Watch,
  pages: PagesDeps,
): Promise<PageServer> {
  const { createPagesHandler, cachedPages } = await importBuild()
  const fetch = async (request: Request) => app.fetch(request)
  const cache = openResponseCache(deps, fetch)
  watch.watchCache(cache.counts)
  const handle = createPagesHandler(pages)
  // Names under /assets contain a hash of their content, so they never change.
  app.use(
    '/assets/*',
    serveStatic({ root: 'build/client', precompressed: true, onFound: keepFor(year, 'immutable') }),
  )
  app.use(
    serveStatic({ root: 'build/client', precompressed: true, onFound: keepFor(3_600, 'must-revalidate') }),
  )
  for (const { path, needsOwnHost } of cachedPages) if (needsOwnHost) app.use(path, needOwnHost(deps.config))
  app.all('*', c => handle(c.req.raw))
  const routes = [...keptCalls, ...cachedPages]
  const passLoadGate = deps.config.loadGate
    ? createPassLoadGate(openLoadGate(deps, databaseQueue), {
        hasMetrics: deps.config.metricsToken !== null,
        hasSandbox: (deps.cards?.scriptUrl ?? null) !== null,
      })
    : () => true
  const listener = answerFromCache({ cache, routes, config: deps.config, passLoadGate }, listenerOf(app))
  return { server: createServer(httpTimeouts, watch.observe(listener)), close: async () => {} }
}

const listenerOf = (app: Hono) => getRequestListener(app.fetch, { errorHandler: refuseMalformed })

const keepFor =
  (seconds: number, how: string) => (_path: string, c: { header: (name: string, value: string) => void }) =>
    c.header('cache-control', `public, max-age=${seconds}, ${how}`)

async function importBuild(): Promise<HandlerModule> {
  try {
    return await import(pathToFileURL('build/server/index.js').href)
  } catch (cause) {
    throw new Error('The shop is not built. Run "npm start", which builds it, or "npm run build".', {
      cause,
    })
  }
}

async function mountSourcePages(app: Hono, watch: Watch, pages: PagesDeps): Promise<PageServer> {
  const { createServer: createVite } = await import('vite')
  const server = createServer()
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  app.all('*', async c => {
    // Vite leaves a loaded module untyped; this is the file whose type is imported above.
    const { createPagesHandler } = (await vite.ssrLoadModule('/src/web/handler.ts')) as HandlerModule
    return createPagesHandler(pages)(c.req.raw)
  })
  const listener = watch.observe(listenerOf(app))
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  )
  return { server, close: () => vite.close() }
}
