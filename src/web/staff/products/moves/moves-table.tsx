import { Link } from 'react-router'
import { type Place, placeName } from '../../../../contract/catalogue/places.ts'
import { type StockMove, stockMoveNames } from '../../../../contract/catalogue/stock-moves.ts'
import { Money } from '../../../parts/money.tsx'
import { orderTime } from '../../../parts/order/order-date.ts'
import { cx } from '../../../ui/cx.ts'
import { textLink } from '../../../ui/text-link.ts'
import { signedCount } from '../../controls/signed-count.ts'
import { paths } from '../../paths.ts'

type Props = { moves: readonly StockMove[]; busy: boolean; hasShelves: boolean }

export const MovesTable = ({ moves, busy, hasShelves }: Props) => (
  <table aria-busy={busy} className={cx('staff-table', busy && 'opacity-60')}>
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">What</th>
        {hasShelves && <th scope="col">Choice</th>}
        <th scope="col">Pieces</th>
        <th scope="col">Left</th>
        <th scope="col">Who</th>
      </tr>
    </thead>
    <tbody>
      {moves.map(move => (
        <tr key={move._id}>
          <td data-label="When" className="whitespace-nowrap tabular-nums">
            <time dateTime={move.at}>{orderTime(move.at)}</time>
          </td>
          <td data-label="What" className="wrap-anywhere">
            <span>
              {stockMoveNames[move.kind]}
              {move.order && ' '}
              {move.order && (
                <Link to={paths.adminOrders(move.order._id, { tab: 'all' })} className={textLink}>
                  #{move.order.number}
                </Link>
              )}
              {move.cost !== undefined && (
                <span className="block text-caption text-ink-2 tabular-nums">
                  <Money {...move.cost} /> each
                </span>
              )}
              {move.note && <span className="block text-caption text-ink-2">{move.note}</span>}
            </span>
          </td>
          {hasShelves && (
            <td data-label="Choice" className="wrap-anywhere">
              {shelfName(move)}
            </td>
          )}
          <td data-label="Pieces" className="tabular-nums">
            {signedCount(move.change)}
          </td>
          <td data-label="Left" className="tabular-nums">
            {move.left}
          </td>
          <td data-label="Who" className="wrap-anywhere">
            {move.by.name || '–'}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** "Pistachio, M" */
export const shelfName = (place: Place) => placeName(place) || 'All others'
