import { countLabel } from '../../ui/count-label.ts'
import { useCurrency } from '../money.tsx'
import { appliedFilters, filterLabel } from './applied-filters.ts'
import type { LoadedList } from './load-list.ts'

/**
 * The number of products, read out after every change. Naming the filters makes it change even when the number stays.
 */
export function ListCount({ list }: { list: Pick<LoadedList, 'products' | 'total' | 'query'> }) {
  const { products, total, query } = list
  const currency = useCurrency()
  const filters = appliedFilters(query).map(filter => filterLabel(filter, currency))
  return (
    <p role="status" className="text-body-s text-ink-2 tabular-nums">
      {products.length < total ? `${products.length} of ${total} shown` : countLabel(total, 'product')}
      {filters.length > 0 && <span className="sr-only">: {filters.join(', ')}</span>}
    </p>
  )
}
