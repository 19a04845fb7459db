import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../contract/money.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { dueOf, NextSteps, type PlacedOrder } from '../../parts/order/next-steps.tsx'
import { arrivalOf, type DatedOrder } from '../../parts/order/order-dates.ts'
import { type Destination, OrderFacts } from '../../parts/order/order-facts.tsx'
import { OrderHelp } from '../../parts/order/order-help.tsx'
import { OrderItems } from '../../parts/order/order-items.tsx'
import { SheetPart, SheetTotals } from '../../parts/order/order-sheet.tsx'
import { ReceiptHead } from '../../parts/order/receipt-head.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'

export type Placed = PlacedOrder & DatedOrder & Pick<Order, 'number' | 'items' | 'adjustments'>

type Props = { order: Placed; to: Destination; payment: string; children: ReactNode }

/** What happens next, the amount to keep ready, and beside it what was ordered, where it goes and when. */
export function PlacedView({ order, to, payment, children }: Props) {
  const arrives = arrivalOf(order, to.city)
  const due = dueOf(order)
  return (
    <>
      <ReceiptHead />
      <h1 className="font-display text-display-l">Thank you for your order</h1>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 rounded-card bg-sunk p-5">
        <Fact name="Order">{`#${order.number}`}</Fact>
        <Fact name={due ? 'To pay the courier' : 'Total'}>
          {due ?? formatMoney(order.totalPrice, order.currency)}
        </Fact>
        {arrives && <Fact name={arrives.name}>{arrives.text}</Fact>}
      </dl>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="space-y-10 print:hidden">
          <div>
            <NextSteps order={order} />
          </div>
          {children}
        </div>
        <div className="space-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SheetPart id="order-items" title="What you ordered">
            <OrderItems items={order.items} currency={order.currency} />
            <SheetTotals order={order} />
          </SheetPart>
          <SheetPart id="order-delivery" title="Delivery and payment">
            <OrderFacts order={order} to={to} payment={payment} />
          </SheetPart>
        </div>
        <div className="space-y-10 print:hidden">
          <OrderHelp order={order} />
          <Link to={paths.home()} className={buttonClass({ variant: 'outline' })}>
            Keep shopping
          </Link>
        </div>
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
