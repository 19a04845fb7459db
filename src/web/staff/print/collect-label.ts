import { formatMoney } from '../../../contract/money.ts'
import type { PackingOrder } from '../../../contract/packing.ts'

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
