import type { SortOrder } from '../../../contract/catalogue/sort-orders.ts'
import { sortOrders } from '../../../contract/catalogue/sort-orders.ts'
import { Select } from '../../ui/select.tsx'
import type { ListControls } from './use-list-query.ts'

type Props = Pick<ListControls, 'query'> & {
  /** The list's own order, such as a search's best match; the newest first without. */
  usual?: string | undefined
  /** Absent in the form for browsers without JavaScript. */
  change?: ListControls['change']
}

/** Sorts as soon as an order is chosen. */
export function SortSelect({ query, usual, change }: Props) {
  const first = usual === undefined ? 'newest' : ''
  const state = change
    ? {
        value: query.sort ?? first,
        onChange: (event: { target: { value: string } }) => sortBy(event.target.value),
      }
    : { defaultValue: query.sort ?? first, name: 'sort' }
  const sortBy = (value: string) => {
    const sort = value === first ? undefined : sortOrders.find(order => order === value)
    change?.({ ...query, sort })
  }
  return (
    <Select
      {...state}
      label="Sort"
      hideLabel={change !== undefined}
      // As wide as the chosen order.
      style={{ fieldSizing: 'content' }}
      className="flex items-center gap-2 *:first:mb-0 *:last:min-w-0"
    >
      {usual !== undefined && <option value="">{usual}</option>}
      {sortOrders.map(order => (
        <option key={order} value={order}>
          {sortLabels[order]}
        </option>
      ))}
    </Select>
  )
}

/** Labels of a list's orders. */
const sortLabels: Record<SortOrder, string> = {
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  saving: 'Biggest saving',
}
