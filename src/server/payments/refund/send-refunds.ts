import { hours } from '../../../contract/durations.ts'
import type { Deps } from '../../deps.ts'
import type { Payment } from '../ledger/queries.ts'
import { findRefundState, findRefunds } from '../ledger/refund-queries.ts'
import {
  CardDeclined,
  type CardProvider,
  ProviderRefused,
  type RefundRequest,
} from '../provider/card-provider.ts'
import { syncRefunds } from './apply-refunds.ts'

type RefundDeps = Pick<Deps, 'db' | 'clock'>

/** Stripe keeps idempotency keys for 24 h; stay an hour below. */
const providerKeyMs = hours(23)

/**
 * Sends queued refunds to the provider, except those it has made already in a try that was cut off. What it refuses is
 * written down. Throws only when the provider does not answer.
 */
export async function sendRefunds(
  deps: RefundDeps,
  provider: CardProvider,
  { id, intentId, currency }: Pick<Payment, 'id' | 'currency'> & { intentId: string },
): Promise<void> {
  const known = await provider.findRefunds(intentId)
  const made = new Set(known.map(({ refundId }) => refundId))
  const refused = new Map<string, string>()
  try {
    for (const refund of await findRefunds(deps.db, id)) {
      if (made.has(refund.id)) continue
      // It may have been settled by hand while another was sent.
      if ((await findRefundState(deps.db, refund.id)) !== 'queued') continue
      const request = {
        refundId: refund.id,
        key: providerKey(refund, deps.clock()),
        intentId,
        cents: refund.cents,
        currency,
      }
      known.push(...(await requestRefund(provider, request, refused)))
    }
  } finally {
    await syncRefunds(deps, id, known, refused)
  }
}

async function requestRefund(provider: CardProvider, request: RefundRequest, refused: Map<string, string>) {
  try {
    return [await provider.refund(request)]
  } catch (cause) {
    if (!(cause instanceof ProviderRefused || cause instanceof CardDeclined)) throw cause
    refused.set(request.refundId, cause.message)
    return []
  }
}

/** The same key while the provider remembers it. Later its list of refunds shows what was made. */
function providerKey({ id, createdAt }: { id: string; createdAt: Date }, now: Date): string {
  const periods = Math.floor((now.getTime() - createdAt.getTime()) / providerKeyMs)
  return periods <= 0 ? id : `${id}-${periods}`
}
