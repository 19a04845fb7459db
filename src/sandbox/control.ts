import { Hono } from 'hono'
import type { Fault, Faults } from './faults.ts'
import type { Store } from './store.ts'
import type { Event } from './stripe-objects.ts'
import type { Worker } from './worker.ts'

export type Control = ReturnType<typeof createControl>

type Parts = {
  store: Store
  faults: Faults
  worker: Worker
  webhooks: { held: boolean }
  /** Posts an event now; true when the shop accepted it. */
  post: (event: Event) => Promise<boolean>
}

/** Controls for tests: faults, held webhooks, scheduled actions on demand. */
export function createControl({ store, faults, worker, webhooks, post }: Parts) {
  return {
    /** Makes a later call fail. */
    fault: faults.plan,
    clearFaults: faults.clear,
    /** How many calls are held by a `wait` fault. */
    waitingCalls: faults.waiting,
    letGo: faults.letGo,
    /** All calls so far, oldest first. */
    calls: () => [...faults.calls],
    /** Stops sending events. */
    holdWebhooks() {
      webhooks.held = true
    },
    /** Sends the held events, and later ones as they happen. */
    async releaseWebhooks() {
      webhooks.held = false
      await worker.runDue()
    },
    /** All events, oldest first. */
    events: () => [...store.list('event')].reverse(),
    /** Posts exactly these events in this order, and does not send them again. Tells which ones the shop accepted. */
    async send(ids: string[]): Promise<boolean[]> {
      const taken: boolean[] = []
      for (const id of ids) {
        const event = store.get('event', id)
        if (!event) throw new Error(`There is no event ${id}.`)
        store.unschedule('deliver', id)
        taken.push(await post(event))
      }
      return taken
    },
    /** Runs every action that is due by the sandbox's clock: webhooks, refunds, expired authorisations. */
    runDue: worker.runDue,
  }
}

/** The same controls over HTTP, for a test in another process. */
export function controlRoutes(control: Control): Hono {
  const routes = new Hono()
  routes.get('/calls', c => c.json(control.calls()))
  routes.get('/events', c => c.json(control.events()))
  routes.get('/waiting-calls', c => c.json(control.waitingCalls()))
  routes.post('/fault', async c => c.json(control.fault(await c.req.json<Fault>()) ?? null))
  routes.post('/clear-faults', c => c.json(control.clearFaults() ?? null))
  routes.post('/let-go', c => c.json(control.letGo() ?? null))
  routes.post('/hold-webhooks', c => c.json(control.holdWebhooks() ?? null))
  routes.post('/release-webhooks', async c => c.json((await control.releaseWebhooks()) ?? null))
  routes.post('/run-due', async c => c.json((await control.runDue()) ?? null))
  routes.post('/send', async c => c.json(await control.send(await c.req.json<string[]>())))
  return routes
}
