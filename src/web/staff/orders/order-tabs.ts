import type { OrderList } from '../../../contract/orders/staff-orders.ts'

export type OrderTab = { id: string; label: string; status: OrderList | '' }

const pending: OrderTab = { id: 'pending', label: 'Pending Orders', status: 'Pending' }

/** The specification's tabs, and one of parcels that came back; `id` is the name in the address. */
export const orderTabs: readonly OrderTab[] = [
  pending,
  { id: 'processing', label: 'Processing', status: 'Processing' },
  { id: 'shipped', label: 'Shipped', status: 'Shipped' },
  { id: 'delivered', label: 'Delivered', status: 'Delivered' },
  { id: 'returned', label: 'Returned', status: 'Returned' },
  { id: 'cancelled', label: 'Cancelled', status: 'Cancelled' },
  { id: 'all', label: 'All Orders', status: '' },
]

export const findTab = (id: string | null): OrderTab => orderTabs.find(tab => tab.id === id) ?? pending
