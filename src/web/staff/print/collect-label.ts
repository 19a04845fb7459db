import { formatMoney } from '../../../contract/money.ts'
import type { PackingOrder } from '../../../contract/orders/packing.ts'

/** "Total $91.00" of an order for which the courier collects another currency; null where one amount says it all. */
export const totalLabel = ({ total, status }: Pick<PackingOrder, 'total' | 'status'>): string | null =>
  total && status !== 'Cancelled' && status !== 'Delivered'
    ? `Total ${formatMoney(total.amount, total.currency)}`
    : null

type PayableOrder = Pick<
  PackingOrder,
  'paymentMethod' | 'paymentState' | 'status' | 'refused' | 'amountToCollect' | 'currency'
>

/** What the courier has to collect, for the packing slip. */
export function collectLabel({
  paymentMethod,
  paymentState,
  status,
  refused,
  amountToCollect,
  currency,
}: PayableOrder): string {
  if (status === 'Cancelled') return 'Cancelled: do not send'
  if (refused) return 'Returned: nothing to collect'
  if (status === 'Delivered') return 'Delivered: nothing to collect'
  if (paymentMethod === 'COD') return `Collect ${formatMoney(amountToCollect, currency)}`
  // A refund after the payment does not concern the courier.
  const paid = paymentState === 'paid' || paymentState === 'refunded'
  return paid ? 'Paid: nothing to collect' : 'Card not charged: do not send'
}
