import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import type { RefundOrder } from '../../../contract/payments.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Deps } from '../../deps.ts'
import { refundPayment } from '../../payments/refund/refund-payment.ts'
import { settleSoon } from '../../payments/settle/settle-soon.ts'
import type { OrderDeps } from '../move/move-order.ts'
import { withLockedOrder } from '../move/with-locked-order.ts'
import { getStaffOrder } from '../read/get-staff-order.ts'
import { queueRefundMail } from './refund-mail.ts'

type RefundOrderInput = RefundOrder & { id: string; idempotencyKey: string | null }

/**
 * Refunds an order's card payment, in whole or in part, and mails the buyer. Refunds never come to more than was
 * charged, and one key refunds once. What the provider does not do in time is done by the job.
 * @throws not_found
 * @throws not_refundable nothing was charged, or less is left
 * @throws idempotency_key_reused the key stands for another request
 * @throws payments_off the shop takes no cards
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
      userId,
      subjectType: 'order',
      subjectId: orderId,
      subject: `#${order.number}`,
      action: 'refunded',
      before: null,
      after: { refundCents: cents, ...(refund.reason && { reason: refund.reason }) },
    })
    await queueRefundMail(tx, deps, orderId, cents)
    return paymentId
  })
  await settleSoon(deps, paymentId)
  return getStaffOrder(deps, orderId)
}
