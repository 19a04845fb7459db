import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { apiRoutes, type Env } from './api.ts'
import { browserRoutes } from './browser-routes.ts'
import type { Call, Settings } from './call.ts'
import { settleIntent } from './confirm-intent.ts'
import { type Control, controlRoutes, createControl } from './control.ts'
import { createFaults } from './faults.ts'
import { expireIntent } from './finish-intent.ts'
import { randomText } from './new-id.ts'
import type { World } from './perform.ts'
import { settleRefund } from './refunds.ts'
import { type Due, openStore, type Store } from './store.ts'
import type { Event } from './stripe-objects.ts'
import { pauseAfter, post } from './webhook.ts'
import { startWorker } from './worker.ts'

export type SandboxOptions = Partial<Settings> & {
  /** Where everything is kept; the same folder after a restart: the same keys, payments and unsent events. */
  folder: string
  /** Where events go. May be told later by `sendWebhooksTo`; until then they wait. */
  webhookUrl?: string
  /** Milliseconds. */
  clock?: () => number
  /** Of the API; 0: any free one. */
  port?: number
  /** Lets tests hold events and have calls go wrong. */
  control?: boolean
}

export type Sandbox = {
  /** Where the SDK finds the API: `new Stripe(secretKey, { protocol, host, port })`. */
  url: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** The path of the stand-in for Stripe.js on the shop's own origin; `fetch` answers it. */
  scriptPath: string
  /** Answers what browsers ask below `/sandbox/`. To be mounted before anything that logs or reads requests. */
  fetch: (request: Request, env?: object) => Response | Promise<Response>
  sendWebhooksTo: (url: string) => void
  /** Only when started with `control: true`. */
  control: Control | null
  stop: () => Promise<void>
}

const day = 24 * 60 * 60 * 1000

/** Starts the stand-in for Stripe, on this machine's own address only. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { folder, clock = Date.now, authorisationMs = 7 * day, laterMs = 5_000 } = options
  const store = openStore(folder)
  store.forgetOld(clock())
  const world: World = { store, clock, settings: { authorisationMs, laterMs }, busyKeys: new Set() }
  const keys = keysOf(store)
  const webhooks = { url: options.webhookUrl ?? null, held: false }
  const leaving = new AbortController()
  const faults = options.control ? createFaults() : null
  const postEvent = (event: Event) =>
    webhooks.url ? post(webhooks.url, keys.webhookSecret, event, leaving.signal) : Promise.resolve(false)

  const deliver = async ({ id, subject, attempts }: Due) => {
    if (webhooks.held || webhooks.url === null) return
    const event = store.get('event', subject)
    const taken = event === undefined || (await postEvent(event))
    if (leaving.signal.aborted) return
    if (event && taken) store.put<'event'>({ ...event, pending_webhooks: 0 })
    const pause = taken ? null : pauseAfter(attempts)
    if (pause !== null) store.postpone(id, clock() + pause)
    else store.done(id)
  }
  const worker = startWorker(store, clock, due =>
    due.action === 'deliver' ? deliver(due) : settle(world, due),
  )
  const control = faults && createControl({ store, faults, worker, webhooks, post: postEvent })

  const app = new Hono<Env>()
  app.route('/v1', apiRoutes(world, keys.secretKey, worker.wake, faults))
  if (control) app.route('/control', controlRoutes(control))
  const front = new Hono<Env>().route(mount, browserRoutes(world, keys.publishableKey, worker.wake, faults))
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  worker.wake()

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...keys,
    scriptPath: `${mount}/stripe.js`,
    fetch: (request, env) => front.fetch(request, env),
    sendWebhooksTo(url) {
      webhooks.url = url
      worker.wake()
    },
    control,
    async stop() {
      leaving.abort()
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

const mount = '/sandbox'

/** Made once and kept, so that a restarted shop still speaks with the same sandbox. */
const keysOf = (store: Store) => ({
  secretKey: store.setting('secret_key', () => `sk_test_sandbox${randomText(24)}`),
  publishableKey: store.setting('publishable_key', () => `pk_test_sandbox${randomText(24)}`),
  webhookSecret: store.setting('webhook_secret', () => `whsec_${randomText(32)}`),
})

const settlements: Record<string, (call: Call, id: string) => void> = {
  expire: expireIntent,
  settle_intent: settleIntent,
  settle_refund: settleRefund,
}

/** What Stripe does by itself, once its time has come. */
async function settle({ store, clock, settings }: World, { id, action, subject }: Due) {
  const request = { id: null, idempotency_key: null }
  store.atomically(() => {
    if (store.done(id)) settlements[action]?.({ store, settings, now: clock(), params: {}, request }, subject)
  })
}
