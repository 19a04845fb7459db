import { Link } from 'react-router'
import type { Buyer } from '../../../contract/orders/buyers.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { cx } from '../../ui/cx.ts'
import { textLink } from '../../ui/text-link.ts'
import { paths } from '../paths.ts'
import { BuyerMarks } from './buyer-marks.tsx'

type Props = { buyers: readonly Buyer[]; busy: boolean }

export const BuyersTable = ({ buyers, busy }: Props) => (
  <table aria-busy={busy} className={cx('staff-table buyer-cards', busy && 'opacity-60')}>
    <thead>
      <tr>
        <th scope="col">Buyer</th>
        <th scope="col">Phone</th>
        <th scope="col">Orders</th>
        <th scope="col">Last order</th>
      </tr>
    </thead>
    <tbody>
      {buyers.map(buyer => (
        <tr key={buyer._id}>
          <th scope="row" data-place="person" className="font-normal wrap-anywhere">
            <span className="min-w-0">
              <Link
                to={paths.buyer(buyer._id)}
                className={`${textLink} -my-3 inline-flex min-h-11 max-w-full items-center font-semibold`}
              >
                {buyer.fullName || 'Name deleted'}
              </Link>
              <span className="block text-ink-2">{buyer.city}</span>
              <BuyerMarks block={buyer.block} tags={buyer.tags} />
            </span>
          </th>
          <td data-place="phone" className="tabular-nums md:whitespace-nowrap">
            {buyer.phone}
          </td>
          <td data-place="orders" className="tabular-nums">
            <Outcomes record={buyer.record} />
          </td>
          <td data-place="last" className="tabular-nums md:whitespace-nowrap">
            {orderTime(buyer.lastOrderAt)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** "5, 3 delivered": parcels that were refused stand out, since they cost money. */
const Outcomes = ({ record: { orders, delivered, refused } }: Pick<Buyer, 'record'>) => (
  <span>
    {orders}
    <span className="md:hidden">{orders === 1 ? ' order' : ' orders'}</span>
    {delivered > 0 && <span className="text-ink-2">, {delivered} delivered</span>}
    {refused > 0 && <span className="font-semibold text-error">, {refused} refused</span>}
  </span>
)
