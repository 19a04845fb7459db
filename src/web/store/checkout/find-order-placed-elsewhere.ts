import { browserApi } from '../../api/browser.ts'

/**
 * The order another tab has placed since this checkout was opened. `lastId` was the newest order then (null: none;
 * undefined: unknown). Null when there is no such order, or when it cannot be told.
 */
export async function findOrderPlacedElsewhere(lastId: string | null | undefined): Promise<string | null> {
  if (lastId === undefined) return null
  const { orders } = await browserApi.orders
    .mine({ query: { page: 1, limit: 1 } })
    .catch(() => ({ orders: [] }))
  const newest = orders[0]?._id ?? null
  return newest === lastId ? null : newest
}
