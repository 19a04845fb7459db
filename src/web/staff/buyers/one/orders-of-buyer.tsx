import { Link } from 'react-router'
import type { BuyerDetail } from '../../../../contract/orders/buyers.ts'
import { orderSourceNames } from '../../../../contract/orders/order-sources.ts'
import { Money } from '../../../parts/money.tsx'
import { orderTime } from '../../../parts/order/order-date.ts'
import { OrderStatusBadge } from '../../../parts/order/order-status-badge.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { paths } from '../../paths.ts'

/** The newest orders of a buyer, each with the way to it. */
export const OrdersOfBuyer = ({ orders }: Pick<BuyerDetail, 'orders'>) => (
  <ul className="border-line border-t">
    {orders.map(({ _id, number, status, refused, createdAt, totalPrice, currency, source }) => (
      <li
        key={_id}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2"
      >
        <span className="min-w-0">
          <Link
            to={paths.adminOrders(_id)}
            className={`${textLink} -my-2 inline-flex min-h-11 items-center font-semibold`}
          >
            #{number}
          </Link>
          <span className="block text-body-s text-ink-2 tabular-nums">
            {orderTime(createdAt)}, {orderSourceNames[source]}
          </span>
        </span>
        <span className="flex items-center gap-3">
          {refused ? (
            <span className="font-semibold text-caption text-error">Refused</span>
          ) : (
            <OrderStatusBadge order={{ status }} />
          )}
          <Money amount={totalPrice} currency={currency} />
        </span>
      </li>
    ))}
  </ul>
)
