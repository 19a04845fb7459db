import type { StaffOrder } from '../../../contract/orders/staff-orders.ts'

/** What bulk actions need to know of a ticked order. */
export type SelectedOrder = Pick<StaffOrder, '_id' | 'number' | 'status' | 'refused' | 'shippingAddress'> &
  Partial<Pick<StaffOrder, 'confirmation' | 'paymentMethod' | 'paymentState' | 'version' | 'printAgain'>>
