import { Link, useSearchParams } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { type Answer, useAnswer } from '../../api/use-answer.ts'
import { SignedInOnly } from '../../parts/account/signed-in-only.tsx'
import { useTimesForgotten } from '../../parts/guests/forgotten-orders.ts'
import { guestApi } from '../../parts/guests/guest-api.ts'
import { destinationOf, type KeptOrder, readKeptOrder } from '../../parts/guests/kept-order.ts'
import type { Destination } from '../../parts/order/order-facts.tsx'
import { methodLabels, paymentLabel } from '../../parts/order/payment-label.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MakeAccount } from './make-account.tsx'
import { OrderLink } from './order-link.tsx'
import { type Placed, PlacedView } from './placed-view.tsx'

export const meta = privatePageMeta('Your order')

/** After an order: what happens next. `?order=` names one of somebody who is signed in. */
export default function OrderPlacedPage() {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const timesForgotten = useTimesForgotten()
  const orderId = search.get('order')
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <div className="mx-auto max-w-4xl">
        {hydrated ? (
          orderId ? (
            <OfAccount orderId={orderId} />
          ) : (
            <OfThisTab key={timesForgotten} />
          )
        ) : (
          <Waiting />
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

const OfAccount = ({ orderId }: { orderId: string }) => (
  <SignedInOnly loading={<Waiting />}>{() => <AccountsOrder orderId={orderId} />}</SignedInOnly>
)

function AccountsOrder({ orderId }: { orderId: string }) {
  const answer = useAnswer(orderId, signal => browserApi.orders.get({ params: { id: orderId } }, { signal }))
  return (
    <Shown answer={answer} to={order => order.shippingAddress} payment={paymentLabel}>
      <Link to={paths.order(orderId)} className={buttonClass()}>
        View your order
      </Link>
    </Shown>
  )
}

function OfThisTab() {
  const kept = readKeptOrder()
  if (kept) return <GuestsOrder kept={kept} />
  return (
    <EmptyState
      heading="h1"
      title="No order was placed here"
      text="Find any order with its number and your phone."
    >
      <Link to={paths.track()} className={buttonClass()}>
        Track an order
      </Link>
    </EmptyState>
  )
}

function GuestsOrder({ kept }: { kept: KeptOrder }) {
  const answer = useAnswer(kept.link, signal =>
    guestApi.orders.byLink({ body: { token: kept.link } }, { signal }),
  )
  return (
    <Shown
      answer={answer}
      to={order => destinationOf(order, kept.link)}
      payment={order => methodLabels[order.paymentMethod]}
    >
      <OrderLink token={kept.link} isMailed={kept.email !== ''} />
      <MakeAccount kept={kept} />
    </Shown>
  )
}

type ShownProps<T extends Placed> = {
  answer: Answer<T>
  to: (order: T) => Destination
  payment: (order: T) => string
  children: React.ReactNode
}

function Shown<T extends Placed>({ answer, to, payment, children }: ShownProps<T>) {
  if (answer.state === 'loading') return <Waiting />
  if (answer.state === 'ready') {
    const { value } = answer
    return (
      <PlacedView order={value} to={to(value)} payment={payment(value)}>
        {children}
      </PlacedView>
    )
  }
  return (
    <>
      <h1 className="font-display text-display-l">Your order</h1>
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        The order did not load. {answer.error.message}
      </ErrorState>
    </>
  )
}
