import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { apiRoutes, type Env } from './api.ts'
import { browserRoutes } from './browser-routes.ts'
import type { Call, Settings } from './call.ts'
import { finishProcessing } from './confirm-intent.ts'
import { type Control, controlRoutes, createControl } from './control.ts'
import { createFaults } from './faults.ts'
import { expireIntent } from './finish-intent.ts'
import { randomText } from './new-id.ts'
import type { SandboxDeps } from './perform.ts'
import { finishRefund } from './refunds.ts'
import { type Due, openStore, type Store } from './store.ts'
import type { Event } from './stripe-objects.ts'
import { post, retryDelayMs } from './webhook.ts'
import { startWorker } from './worker.ts'

export type SandboxOptions = Partial<Settings> & {
  /** Holds all data. With the same folder a restart keeps keys, payments and unsent events. */
  folder: string
  /** Where events are sent. Until it is set, here or by `sendWebhooksTo`, they wait. */
  webhookUrl?: string
  /** In milliseconds. */
  clock?: () => number
  /** The API's port; 0 takes any free one. */
  port?: number
  /** Lets tests hold events and make calls fail. */
  control?: boolean
}

export type Sandbox = {
  /** Where the SDK finds the API: `new Stripe(secretKey, { protocol, host, port })`. */
  url: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** The path of the sandbox's Stripe.js on the shop's own origin, served by `fetch`. */
  scriptPath: string
  /** Answers browsers below `/sandbox/`. Mount it before anything that logs or reads requests: they hold card numbers. */
  fetch: (request: Request, env?: object) => Response | Promise<Response>
  sendWebhooksTo: (url: string) => void
  /** Only when started with `control: true`. */
  control: Control | null
  stop: () => Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000

/** Starts the sandbox, the shop's own Stripe for test cards. It listens on 127.0.0.1 only. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { folder, clock = Date.now, authorisationMs = 7 * dayMs, laterMs = 5_000 } = options
  const store = openStore(folder)
  store.forgetOld(clock())
  const deps: SandboxDeps = { store, clock, settings: { authorisationMs, laterMs }, busyKeys: new Set() }
  const keys = keysOf(store)
  const webhooks = { url: options.webhookUrl ?? null, held: false }
  const stopping = new AbortController()
  const faults = options.control ? createFaults() : null
  const postEvent = (event: Event) =>
    webhooks.url ? post(webhooks.url, keys.webhookSecret, event, stopping.signal) : Promise.resolve(false)

  const deliver = async ({ id, subject, attempts }: Due) => {
    if (webhooks.held || webhooks.url === null) return
    const event = store.get('event', subject)
    const accepted = event === undefined || (await postEvent(event))
    if (stopping.signal.aborted) return
    if (event && accepted) store.put<'event'>({ ...event, pending_webhooks: 0 })
    const delayMs = accepted ? null : retryDelayMs(attempts)
    if (delayMs !== null) store.postpone(id, clock() + delayMs)
    else store.done(id)
  }
  const worker = startWorker(store, clock, due =>
    due.action === 'deliver' ? deliver(due) : runScheduled(deps, due),
  )
  const control = faults && createControl({ store, faults, worker, webhooks, post: postEvent })

  const app = new Hono<Env>()
  app.route('/v1', apiRoutes(deps, keys.secretKey, worker.wake, faults))
  if (control) app.route('/control', controlRoutes(control))
  const browserApp = new Hono<Env>().route(
    mountPath,
    browserRoutes(deps, keys.publishableKey, worker.wake, faults),
  )
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  worker.wake()

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...keys,
    scriptPath: `${mountPath}/stripe.js`,
    fetch: (request, env) => browserApp.fetch(request, env),
    sendWebhooksTo(url) {
      webhooks.url = url
      worker.wake()
    },
    control,
    async stop() {
      stopping.abort()
      faults?.letGo()
      await new Promise(resolve => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await worker.stop()
      store.close()
    },
  }
}

const mountPath = '/sandbox'

/** Made once and stored, so that they survive a restart. */
const keysOf = (store: Store) => ({
  secretKey: store.setting('secret_key', () => `sk_test_sandbox${randomText(24)}`),
  publishableKey: store.setting('publishable_key', () => `pk_test_sandbox${randomText(24)}`),
  webhookSecret: store.setting('webhook_secret', () => `whsec_${randomText(32)}`),
})

const scheduledActions: Record<string, (call: Call, id: string) => void> = {
  expire: expireIntent,
  settle_intent: finishProcessing,
  settle_refund: finishRefund,
}

/** Runs a scheduled action of Stripe's: an expiry, a slow payment, a refund. */
async function runScheduled({ store, clock, settings }: SandboxDeps, { id, action, subject }: Due) {
  const request = { id: null, idempotency_key: null }
  store.atomically(() => {
    if (store.done(id))
      scheduledActions[action]?.({ store, settings, now: clock(), params: {}, request }, subject)
  })
}
