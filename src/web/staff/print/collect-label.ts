import { formatDollars } from '../../../contract/money.ts'
import type { StaffOrder } from '../../../contract/staff-orders.ts'

type PayableOrder = Pick<StaffOrder, 'paymentMethod' | 'paymentState' | 'status' | 'refused' | 'totalPrice'>

/** What the courier takes at the door, in words for the slip. */
export function collectLabel({
  paymentMethod,
  paymentState,
  status,
  refused,
  totalPrice,
}: PayableOrder): string {
  if (status === 'Cancelled') return 'Cancelled: do not send'
  if (refused) return 'Returned: nothing to collect'
  if (status === 'Delivered') return 'Delivered: nothing to collect'
  if (paymentMethod === 'COD') return `Collect ${formatDollars(totalPrice)}`
  // Money that has been given back since is a matter between the shop and the buyer, not of the courier.
  const paid = paymentState === 'paid' || paymentState === 'refunded'
  return paid ? 'Paid: nothing to collect' : 'Card not charged: do not send'
}
