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
  /** Says that payments are to be looked after; what nobody announces is found by the next round. */
  wake: () => void
}

/** US dollars: the contract's amounts are in them. */
export const currency = 'usd'
