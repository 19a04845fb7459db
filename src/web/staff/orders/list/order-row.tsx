import { Link } from 'react-router'
import type { OrderStatus } from '../../../../contract/order-status.ts'
import type { StaffOrder } from '../../../../contract/staff-orders.ts'
import { Money } from '../../../parts/money.tsx'
import { orderTime } from '../../../parts/order/order-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { textLink } from '../../../ui/text-link.ts'
import { paymentLabel } from '../../payments/payment-label.ts'
import type { Move } from '../moves.ts'
import { openedFromList } from '../opened-from-list.ts'
import { CopyId } from './copy-id.tsx'
import { OrderFlags } from './order-flags.tsx'
import { RowStatus } from './row-status.tsx'

export type RowProps = {
  order: StaffOrder
  move: Move | undefined
  detailsUrl: string
  /** Null: the rows cannot be ticked. */
  selected: boolean | null
  /** The order has left the open tab; its row fades out. */
  leaving: boolean
  onSelect: (on: boolean) => void
  onMove: (order: StaffOrder, to: OrderStatus) => void
}

export function OrderRow({ order, move, detailsUrl, selected, leaving, onSelect, onMove }: RowProps) {
  const { _id: id, number, createdAt, userId, shippingAddress, totalPrice } = order
  const status = move && move.state !== 'failed' ? move.to : order.status
  return (
    <tr
      data-order={id}
      // A faded row must take no clicks.
      inert={leaving}
      className={cx(
        'transition-opacity duration-1000',
        leaving && 'opacity-0',
        selected && 'bg-madder-soft!',
      )}
    >
      {selected !== null && (
        <td className="w-0 py-0!">
          <Checkbox
            checked={selected}
            onChange={event => onSelect(event.target.checked)}
            label={<span className="whitespace-nowrap md:sr-only">Select order #{number}</span>}
          />
        </td>
      )}
      <th scope="row" data-label="Order ID" className="font-normal">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold tabular-nums">#{number}</span>
          <CopyId id={id} number={number} />
        </span>
      </th>
      <td data-label="User">
        <span className="block min-w-0 wrap-anywhere">
          {userId.guest ? shippingAddress.fullName || 'Guest' : userId.email}
          <span className="block text-caption text-ink-2">
            {userId.guest
              ? ['Guest', shippingAddress.phoneText, shippingAddress.city].filter(Boolean).join(', ')
              : `${shippingAddress.fullName}, ${shippingAddress.city}`}
          </span>
        </span>
      </td>
      <td data-label="Status">
        <OrderFlags order={order} status={status} progress={move && progressOf(move)} />
      </td>
      <td data-label="Total" className="number">
        <span>
          <Money amount={totalPrice} currency={order.currency} />
          <span className="block text-caption text-ink-2">{paymentLabel(order)}</span>
        </span>
      </td>
      <td data-label="Date" className="whitespace-nowrap tabular-nums">
        <time dateTime={createdAt} title={new Date(createdAt).toString()}>
          {orderTime(createdAt)}
        </time>
      </td>
      <td data-label="Details">
        <Link
          to={detailsUrl}
          state={openedFromList}
          preventScrollReset
          aria-label={`Details of order #${number}`}
          className={cx(textLink, 'touch-target')}
        >
          Details
        </Link>
      </td>
      <td data-label="Actions">
        <RowStatus order={order} status={status} onChoose={to => onMove(order, to)} />
      </td>
    </tr>
  )
}

function progressOf(move: Move): string | undefined {
  if (move.state === 'saving') return 'Saving…'
  if (move.state === 'failed') return undefined
  return move.by === 'us' ? 'Saved' : 'Moved by somebody else'
}

export function FailedMove({ number, move }: { number: number; move: Move & { state: 'failed' } }) {
  return (
    <tr>
      <td colSpan={8}>
        <div role="alert" className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-error">
          Order #{number} was not moved to {move.to}. {move.message}
          <Button size="small" variant="outline" onClick={move.retry}>
            Retry<span className="sr-only"> order #{number}</span>
          </Button>
        </div>
      </td>
    </tr>
  )
}
