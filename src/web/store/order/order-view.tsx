import type { ReactNode } from 'react'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { Money } from '../../parts/money.tsx'
import { CancelOwnOrder } from '../../parts/order/cancel-own-order.tsx'
import { deliveryAhead } from '../../parts/order/delivery-ahead.ts'
import { orderDate } from '../../parts/order/order-date.ts'
import { OrderHelp } from '../../parts/order/order-help.tsx'
import { OrderItems } from '../../parts/order/order-items.tsx'
import { OrderStatusBadge } from '../../parts/order/order-status-badge.tsx'
import { OrderTimeline } from '../../parts/order/order-timeline.tsx'
import { OrderTotals } from '../../parts/order/order-totals.tsx'
import { BackToOrders } from './back-to-orders.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'

type Props = { order: OrderDetail; onChanged: (order: OrderDetail) => void }

export function OrderView({ order, onChanged }: Props) {
  return (
    <>
      <BackToOrders />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-display text-display-l">Order #{order.number}</h1>
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="mt-2 text-ink-2">
        Placed on <time dateTime={order.createdAt}>{orderDate(order.createdAt)}</time>,{' '}
        <Money amount={order.totalPrice} currency={order.currency} />
      </p>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-10">
          <Part id="order-way" title="Where it is">
            <OrderTimeline status={order.status} events={order.events} />
          </Part>
          <Part id="order-items" title="What you ordered">
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
              send={async () => onChanged(await browserApi.orders.cancelMine({ params: { id: order._id } }))}
            />
          </Part>
        </div>
        <div className="space-y-10">
          <Part id="order-delivery" title="Delivery and payment">
            <DeliveryFacts order={order} />
          </Part>
          <OrderHelp order={order} />
        </div>
      </div>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-display text-display-s">
        {title}
      </h2>
      {children}
    </section>
  )
}
