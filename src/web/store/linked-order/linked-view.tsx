import type { LinkedOrder } from '../../../contract/orders/guest-orders.ts'
import { guestApi } from '../../parts/guests/guest-api.ts'
import { Money } from '../../parts/money.tsx'
import { CancelOwnOrder } from '../../parts/order/cancel-own-order.tsx'
import { deliveryAhead } from '../../parts/order/delivery-ahead.ts'
import { orderDate } from '../../parts/order/order-date.ts'
import { OrderHelp } from '../../parts/order/order-help.tsx'
import { OrderItems } from '../../parts/order/order-items.tsx'
import { OrderStatusBadge } from '../../parts/order/order-status-badge.tsx'
import { OrderTimeline } from '../../parts/order/order-timeline.tsx'
import { OrderTotals } from '../../parts/order/order-totals.tsx'
import { methodLabels } from '../../parts/order/payment-label.ts'

type Props = { order: LinkedOrder; token: string; onChanged: (order: LinkedOrder) => void }

/** Without name and street: a mail may have gone to a wrong address. */
export function LinkedView({ order, token, onChanged }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-display text-display-l">Order #{order.number}</h1>
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="mt-2 text-ink-2">
        Placed on <time dateTime={order.createdAt}>{orderDate(order.createdAt)}</time>. Going to {order.city},{' '}
        {order.country}. {methodLabels[order.paymentMethod]},{' '}
        <Money amount={order.totalPrice} currency={order.currency} />.
      </p>
      <h2 className="mt-8 mb-4 font-display text-display-s">Where it is</h2>
      <OrderTimeline status={order.status} events={order.events} />
      <h2 className="mt-10 mb-4 font-display text-display-s">What you ordered</h2>
      <OrderItems items={order.items} currency={order.currency} />
      <OrderTotals
        total={order.totalPrice}
        delivery={deliveryAhead(order)}
        adjustments={order.adjustments}
        currency={order.currency}
        cash={order.cash}
        status={order.status}
      />
      <CancelOwnOrder
        mayCancel={order.mayCancel}
        number={order.number}
        send={async () => onChanged(await guestApi.orders.cancelByLink({ body: { token } }))}
      />
      <div className="mt-10">
        <OrderHelp order={order} />
      </div>
    </>
  )
}
