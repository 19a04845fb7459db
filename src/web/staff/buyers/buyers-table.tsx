import { Link } from 'react-router'
import type { Buyer } from '../../../contract/orders/buyers.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { cx } from '../../ui/cx.ts'
import { textLink } from '../../ui/text-link.ts'
import { EmailText } from '../controls/email-text.tsx'
import { paths } from '../paths.ts'
import { BuyerMarks } from './buyer-marks.tsx'
import { DataMenu } from './data-menu.tsx'

type Props = { buyers: readonly Buyer[]; busy: boolean; onErased: () => void }

export const BuyersTable = ({ buyers, busy, onErased }: Props) => (
  <table aria-busy={busy} className={cx('staff-table buyer-cards', busy && 'opacity-60')}>
    <thead>
      <tr>
        <th scope="col">Customer</th>
        <th scope="col">Phone</th>
        <th scope="col">Orders</th>
        <th scope="col">Last order</th>
        <th scope="col">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {buyers.map(buyer => (
        <tr key={buyer._id}>
          <th scope="row" data-place="person" className="font-normal wrap-anywhere">
            <span className="grid grid-cols-[minmax(144px,1fr)] justify-items-start">
              {buyer.isNumber ? (
                <Link
                  to={paths.buyer(buyer._id)}
                  className={`${textLink} -my-3.25 max-w-full py-3.25 font-semibold`}
                >
                  {buyer.fullName || 'Name deleted'}
                </Link>
              ) : (
                <span className="font-semibold">{buyer.fullName || buyer.accounts[0]?.name}</span>
              )}
              <span className="block text-ink-2">{buyer.city}</span>
              <Emails accounts={buyer.accounts} />
              <BuyerMarks block={buyer.block} tags={buyer.tags} />
            </span>
          </th>
          <td data-place="phone" className="tabular-nums md:whitespace-nowrap">
            {buyer.phone}
          </td>
          <td data-place="orders" className="tabular-nums">
            <Outcomes record={buyer.record} />
            {!buyer.isNumber && <ItsOrders buyer={buyer} />}
          </td>
          <td data-place="last" className="tabular-nums md:whitespace-nowrap">
            {buyer.lastOrderAt ? orderTime(buyer.lastOrderAt) : <span className="sr-only">Never</span>}
          </td>
          <td data-place="actions" className="text-end">
            <DataMenu buyer={buyer} onErased={onErased} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Emails = ({ accounts }: Pick<Buyer, 'accounts'>) =>
  [...new Set(accounts.map(({ email }) => email))].filter(Boolean).map(email => (
    <span key={email} className="block text-body-s text-ink-2">
      <EmailText email={email} />
    </span>
  ))

/** Of an account without a page of its own. */
const ItsOrders = ({ buyer: { record, fullName, accounts } }: { buyer: Buyer }) =>
  record.orders > 0 && (
    <Link
      to={paths.adminOrders(undefined, { tab: 'all', q: accounts[0]?.email || fullName })}
      className={`${textLink} -my-3 ms-2 inline-flex min-h-11 items-center`}
    >
      Show<span className="sr-only"> the orders of {fullName}</span>
    </Link>
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
