import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { orderTime } from '../../../parts/order/order-date.ts'
import { orderHistory } from './order-history.ts'

export const History = ({ order }: { order: StaffOrderDetail }) => (
  <ol className="space-y-3">
    {orderHistory(order).map(({ at, by, text, note }) => (
      <li key={`${at} ${text}`} className="border-line border-l-2 pl-3">
        <p>{text}</p>
        {note && <p className="wrap-anywhere">“{note}”</p>}
        <p className="text-caption text-ink-2 tabular-nums">
          <time dateTime={at}>{orderTime(at)}</time>, {by}
        </p>
      </li>
    ))}
  </ol>
)
