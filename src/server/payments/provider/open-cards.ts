import type { Cards } from './cards.ts'
import { stripeProvider } from './stripe-provider.ts'

/** Whose cards the shop takes: the keys of its account and, for a stand-in, where that is. */
export type CardSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** A stand-in for the provider; left out, the provider itself. */
  sandbox?: { apiUrl: string; scriptUrl: string }
}

/** Cards through Stripe, or through what stands in for it; the way is the same. */
export const openCards = (settings: CardSettings, wake: () => void): Cards => ({
  provider: stripeProvider({ ...settings, apiUrl: settings.sandbox?.apiUrl }),
  publishableKey: settings.publishableKey,
  scriptUrl: settings.sandbox?.scriptUrl ?? null,
  retryPausesMs: [250, 500, 1_000, 2_000],
  testMode: !settings.publishableKey.startsWith('pk_live_'),
  mayLogUnsignedEvent: oncePerHour(),
  wake,
})

const hourMs = 3_600_000

function oncePerHour(): (now: Date) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return now => {
    if (now.getTime() < last + hourMs) return false
    last = now.getTime()
    return true
  }
}
