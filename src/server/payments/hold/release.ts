import { giveHoldBack } from '../../catalogue/stock/hold-stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { changePayment, lockLive, type Payment } from '../ledger/queries.ts'

type ReleaseDeps = Pick<Deps, 'clock' | 'newId'>

/**
 * Gives back the stock that a payment holds and leaves it to be released at the provider, which is for after the
 * transaction. From here on it can become no order.
 */
export async function beginRelease(tx: Tx, deps: ReleaseDeps, { id }: Pick<Payment, 'id'>): Promise<void> {
  await giveHoldBack(tx, deps, id)
  const now = deps.clock()
  await changePayment(tx, id, { state: 'releasing', nextTryAt: now, tries: 0, updatedAt: now })
}

/** The same for the person's payment that might still become an order, if there is one. Their cart is locked. */
export async function releaseLive(tx: Tx, deps: ReleaseDeps, userId: string): Promise<void> {
  const live = await lockLive(tx, userId)
  if (live) await beginRelease(tx, deps, live)
}
