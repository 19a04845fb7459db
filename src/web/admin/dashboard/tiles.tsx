import { Link } from 'react-router'
import type { Dashboard } from '../../../contract/staff.ts'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'

/** What waits, each number leading to the list where it is dealt with. */
export function Tiles({ dashboard, className }: { dashboard: Dashboard; className?: string }) {
  const tiles = [
    { name: 'To confirm', count: dashboard.toConfirm, to: paths.confirmOrders(), hint: 'Call the buyer' },
    ...orderTiles(dashboard),
    {
      name: 'Low stock',
      count: dashboard.lowStockTotal,
      to: paths.productList({ stock: 'low' }),
      hint: 'Colours and sizes',
    },
    ...paymentTile(dashboard),
  ]
  return (
    <section aria-label="To be done" className={className}>
      <ul className={cx('grid grid-cols-2 gap-3', tiles.length > 5 ? 'md:grid-cols-6' : 'md:grid-cols-5')}>
        {tiles.map(({ name, count, to, hint }) => (
          <li key={name} className="max-md:odd:last:col-span-2">
            <Link
              to={to}
              className="block rounded-panel border border-line px-4 py-3 transition-colors hover:border-control hover:bg-sunk"
            >
              <span className="block text-ink-2">{name}</span>
              <span
                className={cx(
                  'my-1 block font-semibold text-display-m tabular-nums',
                  count === 0 && 'text-ink-3',
                )}
              >
                {count}
              </span>
              <span className="block text-caption text-ink-3">{count === 0 ? 'Nothing waits' : hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const orderTiles = ({ toPack, toShip, onTheWay }: Dashboard) => [
  { name: 'To pack', count: toPack, to: orders('pending'), hint: 'Pending, ready to go' },
  { name: 'To ship', count: toShip, to: orders('processing'), hint: 'Packed for the courier' },
  { name: 'On the way', count: onTheWay, to: orders('shipped'), hint: 'With the courier' },
]

/** Only when there is something: most days there is not. */
const paymentTile = ({ unsettledPayments }: Dashboard) =>
  unsettledPayments > 0
    ? [{ name: 'Payments', count: unsettledPayments, to: paths.payments(), hint: 'Could not be settled' }]
    : []

const orders = (tab: string) => paths.adminOrders(undefined, { tab })
