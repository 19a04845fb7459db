import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { X } from '../../ui/icons.tsx'
import { standaloneLink } from '../../ui/text-link.ts'
import { useCurrency } from '../money.tsx'
import { appliedFilters, filterLabel, withoutFilters } from './applied-filters.ts'
import { type ListQuery, writeListQuery } from './list-query.ts'

type Props = {
  query: ListQuery
  /** Receives the focus when the last filter is removed. */
  fallback: RefObject<HTMLElement | null>
}

/**
 * The active filters above the grid, each with a link that removes it. Plain links, so they work without JavaScript.
 */
export function AppliedChips({ query, fallback }: Props) {
  const search = new URLSearchParams(useLocation().search)
  const currency = useCurrency()
  const applied = appliedFilters(query).map(({ without, ...filter }) => ({
    label: filterLabel(filter, currency),
    without,
  }))
  const row = useRef<HTMLDivElement>(null)
  const pressed = useFocusOnNext(row, applied.length, fallback)
  const to = (next: ListQuery) => ({ search: writeListQuery(search, next) })
  return (
    <div ref={row} hidden={applied.length === 0} className="mb-6 flex flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="contents">
        {applied.map(({ label, without }, index) => (
          <li key={label}>
            <Link
              to={to(without)}
              replace
              preventScrollReset
              aria-label={`Remove ${label}`}
              onClick={() => pressed(index)}
              className="inline-flex min-h-9 items-center gap-2 rounded-control border border-control bg-white px-3 text-body-s transition-colors hover:border-ink pointer-coarse:min-h-11"
            >
              {label}
              <X size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={to(withoutFilters(query))}
        replace
        preventScrollReset
        onClick={() => pressed(0)}
        className={`px-2 ${standaloneLink}`}
      >
        Clear all
      </Link>
    </div>
  )
}

/** A pressed chip disappears; the focus moves to the one that takes its place. */
function useFocusOnNext(row: RefObject<HTMLElement | null>, count: number, fallback: Props['fallback']) {
  const from = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the number of chips changes
  useEffect(() => {
    const index = from.current
    from.current = null
    if (index === null) return
    const chips = row.current?.querySelectorAll<HTMLElement>('li a') ?? []
    const next = chips[Math.min(index, chips.length - 1)] ?? fallback.current
    next?.focus({ preventScroll: true })
  }, [count])
  return (index: number) => {
    from.current = index
  }
}
