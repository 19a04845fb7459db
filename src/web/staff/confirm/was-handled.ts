import type { StaffOrderDetail } from '../../../contract/staff-orders.ts'

type CallState = Pick<StaffOrderDetail, 'status' | 'confirmation'>

/** Its buyer need not be called any more; one who only did not answer may well be. */
export const wasHandled = (before: CallState, now: CallState): boolean =>
  now.status !== 'Pending' || now.confirmation !== before.confirmation
