import type { Cash } from '../../../contract/cash.ts'
import type { OrderDelivery } from '../../../contract/delivery/delivery.ts'
import { formatDaySpan } from '../../../contract/delivery/delivery-dates.ts'
import { formatMoney } from '../../../contract/money.ts'
import { adjustmentNames, aroundDelivery } from '../../../contract/orders/adjustments.ts'
import { cashLabel, type OrderStatus } from '../../../contract/orders/order-status.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { arrivesIn } from './arrives-in.ts'

/** `total` is with delivery and adjustments. */
type Props = {
  total: number
  delivery: OrderDelivery
  /** Where it goes. */
  city?: string | null
  /** Those beside delivery are shown by name. */
  adjustments?: Order['adjustments']
  currency: string
  /** What the courier collects in another currency. */
  cash: Cash | null
  /** Of the order; before there is one, its cash is still to pay. */
  status?: OrderStatus
}

export function OrderTotals({
  total,
  delivery,
  city = null,
  adjustments = [],
  currency,
  cash,
  status,
}: Props) {
  const { charge, dates } = delivery
  const cashName = cashLabel(status ?? 'Pending')
  const { before, after } = aroundDelivery(adjustments)
  const rows = (shown: Order['adjustments']) =>
    shown.map(({ kind, amount }) => (
      <div key={kind} className="flex justify-between gap-4">
        <dt>{adjustmentNames[kind]}</dt>
        <dd>{formatMoney(amount, currency)}</dd>
      </div>
    ))
  return (
    <dl className="mt-5 space-y-2 border-line border-t pt-4 tabular-nums">
      {rows(before)}
      <div className="flex justify-between gap-4">
        <dt>Delivery</dt>
        <dd>{chargeLabel(charge, currency)}</dd>
      </div>
      {dates && (
        <div className="flex justify-between gap-4">
          <dt className="max-w-1/2 shrink-0">{arrivesIn(city)}</dt>
          <dd className="text-balance text-right">{formatDaySpan(dates)}</dd>
        </div>
      )}
      {rows(after)}
      <div className="flex justify-between gap-4 font-semibold text-body-l">
        <dt>Total</dt>
        <dd>{formatMoney(total, currency)}</dd>
      </div>
      {cash && cashName && (
        <div className="flex justify-between gap-4">
          <dt>{cashName}</dt>
          <dd>{formatMoney(cash.amount, cash.currency)}</dd>
        </div>
      )}
    </dl>
  )
}

/** "Free" or "$2.50". */
export const chargeLabel = (charge: number, currency: string): string =>
  charge === 0 ? 'Free' : formatMoney(charge, currency)
