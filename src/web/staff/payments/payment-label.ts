import { formatMoney } from '../../../contract/money.ts'
import type { PaymentState } from '../../../contract/orders/order-status.ts'
import type { Order } from '../../../contract/orders/orders.ts'

export const stateLabels: Record<PaymentState, string> = {
  unpaid: 'not charged',
  authorised: 'authorised',
  paid: 'paid',
  refunded: 'refunded',
  released: 'released',
  failed: 'failed',
}

/** How an order is paid, short enough for a table: 'COD', 'COD, paid', 'Card, paid', 'Card, $10.00 refunded'. */
export function paymentLabel({
  paymentMethod,
  paymentState,
  refundedTotal,
  currency,
}: Pick<Order, 'paymentMethod' | 'paymentState' | 'refundedTotal' | 'currency'>): string {
  if (paymentMethod === 'COD') return paymentState === 'paid' ? 'COD, paid' : 'COD'
  const inPart = paymentState === 'paid' && refundedTotal > 0
  return `Card, ${inPart ? `${formatMoney(refundedTotal, currency)} refunded` : stateLabels[paymentState]}`
}
