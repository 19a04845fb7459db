import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { outcomeLabels } from '../orders/details/order-history.ts'

/** Calls and notes about an order, the latest call first. */
export const EarlierCalls = ({
  order: { calls, notes },
}: {
  order: Pick<StaffOrderDetail, 'calls' | 'notes'>
}) => (
  <section aria-label="Earlier calls">
    <h3 className="mb-1.5 font-semibold">Earlier calls</h3>
    {calls.length === 0 && <p className="text-ink-2">None yet: this is the first call.</p>}
    <ul className="space-y-1">
      {[...calls].reverse().map(({ at, by, outcome, note }) => (
        <li key={at}>
          {outcomeLabels[outcome]}
          {note && `: “${note}”`}
          <span className="text-caption text-ink-2">
            {' '}
            {orderTime(at)}, {by.name}
          </span>
        </li>
      ))}
      {notes.map(({ at, by, text }) => (
        <li key={at}>
          Note: “{text}”<span className="text-caption text-ink-2"> {by.name}</span>
        </li>
      ))}
    </ul>
  </section>
)
