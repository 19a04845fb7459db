import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { amountDue } from '../../../contract/cash.ts'
import { formatDaySpan } from '../../../contract/delivery-dates.ts'
import { formatMoney } from '../../../contract/money.ts'
import { isUnderway } from '../../../contract/order-status.ts'
import type { Order } from '../../../contract/orders.ts'
import { OrderHelp } from '../../parts/order/order-help.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'

export type Placed = Pick<
  Order,
  'number' | 'status' | 'paymentMethod' | 'totalPrice' | 'currency' | 'cash' | 'delivery'
> &
  Partial<Pick<Order, 'refused'>>

/** What happens next, the days, and the amount to keep ready. */
export function PlacedView({ order, children }: { order: Placed; children: ReactNode }) {
  const { dates } = order.delivery
  const isCash = order.paymentMethod === 'COD'
  const owed = isCash && isUnderway(order.status) && !order.refused
  const { amount, currency } = amountDue(order)
  const due = formatMoney(amount, currency)
  return (
    <>
      <h1 className="font-display text-display-l">Thank you for your order</h1>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 rounded-card bg-sunk p-5">
        <Fact name="Order">{`#${order.number}`}</Fact>
        <Fact name={owed ? 'To pay the courier' : 'Total'}>
          {owed ? due : formatMoney(order.totalPrice, order.currency)}
        </Fact>
        {dates && <Fact name="Arrives">{formatDaySpan(dates)}</Fact>}
      </dl>
      <h2 className="mt-8 font-display text-display-s">What happens next</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5">
        {isCash && <li>We call you to confirm the order.</li>}
        <li>We pack it and hand it to the courier.</li>
        <li>
          {isCash ? `Keep ${due} ready: you pay when the parcel arrives.` : 'The courier brings it to you.'}
        </li>
      </ol>
      <div className="mt-8 space-y-10">
        {children}
        <OrderHelp number={order.number} />
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
