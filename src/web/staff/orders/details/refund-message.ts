import { formatMoney } from '../../../../contract/money.ts'
import type { OrderPayment } from '../../../../contract/payments.ts'

/** After a lost answer, the refund may have been made before the order was read again. Then no new one was made. */
export function refundMessage(amount: number, before: OrderPayment, after: OrderPayment | null): string {
  const refunds = after?.refunds ?? []
  if (refunds.findLast(refund => refund.amount === amount)?.state === 'failed')
    return `${formatMoney(amount, before.currency)} could not be refunded. You can try again.`
  return refunds.length > before.refunds.length
    ? `${formatMoney(amount, before.currency)} goes back to the card.`
    : `${formatMoney(amount, before.currency)} was already on its way back. Nothing was refunded twice.`
}

/**
 * What tells a refund from a repeat of one whose answer was lost. Once the person can see that a refund was not made,
 * the same amount is a new refund.
 */
export const refundAttempt = (amount: number, { refunds }: OrderPayment): string => {
  const unmade = refunds.filter(
    refund => refund.amount === amount && (refund.state === 'failed' || refund.state === 'dropped'),
  )
  return `${amount} after ${unmade.length}`
}
