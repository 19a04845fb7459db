import type { ComponentProps, ReactNode } from 'react'
import type { Order, TrackedOrder } from '../../../contract/orders/orders.ts'
import type { SwapSize } from '../../../contract/orders/other-sizes.ts'
import { CancelOwnOrder } from './cancel-own-order.tsx'
import { type Destination, OrderFacts } from './order-facts.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { ReceiptHead } from './receipt-head.tsx'
import { SwappableItems } from './swappable-items.tsx'

type SheetOrder = TrackedOrder & Partial<Pick<Order, 'refused'>> & { mayCancel: boolean }

type Props = {
  order: SheetOrder
  to: Destination
  payment: string
  id?: string
  /** Above the number: the way back. */
  back?: ReactNode
  swap: (swap: SwapSize) => Promise<void>
  reload: () => Promise<void>
  cancel: ComponentProps<typeof CancelOwnOrder>['send']
}

/** An order as its buyer sees it, from the account or by its link; printed, it is a receipt. */
export const OrderSheet = ({ order, to, payment, id, back, swap, reload, cancel }: Props) => (
  <>
    <ReceiptHead />
    {back}
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="font-display text-display-l">Order #{order.number}</h1>
      <OrderStatusBadge order={order} />
    </div>
    <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-10">
        <SheetPart id="order-way" title="Order progress">
          <OrderTimeline order={order} />
        </SheetPart>
        <SheetPart id="order-items" title="What you ordered">
          <SwappableItems order={order} send={swap} reload={reload} />
          <SheetTotals order={order} />
          <CancelOwnOrder mayCancel={order.mayCancel} number={order.number} send={cancel} />
        </SheetPart>
      </div>
      <div className="space-y-10">
        <SheetPart id="order-delivery" title="Delivery and payment">
          <OrderFacts order={order} to={to} payment={payment} {...(id && { id })} />
        </SheetPart>
        <OrderHelp order={order} />
      </div>
    </div>
  </>
)

type Totalled = Pick<Order, 'totalPrice' | 'adjustments' | 'currency' | 'cash' | 'status'>

/** What it comes to; its days stand with the other dates. */
export const SheetTotals = ({ order }: { order: Totalled }) => (
  <OrderTotals
    total={order.totalPrice}
    adjustments={order.adjustments}
    dates={null}
    currency={order.currency}
    cash={order.cash}
    status={order.status}
  />
)

export const SheetPart = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-4 font-display text-display-s">
      {title}
    </h2>
    {children}
  </section>
)
