import { toAmount } from '../../../contract/money.ts'
import type { OrderPayment } from '../../../contract/payments.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { findOrderPayments, type Payment } from '../ledger/queries.ts'
import { findRefundsOfPayments } from '../ledger/refund-queries.ts'
import { refundableCents } from '../ledger/refundable-cents.ts'
import { problemMessage } from './problem-message.ts'

/** The card payments of these orders, by order id; orders without one are left out. */
export async function loadOrderPayments(
  db: Db | Tx,
  orderIds: readonly string[],
): Promise<Map<string, OrderPayment>> {
  const payments = orderIds.length > 0 ? await findOrderPayments(db, orderIds) : []
  if (payments.length === 0) return new Map()
  const refunds = await findRefundsOfPayments(
    db,
    payments.map(({ id }) => id),
  )
  const byPayment = Map.groupBy(refunds, ({ paymentId }) => paymentId)
  return new Map(
    payments.map(payment => [
      payment.orderId ?? '',
      toOrderPayment(payment, byPayment.get(payment.id) ?? []),
    ]),
  )
}

type RefundRow = Awaited<ReturnType<typeof findRefundsOfPayments>>[number]

function toOrderPayment(payment: Payment, refunds: readonly RefundRow[]): OrderPayment {
  const { id, intentId, amountCents, capturedCents, refundedCents, problems } = payment
  return {
    _id: id,
    paymentIntentId: intentId ?? '',
    amount: toAmount(amountCents),
    currency: payment.currency.toUpperCase(),
    captured: toAmount(capturedCents),
    refunded: toAmount(refundedCents),
    refundable: toAmount(refundableCents(payment, refunds)),
    problem: problemMessage(problems, payment.currency),
    problemCodes: problems.map(({ code }) => code),
    refunds: refunds.map(toRefund),
  }
}

const toRefund = (refund: RefundRow): OrderPayment['refunds'][number] => ({
  _id: refund.id,
  at: refund.createdAt.toISOString(),
  amount: toAmount(refund.cents),
  reason: refund.reason,
  state: refund.state,
  by:
    refund.userId === null
      ? { userId: '', name: 'The shop' }
      : { userId: refund.userId, name: `${refund.firstName} ${refund.lastName}` },
})
