import type { ReactNode } from 'react'
import type { Facets } from '../../../contract/catalogue/product-lists.ts'
import { valueFilterNames, valueFilters } from '../../../contract/catalogue/value-filters.ts'
import { FacetChoice } from './facet-choice.tsx'
import type { ListQuery } from './list-query.ts'
import { PriceFilter } from './price-filter.tsx'
import { ValueFilter } from './value-filter.tsx'

type Props = {
  facets: Facets
  query: ListQuery
  /** Absent in the form for browsers without JavaScript. */
  change?: ((to: ListQuery) => void) | undefined
}

export type Filter = { name: string; chosen: number; content: ReactNode }

/** The filters that can change this list: a single size or price is no choice. */
export function filterControls({ facets, query, change }: Props): Filter[] {
  const { prices } = facets
  const { minPrice, maxPrice } = query
  const priced = minPrice !== undefined || maxPrice !== undefined
  const filters: (Filter | false)[] = [
    ...valueFilterNames.map(filter => {
      const { label, facet } = valueFilters[filter]
      const chosen = query[filter].length
      const values = facets[facet]
      return (
        (values.length > 1 || chosen > 0) && {
          name: label,
          chosen,
          content: <ValueFilter filter={filter} values={values} query={query} change={change} />,
        }
      )
    }),
    (prices.length > 1 || priced) && {
      name: 'Price',
      chosen: priced ? 1 : 0,
      content: <PriceFilter bands={prices} query={query} change={change} />,
    },
  ]
  return filters.filter(filter => filter !== false)
}

/** Hides sold-out products. */
export function StockFilter({ facets, query, change }: Props) {
  return (
    <FacetChoice
      name="inStock"
      value="1"
      words="In stock only"
      count={facets.inStock}
      checked={query.inStock}
      onToggle={change && (() => change({ ...query, inStock: !query.inStock }))}
    />
  )
}
