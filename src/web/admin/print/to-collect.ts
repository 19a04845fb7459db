import { formatDollars } from '../../../contract/money.ts'
import type { StaffOrder } from '../../../contract/staff-orders.ts'

type Owed = Pick<StaffOrder, 'paymentMethod' | 'status' | 'refused' | 'totalPrice'>

/** What the courier takes at the door, in words for the slip. */
export function toCollect({ paymentMethod, status, refused, totalPrice }: Owed): string {
  if (status === 'Cancelled') return 'Cancelled: do not send'
  if (refused) return 'Came back: nothing to collect'
  if (status === 'Delivered') return 'Delivered: nothing to collect'
  if (paymentMethod !== 'COD') return 'Paid: nothing to collect'
  return `Collect ${formatDollars(totalPrice)}`
}
