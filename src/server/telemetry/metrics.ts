import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolUse } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { clientAddress } from '../http/client-address.ts'
import { getMailQueue } from '../mail/get-mail-queue.ts'
import type { CacheCounts, Observer } from './observe-requests.ts'
import { countOrders } from './queries.ts'

type MetricsOptions = {
  deps: Pick<Deps, 'db' | 'config' | 'securityLog'>
  /** Whoever reads the metrics sends it as their bearer token. */
  token: string
  /** Which of the shop's processes this one is; each counts for itself. */
  process: string
  /** Null for the embedded database, which has no pool. */
  poolUse: () => PoolUse | null
}

export type Metrics = {
  observe: Observer
  /** GET /metrics, in Prometheus' text format. */
  mount: (app: Hono) => void
  /** Counts the kept answers, too. */
  watchCache: (counts: CacheCounts) => void
}

const durations = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * What programs that watch the shop read. Counts of requests are those of this process; orders and mails are the shop's,
 * and the same whichever process is asked.
 */
export function openMetrics({ deps, token, process, poolUse }: MetricsOptions): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const labelNames = ['method', 'route', 'status']
  const answered = new Histogram({
    name: 'zari_http_request_duration_seconds',
    help: 'Requests by route, until the answer is sent',
    labelNames,
    buckets: durations,
    registers,
  })
  const brokenOff = new Counter({
    name: 'zari_http_requests_broken_off_total',
    help: 'Requests whose client left before the end',
    labelNames: ['method', 'route'],
    registers,
  })
  const orders = gauge('zari_orders_placed', 'Orders in the books')
  const mails = new Gauge({
    name: 'zari_mails',
    help: 'Mails that wait for their first try, that were refused, or were given up',
    labelNames: ['state'],
    registers,
  })
  const pool = new Gauge({
    name: 'zari_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
  })
  const kept = new Gauge({
    name: 'zari_response_cache_answers',
    help: 'Answers sent as kept, or made anew, since the start',
    labelNames: ['from'],
    registers,
  })
  let cacheCounts: CacheCounts = () => ({ kept: 0, made: 0 })

  const collect = async () => {
    const { waiting, refused, givenUp } = await getMailQueue(deps.db)
    orders.set(await countOrders(deps.db))
    for (const [state, count] of Object.entries({ waiting, refused, given_up: givenUp }))
      mails.set({ state }, count)
    for (const [state, count] of Object.entries(poolUse() ?? {})) pool.set({ state }, count)
    for (const [from, count] of Object.entries(cacheCounts())) kept.set({ from }, count)
  }
  return {
    observe: ({ method, route, status, seconds, isWhole }) => {
      if (isWhole) answered.observe({ method, route, status: String(status) }, seconds)
      else brokenOff.inc({ method, route })
    },
    mount: app =>
      app.get('/metrics', async c => {
        if (!isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)) {
          deps.securityLog('metrics_refused', { network: clientAddress(c, deps.config.trustProxy) })
          return c.text('Send the METRICS_TOKEN as a bearer token.', 401, { 'www-authenticate': 'Bearer' })
        }
        await collect()
        return c.body(await registry.metrics(), 200, {
          'content-type': registry.contentType,
          'cache-control': 'no-store',
        })
      }),
    watchCache: counts => {
      cacheCounts = counts
    },
  }
}

/** In the same time whatever is wrong about it. */
const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))

const digest = (text: string) => createHash('sha256').update(text).digest()
