import { Link } from 'react-router'
import type { StaffSearchResult } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { personalDataFile } from '../../parts/account/personal-data-file.ts'
import { DownloadButton } from '../../parts/download-button.tsx'
import { Button } from '../../ui/button.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { cx } from '../../ui/cx.ts'
import { textLink } from '../../ui/text-link.ts'
import { paths } from '../paths.ts'

export type Customer = StaffSearchResult['customers'][number]

type Props = { customers: readonly Customer[]; busy: boolean; onErase: (customer: Customer) => void }

export const CustomersTable = ({ customers, busy, onErase }: Props) => (
  <table aria-busy={busy} className={cx('staff-table', busy && 'opacity-60')}>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Email</th>
        <th scope="col">Phone</th>
        <th scope="col">Orders</th>
        <th scope="col">Their data</th>
      </tr>
    </thead>
    <tbody>
      {customers.map(customer => (
        <tr key={customer._id}>
          <th scope="row" data-label="Name" className="wrap-anywhere font-semibold">
            {customer.name}
          </th>
          <td data-label="Email" className="wrap-anywhere">
            {customer.email || 'Not given'}
            {customer.guest && (
              <span className="block text-caption text-ink-2">Ordered without an account</span>
            )}
          </td>
          <td data-label="Phone" className="whitespace-nowrap tabular-nums">
            {customer.phone || 'Not given'}
          </td>
          <td data-label="Orders">
            <Orders {...customer} />
          </td>
          <td>
            <Actions customer={customer} onErase={() => onErase(customer)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Orders = ({ email, phone, name, orders }: Customer) =>
  orders === 0 ? (
    'None'
  ) : (
    <Link
      to={paths.adminOrders(undefined, { tab: 'all', q: email || phone })}
      className={`${textLink} -my-3 inline-flex min-h-11 items-center`}
    >
      {countLabel(orders, 'order')}
      <span className="sr-only"> of {name}</span>
    </Link>
  )

const Actions = ({ customer: { _id, name }, onErase }: { customer: Customer; onErase: () => void }) => (
  <div className="flex flex-wrap gap-2">
    <DownloadButton
      read={async () =>
        personalDataFile(await browserApi.privacy.ofCustomer({ params: { id: _id } }), 'customer-data')
      }
      pendingLabel="Preparing…"
    >
      Download<span className="sr-only"> all data of {name}</span>
    </DownloadButton>
    <Button variant="outline" size="small" onClick={onErase}>
      Delete<span className="sr-only"> the account of {name}</span>
    </Button>
  </div>
)
