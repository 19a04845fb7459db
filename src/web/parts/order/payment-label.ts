import { amountDue } from '../../../contract/cash.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { Order, PaymentMethod } from '../../../contract/orders/orders.ts'

export const methodLabels: Record<PaymentMethod, string> = { COD: 'Cash on delivery', online: 'By card' }

export type PaymentLabelInput = Pick<
  Order,
  | 'status'
  | 'refused'
  | 'paymentMethod'
  | 'paymentState'
  | 'chargedTotal'
  | 'refundedTotal'
  | 'totalPrice'
  | 'currency'
  | 'cash'
>

/** How an order is paid and how far the payment is, for its buyer. */
export function paymentLabel(order: PaymentLabelInput): string {
  if (order.paymentMethod === 'online') return cardLabel(order)
  const owed = order.status !== 'Delivered' && order.status !== 'Cancelled' && !order.refused
  return owed ? `${methodLabels.COD}: ${writtenDue(order)} to pay the courier` : methodLabels.COD
}

/** How far a card payment is. A cancelled order's refund is on its way until it has gone through. */
export function cardLabel(order: PaymentLabelInput): string {
  const { status, paymentState, chargedTotal, refundedTotal, totalPrice, currency } = order
  const cancelled = status === 'Cancelled'
  switch (paymentState) {
    case 'unpaid':
      return 'By card, not paid'
    case 'authorised':
      return cancelled ? 'Card payment being released' : 'Card payment being taken'
    case 'paid': {
      if (cancelled) return 'Paid by card, refund on its way'
      if (refundedTotal === 0) return 'Paid by card'
      // An order that has become cheaper does not say any more what was paid.
      const paid = chargedTotal === totalPrice ? 'Paid' : `${formatMoney(chargedTotal, currency)} paid`
      return `${paid} by card, ${formatMoney(refundedTotal, currency)} refunded`
    }
    case 'refunded':
      return `Refunded ${formatMoney(refundedTotal || totalPrice, currency)} to your card`
    case 'released':
      return 'Payment released: your card was not charged'
    case 'failed':
      return 'Card payment failed'
  }
}

/** What the courier collects of a cash order. */
export function writtenDue(order: Parameters<typeof amountDue>[0]): string {
  const { amount, currency } = amountDue(order)
  return formatMoney(amount, currency)
}
