import type { Deps } from '../../deps.ts'
import type { Payment } from '../ledger/queries.ts'
import { CardDeclined, type CardProvider, ProviderRefused } from '../provider/card-provider.ts'
import { applyRefunds } from './apply-refunds.ts'
import { findRefundState, findRefunds } from './refund-queries.ts'

type RefundDeps = Pick<Deps, 'db' | 'clock'>

/** So long, in milliseconds, the provider surely knows a key again; it promises a day. */
const providerKeyMs = 23 * 3_600_000

/**
 * Gives back what waits for it. What the provider has given back already, in a try that was cut off, it is not asked
 * for again. Refusals are written down; throws only when the provider does not answer.
 */
export async function sendRefunds(
  deps: RefundDeps,
  provider: CardProvider,
  { id, intentId }: Pick<Payment, 'id'> & { intentId: string },
): Promise<void> {
  const known = await provider.findRefunds(intentId)
  const given = new Set(known.map(({ refundId }) => refundId))
  const refused = new Map<string, string>()
  try {
    for (const refund of await findRefunds(deps.db, id)) {
      if (given.has(refund.id)) continue
      // While another was asked for, this one may have been settled by hand.
      if ((await findRefundState(deps.db, refund.id)) !== 'queued') continue
      const wish = {
        refundId: refund.id,
        key: providerKey(refund, deps.clock()),
        intentId,
        cents: refund.cents,
      }
      known.push(...(await requestRefund(provider, wish, refused)))
    }
  } finally {
    await applyRefunds(deps, id, known, refused)
  }
}

async function requestRefund(
  provider: CardProvider,
  wish: Parameters<CardProvider['refund']>[0],
  refused: Map<string, string>,
) {
  try {
    return [await provider.refund(wish)]
  } catch (cause) {
    if (!(cause instanceof ProviderRefused || cause instanceof CardDeclined)) throw cause
    refused.set(wish.refundId, cause.message)
    return []
  }
}

/**
 * One key as long as the provider knows it again. Later the list of what was given back is enough: nothing is under
 * way for so long.
 */
function providerKey({ id, createdAt }: { id: string; createdAt: Date }, now: Date): string {
  const periods = Math.floor((now.getTime() - createdAt.getTime()) / providerKeyMs)
  return periods === 0 ? id : `${id}-${periods}`
}
