import { formatDollars } from '../../../contract/money.ts'

/** Delivery is free, so the total is the sum of the pieces. */
export function OrderTotals({ total }: { total: number }) {
  return (
    <dl className="mt-5 border-line border-t pt-4 tabular-nums">
      <div className="flex justify-between">
        <dt>Delivery</dt>
        <dd>Free</dd>
      </div>
      <div className="mt-2 flex justify-between font-semibold text-body-l">
        <dt>Total</dt>
        <dd>{formatDollars(total)}</dd>
      </div>
    </dl>
  )
}
