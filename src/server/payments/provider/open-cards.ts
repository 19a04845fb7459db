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
  retryPauses: [250, 500, 1_000, 2_000],
  testMode: !settings.publishableKey.startsWith('pk_live_'),
  isTimeToTell: nowAndThen(),
  wake,
})

const hour = 3_600_000

function nowAndThen(): (now: Date) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return now => {
    if (now.getTime() < last + hour) return false
    last = now.getTime()
    return true
  }
}
