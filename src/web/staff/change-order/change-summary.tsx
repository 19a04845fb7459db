import { formatDaySpan } from '../../../contract/delivery/delivery-dates.ts'
import { formatMoney } from '../../../contract/money.ts'
import { adjustmentAmount, adjustmentKinds, adjustmentTable } from '../../../contract/orders/adjustments.ts'
import type { OrderChangePreview } from '../../../contract/orders/order-changes.ts'

/** What a change would do to money and stock. */
export function ChangeSummary({ preview }: { preview: OrderChangePreview }) {
  const { currency, before, after, stock, dates, givenBack, packAgain } = preview
  const rows = [
    ['Pieces', before.goods, after.goods],
    ...adjustmentKinds.map(
      kind =>
        [
          adjustmentTable[kind].label,
          adjustmentAmount(before.adjustments, kind),
          adjustmentAmount(after.adjustments, kind),
        ] as const,
    ),
    ['Total', before.total, after.total],
  ] as const
  const money = (amount: number) => formatMoney(amount === 0 ? 0 : amount, currency)
  return (
    <section aria-label="What changes" className="rounded-control bg-sunk px-4 py-3 text-body-s">
      <table className="w-full tabular-nums">
        <thead className="text-caption text-ink-3">
          <tr>
            <th className="sr-only">Amount</th>
            <th scope="col" className="text-right font-normal">
              Before
            </th>
            <th scope="col" className="text-right font-normal">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([name, was, now]) => was !== 0 || now !== 0 || name === 'Total')
            .map(([name, was, now]) => (
              <tr key={name} className={name === 'Total' ? 'font-semibold' : '[&_th]:font-normal'}>
                <th scope="row" className="py-0.5 text-left">
                  {name}
                </th>
                <td className="text-right">{money(was)}</td>
                <td className="text-right">{money(now)}</td>
              </tr>
            ))}
          {(before.cash ?? after.cash) && (
            <tr>
              <th scope="row" className="py-0.5 text-left font-normal">
                To collect
              </th>
              <td className="text-right">{cash(before.cash)}</td>
              <td className="text-right">{cash(after.cash)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <ul className="mt-2 text-ink-2">
        {stock.map(({ title, choice, pieces, left }) => (
          <li key={`${title} ${choice}`}>
            {title}
            {choice && ` (${choice})`}: {Math.abs(pieces)} {pieces < 0 ? 'taken' : 'back in stock'}, {left}{' '}
            left
          </li>
        ))}
        {givenBack > 0 && <li>{money(givenBack)} goes back to the card</li>}
        {dates && <li>Arrives {formatDaySpan(dates)}</li>}
        {packAgain && (
          <li className="font-semibold text-ink">It is already packed and has to be packed again.</li>
        )}
      </ul>
    </section>
  )
}

const cash = (amount: OrderChangePreview['after']['cash']) =>
  amount === null ? '' : formatMoney(amount.amount, amount.currency)
