import type { Db, Tx } from '../../db/schema.ts'
import { findOrderPayment } from './queries.ts'
import { findRefunds } from './refund-queries.ts'
import { refundableCents } from './refundable-cents.ts'

/**
 * Why an order must not be packed as far as its card goes, and what to do, as the rest of a sentence. Null: its card
 * was charged, somebody has settled it by hand, or it has no card payment.
 */
export async function findPackingBlocker(db: Db | Tx, orderId: string): Promise<string | null> {
  const payment = await findOrderPayment(db, orderId)
  if (!payment) return null
  if (payment.state === 'ordered') return `its card has not been charged yet. ${whatToDo}`
  if (payment.state === 'failed') return `its card could not be charged. ${whatToDo}`
  if (payment.problemStays) return `something is wrong with its payment. ${whatToDo}`
  if (payment.capturedCents === 0 || refundableCents(payment, await findRefunds(db, payment.id)) > 0)
    return null
  return 'all of its money has been refunded, or is about to be. Cancel the order instead.'
}

const whatToDo = 'See Payments, where it can be settled, or cancel the order.'
