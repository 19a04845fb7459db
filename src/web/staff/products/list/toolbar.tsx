import type { ComponentProps } from 'react'
import {
  productOrders,
  productStatuses,
  stockLevels,
} from '../../../../contract/catalogue/staff-catalogue.ts'
import { cx } from '../../../ui/cx.ts'
import { Select } from '../../../ui/select.tsx'
import { CategoryOptions } from '../category-options.tsx'
import type { ListFilters, ListQuery } from './list-query.ts'
import { SearchField } from './search-field.tsx'
import { statusLabels } from './status-cell.tsx'

type Props = { query: ListQuery; onFilter: (change: Partial<ListFilters>, how?: 'typing') => void }

export function Toolbar({ query, onFilter }: Props) {
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <SearchField label="Search products" value={query.q} onSearch={q => onFilter({ q }, 'typing')} />
      <Filter
        label="Category"
        value={query.category}
        onChange={event => onFilter({ category: event.target.value as ListFilters['category'] })}
      >
        <option value="">All categories</option>
        <CategoryOptions />
      </Filter>
      <Filter
        label="Stock"
        value={query.stock}
        onChange={event => onFilter({ stock: event.target.value as ListFilters['stock'] })}
      >
        <option value="">Any stock</option>
        {stockLevels.map(level => (
          <option key={level} value={level}>
            {stockLevelLabels[level]}
          </option>
        ))}
      </Filter>
      <Filter
        label="Status"
        value={query.status}
        onChange={event => onFilter({ status: event.target.value as ListFilters['status'] })}
      >
        <option value="">Any status</option>
        {productStatuses.map(status => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </Filter>
      <Filter
        label="Sort"
        value={query.sort}
        onChange={event => onFilter({ sort: event.target.value as ListFilters['sort'] })}
      >
        {productOrders.map(order => (
          <option key={order} value={order}>
            {sortLabels[order]}
          </option>
        ))}
      </Filter>
    </div>
  )
}

/** A select whose options are the contract's values, so the chosen one needs no check. */
const Filter = (props: ComponentProps<typeof Select>) => (
  <Select hideLabel {...props} className={cx('grow basis-36 md:grow-0 md:basis-44', props.className)} />
)

const stockLevelLabels = { in: 'In stock', low: 'Low stock', short: 'Low or sold out', out: 'Out of stock' }

const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title A to Z',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'stock-asc': 'Least stock first',
  'stock-desc': 'Most stock first',
}
