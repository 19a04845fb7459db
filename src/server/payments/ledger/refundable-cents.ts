import type { Tx } from '../../db/schema.ts'
import type { Payment } from './queries.ts'
import { findRefunds } from './refund-queries.ts'

/** What can still be refunded of a payment: captured, and neither refunded nor about to be. */
export function refundableCents(
  { capturedCents, refundedCents }: Pick<Payment, 'capturedCents' | 'refundedCents'>,
  refunds: readonly { cents: number; state: string }[],
): number {
  const queuedCents = sumCents(refunds.filter(({ state }) => state === 'queued'))
  // More than was captured may have been refunded at the provider by hand.
  return Math.max(0, capturedCents - refundedCents - queuedCents)
}

/** The same for a locked payment, with its refunds as they are stored. */
export const loadRefundableCents = async (tx: Tx, payment: Payment): Promise<number> =>
  refundableCents(payment, await findRefunds(tx, payment.id))

export const sumCents = (refunds: readonly { cents: number }[]) =>
  refunds.reduce((sum, { cents }) => sum + cents, 0)
