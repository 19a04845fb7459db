import type { Cards } from './cards.ts'
import { stripeProvider } from './stripe-provider.ts'

/** Whose cards the shop takes: the keys of its account and, for a stand-in, where that is. */
export type CardSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** A stand-in for the provider; left out, the provider itself. */
  standIn?: { apiUrl: string; scriptUrl: string }
}

/** Cards through Stripe, or through what stands in for it; the way is the same. */
export const openCards = (settings: CardSettings, wake: () => void): Cards => ({
  provider: stripeProvider({ ...settings, apiUrl: settings.standIn?.apiUrl }),
  publishableKey: settings.publishableKey,
  scriptUrl: settings.standIn?.scriptUrl ?? null,
  testMode: !settings.publishableKey.startsWith('pk_live_'),
  wake,
})
