import { Link } from 'react-router'
import type { Dashboard } from '../../../contract/staff.ts'
import { cx } from '../../ui/cx.ts'
import { paths } from '../paths.ts'

type Tile = { name: string; count: number; to: string; hint: string }

const columnsOf = (count: number) => {
  if (count <= 2) return 'md:grid-cols-2'
  return count > 5 ? 'md:grid-cols-6' : 'md:grid-cols-5'
}

/** Numbers of what waits, each linked to its list. */
export function TileList({ tiles, className }: { tiles: readonly Tile[]; className?: string | undefined }) {
  return (
    <section aria-label="To do" className={className}>
      <ul
        className={cx(
          'grid gap-3 max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]',
          columnsOf(tiles.length),
        )}
      >
        {tiles.map(({ name, count, to, hint }) => (
          <li key={name} className="max-md:odd:last:col-span-full">
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
              <span className="block text-caption text-ink-3">{count === 0 ? 'Nothing to do' : hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The work that waits. Each number links to its list. */
export function Tiles({ dashboard, className }: { dashboard: Dashboard; className?: string }) {
  const tiles = [
    toConfirmTile(dashboard),
    ...orderTiles(dashboard),
    {
      name: 'Sold out',
      count: dashboard.soldOut.length,
      to: '#sold-out',
      hint: 'Best sellers without a size',
    },
    ...paymentTile(dashboard),
  ]
  return <TileList tiles={tiles} className={className} />
}

/** Orders with a wrong number are on the same page. */
export const toConfirmTile = ({ toConfirm, wrongNumber }: Pick<Dashboard, 'toConfirm' | 'wrongNumber'>) => ({
  name: 'To confirm',
  count: toConfirm + wrongNumber,
  to: paths.confirmOrders(),
  hint: wrongNumber > 0 ? `${wrongNumber} with a wrong number` : 'Call the buyer',
})

const orderTiles = ({ toPack, toShip, onTheWay }: Dashboard) => [
  { name: 'To pack', count: toPack, to: paths.packing('pack'), hint: 'Pending, ready to pack' },
  { name: 'To ship', count: toShip, to: paths.packing('ship'), hint: 'Packed for the courier' },
  {
    name: 'On the way',
    count: onTheWay,
    to: paths.adminOrders(undefined, { tab: 'shipped' }),
    hint: 'With the courier',
  },
]

/** Shown only when there are any, which is rare. */
const paymentTile = ({ unsettledPayments }: Dashboard) =>
  unsettledPayments > 0
    ? [{ name: 'Payments', count: unsettledPayments, to: paths.payments(), hint: 'Could not be settled' }]
    : []
