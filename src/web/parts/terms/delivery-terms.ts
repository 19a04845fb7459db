/** Delivery terms shown across the shop; the owner sets the days. */
export const deliveryTerms = {
  days: '3–5 days',
  exchangeDays: 7,
  short: ['Delivery in 3–5 days across Pakistan', 'Cash on delivery', '7-day exchange'],
} as const
