import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDaySpan } from '../../../contract/delivery/delivery-dates.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { dueOf, NextSteps, type PlacedOrder } from '../../parts/order/next-steps.tsx'
import { OrderHelp } from '../../parts/order/order-help.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'

export type Placed = PlacedOrder & Pick<Order, 'number' | 'delivery'>

/** What happens next, the days, and the amount to keep ready. */
export function PlacedView({ order, children }: { order: Placed; children: ReactNode }) {
  const { dates } = order.delivery
  const due = dueOf(order)
  return (
    <>
      <h1 className="font-display text-display-l">Thank you for your order</h1>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 rounded-card bg-sunk p-5">
        <Fact name="Order">{`#${order.number}`}</Fact>
        <Fact name={due ? 'To pay the courier' : 'Total'}>
          {due ?? formatMoney(order.totalPrice, order.currency)}
        </Fact>
        {dates && <Fact name="Arrives">{formatDaySpan(dates)}</Fact>}
      </dl>
      <div className="mt-8">
        <NextSteps order={order} />
      </div>
      <div className="mt-8 space-y-10">
        {children}
        <OrderHelp order={{ ...order, events: [] }} />
        <Link to={paths.home()} className={buttonClass({ variant: 'outline' })}>
          Keep shopping
        </Link>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2">{name}</dt>
      <dd className="font-semibold text-body-l tabular-nums">{children}</dd>
    </div>
  )
}
