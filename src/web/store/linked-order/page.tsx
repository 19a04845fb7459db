import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { LinkedOrder } from '../../../contract/orders/guest-orders.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { mailedPageMeta } from '../../parts/account/mailed-page-meta.ts'
import { useMailedQuery } from '../../parts/account/use-mailed-query.ts'
import { useTimesForgotten } from '../../parts/guests/forgotten-orders.ts'
import { guestApi } from '../../parts/guests/guest-api.ts'
import { keepOrder, readKeptOrder } from '../../parts/guests/kept-order.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { LinkedView } from './linked-view.tsx'

export const meta = mailedPageMeta('Your order')

/** What the link to an order opens, without signing in. */
export default function LinkedOrderPage() {
  return <OfLink key={useTimesForgotten()} />
}

function OfLink() {
  const given = useMailedQuery().get('token')
  const hydrated = useHydrated()
  useEffect(() => {
    // A reload opens it again, though the address no longer says so.
    if (given && readKeptOrder()?.link !== given) keepOrder({ link: given, email: '' })
  }, [given])
  const token = hydrated ? (given ?? readKeptOrder()?.link ?? null) : null
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <div className="mx-auto max-w-4xl">
        {!hydrated && <Waiting />}
        {token && <Opened key={token} token={token} />}
        {hydrated && token === null && (
          <Useless title="Open the link again" text="Open it from the mail, or where you have kept it." />
        )}
      </div>
    </div>
  )
}

const Waiting = () => (
  <Loading label="Loading your order">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="mt-6 h-72" />
  </Loading>
)

function Opened({ token }: { token: string }) {
  const [changed, setChanged] = useState<LinkedOrder | null>(null)
  const answer = useAnswer(token, signal => guestApi.orders.byLink({ body: { token } }, { signal }))
  if (answer.state === 'loading') return <Waiting />
  if (answer.state === 'ready')
    return <LinkedView order={changed ?? answer.value} token={token} onChanged={setChanged} />
  const { error } = answer
  if (!error.unreachable) return <Useless title="This link opens no order" text={uselessText} />
  return (
    <>
      <h1 className="font-display text-display-l">Your order</h1>
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        The order did not load. {error.message}
      </ErrorState>
    </>
  )
}

const uselessText =
  'A link works for 90 days, and only in full. Find any order with its number and your phone.'

const Useless = ({ title, text }: { title: string; text: string }) => (
  <EmptyState heading="h1" title={title} text={text}>
    <Link to={paths.track()} className={buttonClass()}>
      Track your order
    </Link>
  </EmptyState>
)
