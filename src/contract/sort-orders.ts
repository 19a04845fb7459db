export const sortOrders = ['newest', 'price-asc', 'price-desc', 'saving'] as const
export type SortOrder = (typeof sortOrders)[number]
