import type { StaffOrderDetail } from '../../../contract/staff-orders.ts'

type Place = Pick<StaffOrderDetail, 'status' | 'confirmation'>

/** Its buyer need not be called any more; one who only did not answer may well be. */
export const wasSettled = (shown: Place, now: Place): boolean =>
  now.status !== 'Pending' || now.confirmation !== shown.confirmation
