import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { ShoppersOnly } from '../../parts/guests/shoppers-only.tsx'
import { countPages, readPage } from '../../parts/paging/read-page.ts'
import { useLastPage } from '../../parts/paging/use-last-page.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { GuestsOrders } from './guests-orders.tsx'
import { OrderList, PAGE_SIZE } from './order-list.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'

export const meta = privatePageMeta('My Orders')

export default function OrdersPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <div className="mx-auto max-w-4xl">
        <h1 ref={heading} tabIndex={-1} className="font-display text-display-l">
          My Orders
        </h1>
        <ShoppersOnly loading={<OrdersSkeleton />}>
          {session =>
            session ? <LoadedOrders onPage={focusHeading} /> : <GuestsOrders onForgotten={focusHeading} />
          }
        </ShoppersOnly>
      </div>
    </div>
  )
}

/** `onPage`: the pager is replaced while the next page loads, so the focus needs another place. */
function LoadedOrders({ onPage }: { onPage: () => void }) {
  const [search, setSearch] = useSearchParams()
  const page = readPage(search)
  const answer = useAnswer(`orders ${page}`, signal =>
    browserApi.orders.mine({ query: { page, limit: PAGE_SIZE } }, { signal }),
  )
  const pages = answer.state === 'ready' ? countPages(answer.value.total, PAGE_SIZE) : page
  useLastPage({
    page,
    pages,
    isAnswered: answer.state === 'ready',
    replacePage: last => setSearch(last === 1 ? {} : { page: String(last) }, { replace: true }),
  })
  // A page beyond the last is empty; the last page is being loaded.
  if (answer.state === 'loading' || page > pages) return <OrdersSkeleton />
  if (answer.state === 'failed') {
    return (
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        Your orders could not be loaded. {answer.error.message}
      </ErrorState>
    )
  }
  const go = (next: number) => {
    onPage()
    setSearch(next === 1 ? {} : { page: String(next) })
  }
  return <OrderList {...answer.value} page={page} onPage={go} />
}
