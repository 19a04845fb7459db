import cluster from 'node:cluster'
import type { Hono } from 'hono'
import { api } from './contract/api.ts'
import { csrfTokenPath } from './contract/csrf-token-path.ts'
import type { Endpoint } from './contract/endpoint.ts'
import type { Config } from './server/config.ts'
import type { OpenShop } from './server/open-shop.ts'
import { logRequests } from './server/telemetry/log-requests.ts'
import type { Metrics } from './server/telemetry/metrics.ts'
import { createRouteNamer, type NameRoute } from './server/telemetry/name-route.ts'
import { observeRequests, unwatched, type Watch } from './server/telemetry/observe-requests.ts'
import type { Tracing } from './server/telemetry/tracing.ts'

const ownPaths = ['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/docs', csrfTokenPath]

/** A shop that does without metrics, traces and a line for every request loads nothing for them. */
export const isWatched = ({ metricsToken, tracesUrl, log }: Config): boolean =>
  metricsToken !== null || tracesUrl !== null || log.requests

/** The routes of everything that the shop answers. */
export async function nameRoutes(): Promise<NameRoute> {
  const { patterns } = await import('./web/staff/paths.ts')
  const rows = Object.values(api).flatMap(group => Object.values(group) as Endpoint[])
  return createRouteNamer([...rows.map(({ path }) => path), ...Object.values(patterns), ...ownPaths])
}

export async function openTraces(config: Config): Promise<Tracing | null> {
  if (config.tracesUrl === null) return null
  const { openTracing } = await import('./server/telemetry/tracing.ts')
  return openTracing(config.tracesUrl, await nameRoutes())
}

/** Mounts the metrics and watches requests, as far as the settings say. */
export async function watchRequests(app: Hono, { deps, poolUse }: OpenShop): Promise<Watch> {
  if (!isWatched(deps.config)) return unwatched
  const { metricsToken: token, log, trustProxy } = deps.config
  const metrics = token === null ? null : await mountMetrics(app, { deps, poolUse, token })
  const observers = [...(metrics ? [metrics.observe] : []), ...(log.requests ? [logRequests(deps.log)] : [])]
  const nameRoute = await nameRoutes()
  return {
    observe: listener => observeRequests(listener, { observers, nameRoute, trustProxy }),
    watchCache: counts => metrics?.watchCache(counts),
  }
}

async function mountMetrics(
  app: Hono,
  shop: Pick<OpenShop, 'deps' | 'poolUse'> & { token: string },
): Promise<Metrics> {
  const { openMetrics } = await import('./server/telemetry/metrics.ts')
  const metrics = openMetrics({ ...shop, process: String(cluster.worker?.id ?? 1) })
  metrics.mount(app)
  return metrics
}
