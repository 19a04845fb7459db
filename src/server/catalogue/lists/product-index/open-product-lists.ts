import type { Deps } from '../../../deps.ts'
import type { RunningDeals } from '../../../prices/running-deals.ts'
import { coalesceReads } from './coalesce-reads.ts'
import { keepColumns } from './keep-columns.ts'
import { keepDeals } from './keep-deals.ts'
import type { ListColumns } from './list-columns.ts'
import { type ProductList, type ProductQuery, toProductList, withDiscounts } from './product-list.ts'
import { readColumns, readSomeColumns } from './read-columns.ts'

export type LoadList = (wanted: ProductQuery) => Promise<ProductList>

/**
 * Loads lists from columns that are kept in memory. Until these are there, and while this process may miss notices of
 * changes, it reads the products of the list from the database.
 */
export function openProductLists({ db, notices, log }: Pick<Deps, 'db' | 'notices' | 'log'>): LoadList {
  const currentColumns = keepColumns({ db, notices, log })
  const currentDeals = keepDeals({ db, notices })
  /** By the columns without deals, so that nothing outlives them. */
  const discounted = new WeakMap<ListColumns, { deals: RunningDeals; columns: ListColumns }>()
  // One at a time, since each read takes memory for all products.
  const readWholeShop = coalesceReads(() => readColumns(db))

  const atPrices = (base: ListColumns, deals: RunningDeals) => {
    const known = discounted.get(base)
    if (known?.deals === deals) return known.columns
    const columns = withDiscounts(base, deals)
    discounted.set(base, { deals, columns })
    return columns
  }
  return async wanted => {
    const isWholeShop = wanted.categories === undefined && wanted.ids === undefined
    const [deals, kept] = await Promise.all([
      currentDeals(wanted.now),
      currentColumns({ isWaiting: isWholeShop }),
    ])
    if (kept) return toProductList({ ...kept, columns: atPrices(kept.columns, deals) }, wanted, deals)
    const { columns, dictionaries } = isWholeShop ? await readWholeShop() : await readSomeColumns(db, wanted)
    return toProductList({ columns: withDiscounts(columns, deals), dictionaries }, wanted, deals)
  }
}
