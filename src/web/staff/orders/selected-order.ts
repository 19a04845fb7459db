import type { StaffOrder } from '../../../contract/staff-orders.ts'

/** What the bar of ticked orders needs of each. */
export type SelectedOrder = Pick<StaffOrder, '_id' | 'number' | 'status' | 'refused' | 'shippingAddress'>
