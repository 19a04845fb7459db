/** What the shop promises with every order; the owner sets the days. Said in the same words everywhere. */
export const deliveryTerms = {
  days: '3–5 days',
  exchangeDays: 7,
  short: ['Delivery in 3–5 days across Pakistan', 'Cash on delivery', '7-day exchange'],
} as const
