import type { Deps } from '../../../deps.ts'
import type { RunningDeals } from '../../../prices/running-deals.ts'
import { keepColumns } from './keep-columns.ts'
import { keepDeals } from './keep-deals.ts'
import type { ListColumns } from './list-columns.ts'
import { type ListWanted, type ProductList, toProductList, withDiscounts } from './product-list.ts'
import { readSomeColumns } from './read-columns.ts'

export type LoadList = (wanted: ListWanted) => Promise<ProductList>

/**
 * Loads lists from columns that are kept in memory. Until these are there, and while this process may miss notices of
 * changes, it reads the products of the list from the database.
 */
export function openProductLists({ db, notices }: Pick<Deps, 'db' | 'notices'>): LoadList {
  const currentColumns = keepColumns({ db, notices })
  const currentDeals = keepDeals({ db, notices })
  let known: { base: ListColumns; deals: RunningDeals; columns: ListColumns } | null = null

  const atPrices = (base: ListColumns, deals: RunningDeals) => {
    if (known?.base !== base || known.deals !== deals)
      known = { base, deals, columns: withDiscounts(base, deals) }
    return known.columns
  }
  return async wanted => {
    const [deals, kept] = await Promise.all([currentDeals(wanted.now), currentColumns()])
    if (kept) return toProductList({ ...kept, columns: atPrices(kept.columns, deals) }, wanted)
    const { columns, names } = await readSomeColumns(db, wanted)
    return toProductList({ columns: withDiscounts(columns, deals), names }, wanted)
  }
}
