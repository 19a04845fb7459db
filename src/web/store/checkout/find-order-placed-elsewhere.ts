import { browserApi } from '../../api/browser.ts'

/**
 * The order that another tab has placed since this checkout was opened, when `lastId` was the newest (null: there was
 * none; undefined: nobody knows). Null when there is none, or when that cannot be told.
 */
export async function findOrderPlacedElsewhere(lastId: string | null | undefined): Promise<string | null> {
  if (lastId === undefined) return null
  const { orders } = await browserApi.orders
    .mine({ query: { page: 1, limit: 1 } })
    .catch(() => ({ orders: [] }))
  const newest = orders[0]?._id ?? null
  return newest === lastId ? null : newest
}
