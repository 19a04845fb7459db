import { hours, seconds } from '../../../contract/durations.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { CardProvider } from './card-provider.ts'
import type { StripeSettings } from './stripe-provider.ts'

/** What a shop that takes cards works with. */
export type Cards = {
  provider: CardProvider
  /** The key the browser names itself with; no secret. */
  publishableKey: string
  /** Where the sandbox's script for the browser is; null: the provider's own. */
  scriptUrl: string | null
  /** No real money moves. */
  testMode: boolean
  /** How long a person waits for the provider. */
  maxWaitMs: number
  /** Milliseconds before each further try while somebody waits for a provider that does not answer. */
  retryPausesMs: readonly number[]
  /** Whether one more unsigned event may be logged now. */
  mayLogUnsignedEvent: (now: Date) => boolean
  /** Wakes the settling job; without it the job finds what is due in its next round. */
  wake: () => void
}

/** The keys of the shop's account. */
export type CardSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Where the sandbox is; left out: Stripe itself. */
  sandbox?: { apiUrl: string; scriptUrl: string }
} & Pick<StripeSettings, 'maxNetworkRetries'>

/** Cards through Stripe or its sandbox, which speaks the same API. */
export async function openCards(settings: CardSettings, wake: () => void): Promise<Cards> {
  // Only a shop that takes cards loads Stripe's library.
  const { stripeProvider } = await import('./stripe-provider.ts')
  return {
    provider: stripeProvider({ ...settings, apiUrl: settings.sandbox?.apiUrl }),
    publishableKey: settings.publishableKey,
    scriptUrl: settings.sandbox?.scriptUrl ?? null,
    maxWaitMs: seconds(4),
    retryPausesMs: [250, 500, 1_000, 2_000],
    testMode: !settings.publishableKey.startsWith('pk_live_'),
    mayLogUnsignedEvent: oncePerHour(),
    wake,
  }
}

/**
 * The shop's cards.
 * @throws payments_off when the shop takes none
 */
export function requireCards({ cards }: { cards: Cards | null }): Cards {
  if (cards) return cards
  throw new ShopError('payments_off', 'This shop does not take cards yet. Please choose cash on delivery.')
}

function oncePerHour(): (now: Date) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return now => {
    // The clock may have been put back.
    if (Math.abs(now.getTime() - last) < hours(1)) return false
    last = now.getTime()
    return true
  }
}
