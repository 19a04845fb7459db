import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import type { SortOrder } from '../../../contract/sort-orders.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { readSort, sortNames } from './sort.ts'

/** Sorts as soon as an order is chosen; without JavaScript by its button. */
export function SortForm({ sort }: { sort: SortOrder }) {
  const [, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  // The list still comes in the old order, the field already says the new one.
  const shown = next?.pathname === pathname ? readSort(new URLSearchParams(next.search)) : sort
  return (
    <Form className="flex items-end gap-2">
      <Select
        label="Sort"
        name="sort"
        value={shown}
        onChange={event =>
          setSearch({ sort: event.currentTarget.value }, { replace: true, preventScrollReset: true })
        }
        className="flex items-center gap-2 whitespace-nowrap *:first:mb-0"
      >
        {Object.entries(sortNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="outline">
          Sort
        </Button>
      </noscript>
    </Form>
  )
}
