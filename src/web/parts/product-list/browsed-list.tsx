import { useRef } from 'react'
import { countLabel } from '../../ui/count-label.ts'
import { useCurrency } from '../money.tsx'
import { AppliedChips } from './applied-chips.tsx'
import { appliedFilters, filterLabel } from './applied-filters.ts'
import { type BrowsedListProps, useKeepList } from './kept-list.ts'
import { ListControls } from './list-controls.tsx'
import type { ListQuery } from './list-query.ts'
import type { LoadedList } from './load-list.ts'
import { NoResults } from './no-results.tsx'
import { PlainFilterForm } from './plain-filter-form.tsx'
import { ProductList } from './product-list.tsx'
import { useListQuery } from './use-list-query.ts'

/** A product opens in the size that the list is narrowed to. */
const onlySize = ({ size }: ListQuery) => (size.length === 1 ? size[0] : undefined)

/** A list with its filters, order and count. */
export function BrowsedList(props: BrowsedListProps) {
  const { list, heading, words, usual } = props
  useKeepList(props)
  const { query, change, waiting } = useListQuery(list.query)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="list" className="mt-8 lg:mt-10">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="list" ref={title} tabIndex={-1} className="font-display text-display-m">
          {heading}
        </h2>
        <ListCount list={list} />
      </div>
      {list.all > 1 && (
        <>
          <ListControls list={list} usual={usual} query={query} change={change} />
          {/* Only rendered on the server: the browser need not load the code for it. */}
          <noscript>
            {import.meta.env.SSR && <PlainFilterForm list={list} words={words} usual={usual} />}
          </noscript>
        </>
      )}
      <AppliedChips query={list.query} fallback={title} />
      {list.total > 0 && (
        <ProductList
          products={list.products}
          total={list.total}
          waiting={waiting}
          size={onlySize(list.query)}
        />
      )}
      {list.total === 0 && appliedFilters(list.query).length > 0 && (
        <NoResults list={list} onLeave={() => title.current?.focus({ preventScroll: true })} />
      )}
    </section>
  )
}

/**
 * The number of products, read out after every change. Naming the filters makes it change even when the number stays.
 */
function ListCount({ list }: { list: Pick<LoadedList, 'products' | 'total' | 'query'> }) {
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
