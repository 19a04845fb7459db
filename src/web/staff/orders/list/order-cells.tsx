import { Link } from 'react-router'
import { Money } from '../../../parts/money.tsx'
import { orderTime } from '../../../parts/order/order-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { textLink } from '../../../ui/text-link.ts'
import { useStaffRole } from '../../access/staff-role.ts'
import { EmailText } from '../../controls/email-text.tsx'
import { paymentLabel } from '../../payments/payment-label.ts'
import { MoreMenu } from '../actions/more-menu.tsx'
import { actionsOf } from '../actions/order-actions.ts'
import { openedFromList } from '../opened-from-list.ts'
import type { PendingStatus } from '../pending-statuses.ts'
import { CopyId } from './copy-id.tsx'
import { OrderFlags } from './order-flags.tsx'
import { useRow } from './row-context.ts'

export function SelectCell() {
  const { order, selected, onSelect } = useRow()
  return (
    <Checkbox
      checked={selected}
      onChange={event => onSelect(event.target.checked)}
      label={<span className="sr-only">Select order #{order.number}</span>}
    />
  )
}

export function NumberCell() {
  const { order, brief } = useRow()
  return (
    <span className="flex items-baseline gap-x-2">
      <span className="font-semibold tabular-nums">#{order.number}</span>
      <span className={cx('in-table', brief && 'hidden')}>
        <CopyId id={order._id} number={order.number} />
      </span>
    </span>
  )
}

export function BuyerCell() {
  const { order, brief } = useRow()
  const { fullName, city, phoneText } = order.shippingAddress
  const { email, guest } = order.userId
  const name = fullName || 'Guest'
  const oneLine = `${name}, ${city}`
  const guestLine = ['Guest', phoneText, city].filter(Boolean).join(', ')
  // A column takes what the others leave and never less than this, however long its texts are.
  return (
    <span className="grid grid-cols-[minmax(176px,1fr)] wrap-anywhere">
      <span className="in-card">
        {oneLine}
        {!brief && (
          <span className="second-line block text-caption text-ink-2">
            {guest ? guestLine : <EmailText email={email} />}
          </span>
        )}
      </span>
      {brief ? (
        <span className="in-table truncate">{oneLine}</span>
      ) : (
        <span className="in-table">
          {guest ? name : <EmailText email={email} />}
          <span className="block text-caption text-ink-2">{guest ? guestLine : oneLine}</span>
        </span>
      )}
    </span>
  )
}

export function StatusCell() {
  const { order, status, move } = useRow()
  return <OrderFlags order={order} status={status} progress={move && progressOf(move)} />
}

export function TotalCell() {
  const { order, brief } = useRow()
  return (
    <span className={cx(brief && 'whitespace-nowrap')}>
      <Money amount={order.totalPrice} currency={order.currency} />
      <span className={cx('in-table text-caption text-ink-2', brief ? 'ml-2' : 'block')}>
        {paymentLabel(order)}
      </span>
    </span>
  )
}

export function DateCell() {
  const { createdAt } = useRow().order
  return (
    <time dateTime={createdAt} title={new Date(createdAt).toString()}>
      {orderTime(createdAt)}
    </time>
  )
}

export function DetailsCell() {
  const { order, detailsUrl, isOpen } = useRow()
  return (
    <Link
      to={detailsUrl}
      state={openedFromList}
      replace={isOpen}
      preventScrollReset
      aria-label={`Details of order #${order.number}`}
      aria-current={isOpen || undefined}
      className={cx(textLink, 'touch-target')}
    >
      Details
    </Link>
  )
}

export function ActionsCell() {
  const { order, status, onRun } = useRow()
  const { primary, menu } = actionsOf({ ...order, status }, useStaffRole())
  return (
    <span className="flex items-center gap-1">
      {primary ? (
        <Button
          size="small"
          variant={'record' in primary.effect ? 'outline' : 'primary'}
          data-row-step
          // The step after this one appears under the same finger: a double press must not take it too.
          onClick={event => event.detail < 2 && onRun(order, primary)}
          className="min-w-24"
        >
          {primary.label}
          <span className="sr-only"> order #{order.number}</span>
        </Button>
      ) : (
        <span className="text-caption text-ink-2">{order.refused ? 'Returned' : finished[status]}</span>
      )}
      <MoreMenu order={order} actions={menu} onRun={action => onRun(order, action)} />
    </span>
  )
}

const finished: Partial<Record<string, string>> = { Delivered: 'Final', Cancelled: 'Final' }

function progressOf(move: PendingStatus): string | undefined {
  if (move.state === 'saving') return 'Saving…'
  if (move.state === 'failed') return undefined
  return move.by === 'us' ? 'Saved' : 'Moved by somebody else'
}
