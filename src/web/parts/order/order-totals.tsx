import { Fragment } from 'react'
import type { Cash } from '../../../contract/cash.ts'
import type { DaySpan } from '../../../contract/delivery/delivery.ts'
import { formatDaySpan } from '../../../contract/delivery/delivery-dates.ts'
import { formatMoney } from '../../../contract/money.ts'
import { adjustmentTable } from '../../../contract/orders/adjustments.ts'
import { cashLabel, type OrderStatus } from '../../../contract/orders/order-status.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { arrivesIn } from './arrives-in.ts'

/** `total` is with delivery and adjustments. */
type Props = {
  total: number
  /** As they are listed, with delivery among them. */
  adjustments: Order['adjustments']
  /** When it arrives; null: nothing is said of that. */
  dates: DaySpan | null
  /** Where it goes. */
  city?: string | null
  currency: string
  /** What the courier collects in another currency. */
  cash: Cash | null
  /** Of the order; before there is one, its cash is still to pay. */
  status?: OrderStatus
}

export function OrderTotals({ total, adjustments, dates, city = null, currency, cash, status }: Props) {
  const cashName = cashLabel(status ?? 'Pending')
  return (
    <dl className="mt-5 space-y-2 border-line border-t pt-4 tabular-nums">
      {adjustments.map(({ kind, amount }) => (
        <Fragment key={kind}>
          <div className="flex justify-between gap-4">
            <dt>{adjustmentTable[kind].label}</dt>
            <dd>{chargeLabel(amount, currency)}</dd>
          </div>
          {kind === 'delivery' && dates && (
            <div className="flex justify-between gap-4">
              <dt className="max-w-1/2 shrink-0">{arrivesIn(city)}</dt>
              <dd className="text-balance text-right">{formatDaySpan(dates)}</dd>
            </div>
          )}
        </Fragment>
      ))}
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
