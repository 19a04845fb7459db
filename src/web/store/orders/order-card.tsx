import type { ReactNode } from 'react'
import { formatDollars } from '../../../contract/money.ts'
import type { Order } from '../../../contract/orders.ts'
import { orderDate } from '../../parts/order/order-date.ts'
import { OrderStatusBadge } from '../../parts/order/order-status-badge.tsx'
import { paymentWords } from '../../parts/order/payment-words.ts'
import { OrderItemRow } from './order-item-row.tsx'
import { StatusTrack } from './status-track.tsx'

export function OrderCard({ order }: { order: Order }) {
  const { shippingAddress: to } = order
  const address = [to.fullName, to.address, `${to.city} ${to.postalCode}`, to.country].join(', ')
  return (
    <li className="border-ink border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
          Order #{order.number}
          <time dateTime={order.createdAt} className="font-normal text-body-s text-ink-2">
            {orderDate(order.createdAt)}
          </time>
        </h2>
        <OrderStatusBadge status={order.status} />
      </div>
      <StatusTrack status={order.status} />
      <ul className="mt-5 space-y-4">
        {order.items.map((item, index) => (
          // The lines of a placed order never change, and one product may stand in several of them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <OrderItemRow key={index} item={item} />
        ))}
      </ul>
      <dl className="mt-5 grid grid-cols-1 gap-x-6 gap-y-2 border-line border-t pt-4 text-body-s sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Fact name="Total">
          <strong className="font-semibold tabular-nums">{formatDollars(order.totalPrice)}</strong>
        </Fact>
        <Fact name="Payment">{paymentWords[order.paymentMethod]}</Fact>
        <Fact name="Ships to">{address}</Fact>
        <Fact name="Order ID">
          <span className="break-all text-ink-2">{order._id}</span>
        </Fact>
      </dl>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-2 max-sm:mt-1">{name}</dt>
      <dd className="max-sm:-mt-2">{children}</dd>
    </div>
  )
}
