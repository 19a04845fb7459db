import type { Params } from './params.ts'
import type { Store } from './store.ts'

/** What every operation works with: one API call, or one scheduled action of the sandbox. */
export type Call = {
  store: Store
  /** In milliseconds. */
  now: number
  request: { id: string | null; idempotency_key: string | null }
  params: Params
  settings: Settings
}

export type Settings = {
  /** How long an authorisation is valid. */
  authorisationMs: number
  /** After how long slow attempts, pending refunds and failing refunds finish. */
  laterMs: number
}

export const seconds = (call: Call): number => Math.floor(call.now / 1000)

export type MethodNote = { usedBy?: string }
export type IntentNote = { authenticated?: boolean; captureFailed?: boolean }
