import type { Params } from './params.ts'
import type { Store } from './store.ts'

/** One call of the API, or one thing the sandbox does by itself: what every operation works with. */
export type Call = {
  store: Store
  /** Milliseconds. */
  now: number
  request: { id: string | null; idempotency_key: string | null }
  params: Params
  settings: Settings
}

export type Settings = {
  /** How long an authorisation holds. */
  authorisationMs: number
  /** How long what Stripe does "some time later" takes: slow attempts, pending and failing refunds. */
  laterMs: number
}

export const seconds = (call: Call): number => Math.floor(call.now / 1000)

export type MethodNote = { usedBy?: string }
export type IntentNote = { authenticated?: boolean; captureFailed?: boolean }
