import { formatDaySpan } from '../../../contract/delivery/delivery-dates.ts'
import { formatMoney } from '../../../contract/money.ts'
import { adjustmentTable } from '../../../contract/orders/adjustments.ts'
import type { ManualOrderPreview } from '../../../contract/orders/manual-orders.ts'
import { chargeLabel } from '../../parts/order/order-totals.tsx'
import { cx } from '../../ui/cx.ts'

type Props = {
  /** The last that the shop answered. */
  preview: ManualOrderPreview | null
  /** Something else has been typed since, and the shop is asked again. */
  isOld: boolean
  /** Sold over the counter: nothing is delivered. */
  takenAlong: boolean
  /** What a piece still lacks, as a sentence. */
  missing: string | null
}

/** What the order comes to, as the shop would charge it now. */
export function OrderSummary({ preview, isOld, takenAlong, missing }: Props) {
  if (!preview)
    return (
      <p className="text-ink-2">{missing ?? 'Add a piece, and what the order comes to is shown here.'}</p>
    )
  const { currency, lines, money, dates } = preview
  const rows = [
    ['Pieces', formatMoney(money.goods, currency)],
    ...money.adjustments
      .filter(({ kind }) => !(takenAlong && kind === 'delivery'))
      .map(({ kind, amount }) => [adjustmentTable[kind].label, chargeLabel(amount, currency)] as const),
  ] as const
  return (
    <section
      aria-label="What the order comes to"
      aria-busy={isOld}
      className={cx(
        'rounded-control bg-sunk px-4 py-3 text-body-s transition-opacity',
        isOld && 'opacity-60',
      )}
    >
      <dl className="space-y-1 tabular-nums">
        {rows.map(([name, text]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-semibold text-body">
          <dt>Total</dt>
          <dd>{formatMoney(money.total, currency)}</dd>
        </div>
        {money.cash && (
          <div className="flex justify-between gap-4">
            <dt>The courier collects</dt>
            <dd>{formatMoney(money.cash.amount, money.cash.currency)}</dd>
          </div>
        )}
      </dl>
      <ul className="mt-2 text-ink-2">
        {lines.map(({ title, left }, nth) => (
          // Two lines may be of one product.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name here
          <li key={nth}>
            {title}: {left} in stock
          </li>
        ))}
        {dates && <li>Arrives {formatDaySpan(dates)}</li>}
      </ul>
    </section>
  )
}
