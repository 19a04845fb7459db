import type { RefundOrder } from '../../contract/payments.ts'
import type { StaffOrderDetail } from '../../contract/staff-orders.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Deps } from '../deps.ts'
import { refundPayment } from '../payments/refund/refund-payment.ts'
import { settleSoon } from '../payments/settle/settle-soon.ts'
import type { OrderDeps } from './move-order.ts'
import { queueRefundMail } from './refund-mail.ts'
import { getStaffOrder } from './staff-orders.ts'
import { withLockedOrder } from './with-locked-order.ts'

type RefundOrderInput = RefundOrder & { id: string; idempotencyKey: string | null }

/**
 * Gives money of an order back to the card it was paid with, in whole or in part, and tells the buyer. Together refunds
 * never come to more than was charged, also when two are made at once; the same key gives back once. What the provider
 * does not answer in time follows by itself. Throws `not_found`, `not_refundable`,
 * `idempotency_key_reused` or `payments_off`.
 */
export async function refundOrder(
  deps: OrderDeps & Pick<Deps, 'log'>,
  userId: string,
  refund: RefundOrderInput,
): Promise<StaffOrderDetail> {
  const { id: orderId } = refund
  const paymentId = await withLockedOrder(deps, orderId, async (tx, order) => {
    const { paymentId, cents } = await refundPayment(tx, deps, { ...refund, orderId, userId })
    if (cents === null) return paymentId
    await recordChange(tx, deps, {
      ...{ userId, thing: 'order', subjectId: orderId, subject: `#${order.number}`, action: 'refunded' },
      before: null,
      after: { refundCents: cents, ...(refund.reason && { reason: refund.reason }) },
    })
    await queueRefundMail(tx, deps, orderId, cents)
    return paymentId
  })
  await settleSoon(deps, paymentId)
  return getStaffOrder(deps, orderId)
}
