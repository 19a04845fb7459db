import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'

type CallState = Pick<StaffOrderDetail, 'status' | 'confirmation'>

/** Whether the buyer need not be called any more. A call without an answer changes nothing. */
export const wasHandled = (before: CallState, now: CallState): boolean =>
  now.status !== 'Pending' || now.confirmation !== before.confirmation
