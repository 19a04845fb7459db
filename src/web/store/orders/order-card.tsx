import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { Money } from '../../parts/money.tsx'
import { addressLines } from '../../parts/order/address-lines.ts'
import { OrderItems } from '../../parts/order/order-items.tsx'
import { paymentLabel } from '../../parts/order/payment-label.ts'
import { StatusTrack } from '../../parts/order/status-track.tsx'
import { paths } from '../../paths.ts'
import { standaloneLink } from '../../ui/text-link.ts'
import { OrderRow } from './order-row.tsx'

type Props = { order: Order; isOpen: boolean }

/** One row an order, and all about it under the row. */
export function OrderCard({ order, isOpen }: Props) {
  const { shippingAddress: to } = order
  const address = [to.fullName, ...addressLines(to)].join(', ')
  return (
    <li className="border-line border-b">
      <details open={isOpen} className="group">
        <OrderRow order={order} />
        <div className="pb-8">
          <StatusTrack order={order} />
          <OrderItems items={order.items} currency={order.currency} className="mt-5" />
          <dl className="mt-5 grid grid-cols-1 gap-x-6 gap-y-2 border-line border-t pt-4 text-body-s sm:grid-cols-[8rem_minmax(0,1fr)]">
            <Fact name="Total">
              <strong className="font-semibold tabular-nums">
                <Money amount={order.totalPrice} currency={order.currency} />
              </strong>
            </Fact>
            <Fact name="Payment">{paymentLabel(order)}</Fact>
            <Fact name="Ships to">{address}</Fact>
            <Fact name="Order ID">
              <span className="break-all text-ink-2">{order._id}</span>
            </Fact>
          </dl>
          <Link to={paths.order(order._id)} className={`mt-2 ${standaloneLink}`}>
            View order details<span className="sr-only"> #{order.number}</span>
          </Link>
        </div>
      </details>
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
