import { toAmount } from '../../../contract/money.ts'
import type { StaffSearchResult } from '../../../contract/staff.ts'
import type { Deps } from '../../deps.ts'
import { findPage } from './list-queries.ts'
import { toSearch } from './order-filter.ts'

/** The orders that a search may mean: the one with that number, then the matching ones, newest first. */
export async function searchOrders(
  { db }: Pick<Deps, 'db'>,
  query: string,
  limit: number,
): Promise<StaffSearchResult['orders']> {
  const { search } = toSearch(query)
  if (!search) return []
  const { number } = search
  const ofNumber = number === null ? [] : await findPage(db, { search: { number, words: [] } }, { limit: 1 })
  const named = await findPage(db, { search }, { limit })
  const orders = new Map([...ofNumber, ...named].map(order => [order.id, order]))
  return [...orders.values()].slice(0, limit).map(order => ({
    _id: order.id,
    number: order.number,
    name: order.fullName,
    status: order.status,
    total: toAmount(order.totalCents),
    currency: order.currency,
  }))
}
