import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { TrackedOrder } from '../../../contract/orders/orders.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useTimesForgotten } from '../../parts/guests/forgotten-orders.ts'
import { guestApi } from '../../parts/guests/guest-api.ts'
import { Money } from '../../parts/money.tsx'
import { OrderItems } from '../../parts/order/order-items.tsx'
import { OrderTimeline } from '../../parts/order/order-timeline.tsx'
import { methodLabels } from '../../parts/order/payment-label.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { textLink } from '../../ui/text-link.ts'
import { ForgetOrders } from './forget-orders.tsx'
import { OrderRow } from './order-row.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'

/**
 * What was ordered from this device without an account. `onForgotten`: the button that was pressed is gone, so the focus
 * needs another place.
 */
export function GuestsOrders({ onForgotten }: { onForgotten: () => void }) {
  const [isForgotten, setForgotten] = useState(false)
  const answer = useAnswer(`guest ${useTimesForgotten()}`, signal => guestApi.orders.ofGuest({}, { signal }))
  if (answer.state === 'loading') return <OrdersSkeleton />
  if (answer.state === 'failed') {
    return (
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        Your orders could not be loaded. {answer.error.message}
      </ErrorState>
    )
  }
  const { orders } = answer.value
  if (orders.length === 0) return <NoOrders onShown={isForgotten ? onForgotten : undefined} />
  return (
    <>
      <p className="mt-3 max-w-text text-ink-2">
        Placed on this device without an account. You find any other with its number and phone under{' '}
        <Link to={paths.track()} className={textLink}>
          Track your order
        </Link>
        , and those of your account once you{' '}
        <Link to={paths.login(paths.orders())} className={textLink}>
          sign in
        </Link>
        .
      </p>
      <ul className="mt-6 border-ink border-t lg:mt-8">
        {orders.map((order, index) => (
          <GuestsOrder key={order.number} order={order} isOpen={index === 0} />
        ))}
      </ul>
      <ForgetOrders onForgotten={() => setForgotten(true)} />
    </>
  )
}

function NoOrders({ onShown }: { onShown: (() => void) | undefined }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it appears
  useEffect(() => onShown?.(), [])
  return (
    <EmptyState
      title="No orders from this device"
      text="Ordered elsewhere? Your order number and phone find it, and signing in shows those of your account."
    >
      <Link to={paths.track()} className={buttonClass()}>
        Track an order
      </Link>
      <Link to={paths.login(paths.orders())} className={buttonClass({ variant: 'outline' })}>
        Sign in
      </Link>
    </EmptyState>
  )
}

/** Without name and street: whoever has the device sees it. */
const GuestsOrder = ({ order, isOpen }: { order: TrackedOrder; isOpen: boolean }) => (
  <li className="border-line border-b">
    <details open={isOpen} className="group">
      <OrderRow order={order} />
      <div className="pb-8">
        <p className="mb-5 text-body-s text-ink-2">
          Going to {order.city}, {order.country}. {methodLabels[order.paymentMethod]},{' '}
          <Money amount={order.totalPrice} currency={order.currency} />.
        </p>
        <OrderTimeline order={order} />
        <OrderItems items={order.items} currency={order.currency} className="mt-5" />
      </div>
    </details>
  </li>
)
