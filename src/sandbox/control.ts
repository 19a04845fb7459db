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
  /** Posts an event now; true when the shop took it. */
  post: (event: Event) => Promise<boolean>
}

/** What tests may do to the sandbox that nobody can do to Stripe. */
export function createControl({ store, faults, worker, webhooks, post }: Parts) {
  return {
    /** Plans something to go wrong. */
    fault: faults.plan,
    clearFaults: faults.clear,
    /** How many calls stand and wait because of a fault that says so. */
    waitingCalls: faults.waiting,
    letGo: faults.letGo,
    /** Every call so far, in order. */
    calls: () => [...faults.calls],
    /** Keeps events back from now on. */
    holdWebhooks() {
      webhooks.held = true
    },
    /** Sends events by itself again, first those kept back. */
    async releaseWebhooks() {
      webhooks.held = false
      await worker.runDue()
    },
    /** All events, oldest first. */
    events: () => [...store.list('event')].reverse(),
    /** Posts these events in this order, as often as they are named, and no more by itself. Says which the shop took. */
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
    /** Does all that is due at the sandbox's clock: sends events, settles refunds, ends authorisations. */
    runDue: worker.runDue,
  }
}

/** The same for a test in another process. */
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
