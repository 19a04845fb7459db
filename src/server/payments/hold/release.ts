import { giveHoldBack, lockHeldShelves } from '../../catalogue/holds/holds.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { noProblems } from '../ledger/problem.ts'
import { changePayment, lockLive, type Payment } from '../ledger/queries.ts'
import { jobDelayMs } from '../limits.ts'

type ReleaseDeps = Pick<Deps, 'clock' | 'newId'>

/**
 * Returns the stock that a live payment holds and leaves the payment to be released at the provider, after the
 * transaction. From now on it cannot become an order.
 */
export async function beginRelease(tx: Tx, deps: ReleaseDeps, { id }: Pick<Payment, 'id'>): Promise<void> {
  await giveHoldBack(tx, deps, id)
  const now = deps.clock()
  await changePayment(tx, id, {
    state: 'releasing',
    paymentState: 'authorised',
    nextTryAt: now,
    tries: 0,
    updatedAt: now,
  })
}

/** The same, for a transaction that then takes pieces of these products: it locks all shelves at once, as orders do. */
export async function beginReleaseToTake(
  tx: Tx,
  deps: ReleaseDeps,
  payment: Pick<Payment, 'id'>,
  productIds: readonly string[],
): Promise<void> {
  await lockHeldShelves(tx, payment.id, productIds)
  await beginRelease(tx, deps, payment)
}

/** The same for the person's live payment, if there is one. Their cart is locked. */
export async function releaseOpenPayment(
  tx: Tx,
  deps: ReleaseDeps,
  { userId, productIds }: { userId: string; productIds: readonly string[] },
): Promise<void> {
  const live = await lockLive(tx, userId)
  if (live) await beginReleaseToTake(tx, deps, live, productIds)
}

/** Leaves a locked payment of an order to be released: by whoever waits for it now, else by the job. */
export async function releaseOrderPayment(tx: Tx, { clock }: Pick<Deps, 'clock'>, id: string): Promise<void> {
  const now = clock()
  const nextTryAt = new Date(now.getTime() + jobDelayMs)
  await changePayment(tx, id, { state: 'releasing', nextTryAt, tries: 0, updatedAt: now, ...noProblems })
}
