import { useSearchParams } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { countPages, readPage } from '../../parts/paging/read-page.ts'
import { useLastPage } from '../../parts/paging/use-last-page.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { BuyerFilters, readShow } from './buyer-filters.tsx'
import { BuyersTable } from './buyers-table.tsx'

export const meta = privatePageMeta('Buyers')

const buyersPerPage = 20
/** Whoever has ordered, by phone number. */
export default function BuyersPage() {
  const [search, setSearch] = useSearchParams()
  const page = readPage(search)
  const q = search.get('q')?.slice(0, 200) ?? ''
  const show = readShow(search.get('show'))
  const { answer, value, loading } = useRead(
    ['buyers', q, show],
    signal => browserApi.buyers.list({ query: { q, show, page, limit: buyersPerPage } }, { signal }),
    { variant: `${page}` },
  )
  const pages = countPages(value?.total ?? 0, buyersPerPage)
  const go = (to: { q?: string; show?: string; page?: number }, options?: { replace: boolean }) => {
    const next = { q, show, page: 1, ...to }
    const entries = Object.entries(next).filter(([name, text]) =>
      name === 'page' ? text !== 1 : text !== '',
    )
    setSearch(Object.fromEntries(entries.map(([name, text]) => [name, String(text)])), options)
  }
  useLastPage({
    page,
    pages,
    isAnswered: answer.state === 'ready',
    replacePage: to => go({ page: to }, { replace: true }),
  })
  return (
    <>
      <PageHead title="Buyers" count={value ? countLabel(value.total, 'buyer') : undefined} />
      <BuyerFilters q={q} show={show} onChange={go} />
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The buyers could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !value && (
        <Loading label="Loading buyers">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {answer.state !== 'failed' && value?.total === 0 && (
        <EmptyState
          title={q || show ? 'Nobody matches' : 'Nobody has ordered yet'}
          text={
            q || show
              ? 'Try a part of the name or the number, or show all buyers.'
              : 'Whoever orders appears here, with how their orders ended.'
          }
        />
      )}
      {answer.state !== 'failed' && value && value.buyers.length > 0 && (
        <>
          <BuyersTable buyers={value.buyers} busy={loading} />
          <Pager
            label="Pages of buyers"
            page={page}
            pages={pages}
            onPage={to => go({ page: to })}
            className="mt-6"
          />
        </>
      )}
    </>
  )
}
