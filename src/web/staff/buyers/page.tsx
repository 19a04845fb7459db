import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { countPages, readPage } from '../../parts/paging/read-page.ts'
import { useLastPage } from '../../parts/paging/use-last-page.ts'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { BuyerFilters, readShow } from './buyer-filters.tsx'
import { BuyersTable } from './buyers-table.tsx'

const buyersPerPage = 20

/** Whoever has ordered, by phone number, and whoever has an account alone. */
export default function BuyersPage() {
  const [search, setSearch] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const page = readPage(search)
  const q = search.get('q')?.slice(0, 200) ?? ''
  const show = readShow(search.get('show'))
  const { answer, value, loading, reload } = useRead(
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
  // Past the last page there is nothing to show: the last page is still loading.
  const shown = value && (value.buyers.length > 0 || value.total === 0) ? value : null
  return (
    <>
      <PageHead count={value ? countLabel(value.total, 'customer') : undefined} />
      <BuyerFilters ref={field} q={q} show={show} onChange={go} />
      <ReadState answer={answer} value={shown} what="The customers" skeleton="h-96">
        {({ buyers, total }) =>
          total === 0 ? (
            <EmptyState
              title={q || show ? 'Nobody matches' : 'No customers yet'}
              text={
                q || show
                  ? 'Try a part of the name, email or number, or show all customers. Deleted accounts are not found.'
                  : 'Whoever orders or opens an account appears here.'
              }
            />
          ) : (
            <>
              <BuyersTable
                buyers={buyers}
                busy={loading}
                onErased={() => {
                  field.current?.focus()
                  reload()
                }}
              />
              <Pager
                label="Pages of customers"
                page={page}
                pages={pages}
                onPage={to => go({ page: to })}
                className="mt-6"
              />
            </>
          )
        }
      </ReadState>
    </>
  )
}
