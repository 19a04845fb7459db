/** How shoppers may sort a product list; `saving` puts the greatest reduction first. */
export const sortOrders = ['newest', 'price-asc', 'price-desc', 'saving'] as const
export type SortOrder = (typeof sortOrders)[number]
