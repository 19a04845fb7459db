/** So long, in milliseconds, an authorised card and the stock it is to pay are held for an order. */
export const cardHoldMs = 10 * 60_000
