import type { ComponentProps } from 'react'
import { productOrders, productStatuses, stockLevels } from '../../../../contract/staff-catalogue.ts'
import { cx } from '../../../ui/cx.ts'
import { Select } from '../../../ui/select.tsx'
import { CategoryOptions } from '../category-options.tsx'
import type { ListQuery, Narrowing } from './list-query.ts'
import { SearchField } from './search-field.tsx'
import { statusNames } from './status-cell.tsx'

type Props = { query: ListQuery; onNarrow: (change: Partial<Narrowing>, how?: 'typing') => void }

export function Toolbar({ query, onNarrow }: Props) {
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <SearchField label="Search products" value={query.q} onSearch={q => onNarrow({ q }, 'typing')} />
      <Filter
        label="Category"
        value={query.category}
        onChange={event => onNarrow({ category: event.target.value as Narrowing['category'] })}
      >
        <option value="">All categories</option>
        <CategoryOptions />
      </Filter>
      <Filter
        label="Stock"
        value={query.stock}
        onChange={event => onNarrow({ stock: event.target.value as Narrowing['stock'] })}
      >
        <option value="">Any stock</option>
        {stockLevels.map(level => (
          <option key={level} value={level}>
            {levelNames[level]}
          </option>
        ))}
      </Filter>
      <Filter
        label="Status"
        value={query.status}
        onChange={event => onNarrow({ status: event.target.value as Narrowing['status'] })}
      >
        <option value="">Any status</option>
        {productStatuses.map(status => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </Filter>
      <Filter
        label="Sort"
        value={query.sort}
        onChange={event => onNarrow({ sort: event.target.value as Narrowing['sort'] })}
      >
        {productOrders.map(order => (
          <option key={order} value={order}>
            {orderNames[order]}
          </option>
        ))}
      </Filter>
    </div>
  )
}

/** Its values are the contract's own, so what is chosen is one of them. */
const Filter = (props: ComponentProps<typeof Select>) => (
  <Select hideLabel {...props} className={cx('grow basis-36 md:grow-0 md:basis-44', props.className)} />
)

const levelNames = { in: 'In stock', low: 'Low stock', short: 'Low or sold out', out: 'Out of stock' }

const orderNames = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title A to Z',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'stock-asc': 'Least stock first',
  'stock-desc': 'Most stock first',
}
