/**
 * How far the card payment of an order has come, beside the order's status. `unpaid`: nothing has been taken by card,
 * as with cash on delivery. `authorised`: the amount is set aside on the card. `paid`: captured. `refunded`: all of it
 * given back. `released`: never captured, the card is free again. `failed`: the amount cannot be captured any more.
 */
export const paymentStates = ['unpaid', 'authorised', 'paid', 'refunded', 'released', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]
