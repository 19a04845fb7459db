import { Link, useLocation } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useCurrency } from '../money.tsx'
import { filterLabel, withoutFilters } from './applied-filters.ts'
import { type ListQuery, writeListQuery } from './list-query.ts'
import type { LoadedList } from './load-list.ts'

type Props = { list: Pick<LoadedList, 'query' | 'all' | 'waysOut'>; onLeave: () => void }

/** Shown when no product matches: which filter to remove, and how many products that would show. */
export function NoResults({ list: { query, all, waysOut }, onLeave }: Props) {
  const search = new URLSearchParams(useLocation().search)
  const currency = useCurrency()
  const labelled = waysOut.map(way => ({ ...way, label: filterLabel(way, currency) }))
  const link = (next: ListQuery) => ({
    to: { search: writeListQuery(search, next) },
    replace: true,
    preventScrollReset: true,
    onClick: onLeave,
  })
  return (
    <EmptyState
      heading="h3"
      title="No products match all your filters"
      text={
        waysOut.length > 0
          ? 'Remove one of these filters to see more.'
          : 'Removing one filter is not enough. Clear them all to see every product.'
      }
    >
      {labelled.map(({ label, without, total }) => (
        <Link key={label} {...link(without)} className={buttonClass({ variant: 'outline' })}>
          Without “{label}”: {countLabel(total, 'product')}
        </Link>
      ))}
      <Link
        {...link(withoutFilters(query))}
        className={buttonClass({ variant: waysOut.length > 0 ? 'quiet' : 'primary' })}
      >
        Clear all: {countLabel(all, 'product')}
      </Link>
    </EmptyState>
  )
}
