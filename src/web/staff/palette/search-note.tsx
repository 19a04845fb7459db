import { textLink } from '../../ui/text-link.ts'
import type { SearchState } from './use-staff-search.ts'

type Props = {
  search: SearchState
  waiting: boolean
  isEmpty: boolean
  query: string
  onRetry: () => void
}

/** Says that the search failed, is under way or found nothing. */
export function SearchNote({ search, waiting, isEmpty, query, onRetry }: Props) {
  if (search.state === 'failed')
    return (
      <p role="alert" className="shrink-0 border-line border-t px-4 py-2 text-error">
        Orders, products and customers could not be searched.{' '}
        <button type="button" onClick={onRetry} className={`min-h-11 font-semibold ${textLink}`}>
          Retry
        </button>
      </p>
    )
  if (waiting) return <p className="shrink-0 px-4 py-3 text-ink-2">Searching…</p>
  return isEmpty ? <p className="px-4 py-6 text-ink-2">Nothing matches ‘{query.trim()}’.</p> : null
}
