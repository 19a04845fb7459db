import type { Ref } from 'react'
import { Link } from 'react-router'
import type { TrackedOrder } from '../../../contract/orders/orders.ts'
import { Money } from '../../parts/money.tsx'
import { datesAhead } from '../../parts/order/dates-ahead.ts'
import { orderDate } from '../../parts/order/order-date.ts'
import { OrderHelp } from '../../parts/order/order-help.tsx'
import { OrderItems } from '../../parts/order/order-items.tsx'
import { OrderStatusBadge } from '../../parts/order/order-status-badge.tsx'
import { OrderTimeline } from '../../parts/order/order-timeline.tsx'
import { OrderTotals } from '../../parts/order/order-totals.tsx'
import { methodLabels } from '../../parts/order/payment-label.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { textLink } from '../../ui/text-link.ts'

type Props = { order: TrackedOrder; heading: Ref<HTMLHeadingElement>; onAnother: () => void }

/** Without name and street: somebody who found a parcel's label may see only its progress. */
export function TrackedView({ order, heading, onAnother }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="font-display text-display-l">
          Order #{order.number}
        </h1>
        <OrderStatusBadge order={order} />
      </div>
      <p className="mt-2 text-ink-2">
        Placed on <time dateTime={order.createdAt}>{orderDate(order.createdAt)}</time>. Going to {order.city},{' '}
        {order.country}. {methodLabels[order.paymentMethod]},{' '}
        <Money amount={order.totalPrice} currency={order.currency} />.
      </p>
      <h2 className="mt-8 mb-4 font-display text-display-s">Order progress</h2>
      <OrderTimeline order={order} />
      <h2 className="mt-10 mb-4 font-display text-display-s">What you ordered</h2>
      <OrderItems items={order.items} currency={order.currency} />
      <OrderTotals
        total={order.totalPrice}
        adjustments={order.adjustments}
        dates={datesAhead(order)}
        city={order.city}
        currency={order.currency}
        cash={order.cash}
        status={order.status}
      />
      <p className="mt-8 text-body-s text-ink-2">
        The full address is under{' '}
        <Link to={paths.orders()} className={textLink}>
          My Orders
        </Link>{' '}
        once you are signed in.
      </p>
      <Button variant="outline" className="mt-4 mb-10" onClick={onAnother}>
        Track another order
      </Button>
      <OrderHelp order={order} />
    </>
  )
}
