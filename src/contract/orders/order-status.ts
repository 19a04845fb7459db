/** The specification's statuses, in the order in which an order passes them. */
export const orderStatuses = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Whether the parcel is still to come. */
export const isUnderway = (status: OrderStatus): boolean => status !== 'Delivered' && status !== 'Cancelled'

/** What the cash of an order is called: still to pay, or paid; null where it is not to be paid any more. */
export function cashLabel(status: OrderStatus): string | null {
  if (status === 'Cancelled') return null
  return isUnderway(status) ? 'To pay the courier' : 'Paid to the courier'
}

/**
 * The states of an order's card payment. `unpaid`: nothing was taken by card, as with cash on delivery. `authorised`:
 * the bank reserves the amount. `paid`: captured. `refunded`: refunded in full. `released`: the reservation ended
 * without a charge. `failed`: the amount can no longer be captured.
 */
export const paymentStates = ['unpaid', 'authorised', 'paid', 'refunded', 'released', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]
