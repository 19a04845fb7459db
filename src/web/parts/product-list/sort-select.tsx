import { sortOrders } from '../../../contract/sort-orders.ts'
import { Select } from '../../ui/select.tsx'
import { sortLabels } from './sort-labels.ts'
import type { ListControls } from './use-list-query.ts'

type Props = Pick<ListControls, 'query'> & {
  /** A search is sorted by best match unless another order is chosen. */
  searched: boolean
  /** Absent in the form for browsers without JavaScript. */
  change?: ListControls['change']
}

/** Sorts as soon as an order is chosen. */
export function SortSelect({ query, searched, change }: Props) {
  const usual = searched ? '' : 'newest'
  const state = change
    ? {
        value: query.sort ?? usual,
        onChange: (event: { target: { value: string } }) => sortBy(event.target.value),
      }
    : { defaultValue: query.sort ?? usual, name: 'sort' }
  const sortBy = (value: string) => {
    const sort = value === usual ? undefined : sortOrders.find(order => order === value)
    change?.({ ...query, sort })
  }
  return (
    <Select {...state} label="Sort" className="flex items-center gap-2 whitespace-nowrap *:first:mb-0">
      {searched && <option value="">Best match</option>}
      {sortOrders.map(order => (
        <option key={order} value={order}>
          {sortLabels[order]}
        </option>
      ))}
    </Select>
  )
}
