import type { CardProvider } from './card-provider.ts'

/** Everything about taking cards, for a shop that does. */
export type Cards = {
  provider: CardProvider
  /** The key the browser names itself with; no secret. */
  publishableKey: string
  /** Where the stand-in's script for the browser lies on this shop; null: the provider's own. */
  scriptUrl: string | null
  /** No real money moves. */
  testMode: boolean
  /** Milliseconds before each further try while somebody waits for a provider that does not answer. */
  retryPausesMs: readonly number[]
  /** Whether the log is to hear again of messages that the provider has not signed. */
  mayLogUnsignedEvent: (now: Date) => boolean
  /** Says that payments are to be looked after; what nobody announces is found by the next round. */
  wake: () => void
}

/** US dollars: the contract's amounts are in them. */
export const currency = 'usd'

/** So long, in milliseconds, an authorised card and the stock it is to pay are held for an order. */
export const holdMs = 10 * 60_000

/** However many cards are tried for one payment, it is held no longer than so. */
export const maxHoldMs = 30 * 60_000

/** A buyer whose bank asks them something needs so long; a payment with less left is not tried again. */
export const minRemainingHoldMs = 5 * 60_000

/**
 * Milliseconds in which whoever made something due sees to it at once, while somebody waits; after that the job does.
 * Two who do it at the same time only hinder each other.
 */
export const callerSettlesMs = 15_000
