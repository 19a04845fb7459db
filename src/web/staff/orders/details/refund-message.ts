import { formatDollars } from '../../../../contract/money.ts'
import type { OrderPayment } from '../../../../contract/payments.ts'

/**
 * What to say after a refund was asked for. Its answer may have been lost before: then the refund was there already when
 * the order was read again, and nothing was given back twice.
 */
export function refundMessage(amount: number, before: OrderPayment, after: OrderPayment | null): string {
  const isNew = (after?.refunds.length ?? 0) > before.refunds.length
  return isNew
    ? `${formatDollars(amount)} goes back to the card.`
    : `${formatDollars(amount)} was already on its way back. Nothing was refunded twice.`
}
