import { useRef } from 'react'
import { AppliedChips } from './applied-chips.tsx'
import { appliedFilters } from './applied-filters.ts'
import { type BrowsedListProps, useKeepList } from './kept-list.ts'
import { ListControls, minProductsToFilter } from './list-controls.tsx'
import { ListCount } from './list-count.tsx'
import type { ListQuery } from './list-query.ts'
import { NoResults } from './no-results.tsx'
import { PlainFilterForm } from './plain-filter-form.tsx'
import { ProductList } from './product-list.tsx'
import { QuickFilters } from './quick-filters.tsx'
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
    <section aria-labelledby="list" className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="list" ref={title} tabIndex={-1} className="font-display text-display-m">
          {heading}
        </h2>
        <ListCount list={list} />
      </div>
      {list.all > 1 && (
        <>
          {list.all >= minProductsToFilter && <QuickFilters list={list} query={query} change={change} />}
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
