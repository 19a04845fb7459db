export const orderStatuses = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Where an order may go from each status. Delivered and Cancelled are ends. */
export const allowedTransitions: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Processing', 'Cancelled'],
  Processing: ['Shipped'],
  Shipped: ['Delivered'],
  Delivered: [],
  Cancelled: [],
}

/**
 * How far the card payment of an order has come, beside the order's status. `unpaid`: nothing has been taken by card,
 * as with cash on delivery. `authorised`: the amount is set aside on the card. `paid`: captured. `refunded`: all of it
 * given back. `released`: never captured, the card is free again. `failed`: the amount cannot be captured any more.
 */
export const paymentStates = ['unpaid', 'authorised', 'paid', 'refunded', 'released', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]
