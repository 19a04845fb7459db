import { formatDollars } from '../../../../contract/money.ts'
import type { OrderPayment } from '../../../../contract/payments.ts'

/** After a lost answer, the refund may have been made before the order was read again. Then no new one was made. */
export function refundMessage(amount: number, before: OrderPayment, after: OrderPayment | null): string {
  const isNew = (after?.refunds.length ?? 0) > before.refunds.length
  return isNew
    ? `${formatDollars(amount)} goes back to the card.`
    : `${formatDollars(amount)} was already on its way back. Nothing was refunded twice.`
}
