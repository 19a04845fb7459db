/** The first word of what is read in the staff's cache, for whatever the order events make out of date. */
export const staffKeys = {
  /** A page of the list of orders. It decides itself when it is read again, so that no row moves under a finger. */
  orders: 'orders',
  /** One order with all its details. */
  order: 'order',
  toConfirm: 'to confirm',
  toPack: 'to pack',
  /** What waits, for each kind of work. */
  work: 'work',
  dashboard: 'dashboard',
  /** What a change of an order, or a new one, would do: others may have taken the pieces. */
  preview: 'preview',
  /** What is left of products that are put into an order. */
  stock: 'stock',
} as const
