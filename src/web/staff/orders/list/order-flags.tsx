import type { OrderStatus } from '../../../../contract/orders/order-status.ts'
import type { StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import { OrderStatusBadge } from '../../../parts/order/order-status-badge.tsx'
import { countLabel } from '../../../ui/count-label.ts'

type Props = {
  order: Pick<
    StaffOrder,
    'confirmation' | 'attempts' | 'refused' | 'paymentMethod' | 'printAgain' | 'changedByBuyer'
  >
  status: OrderStatus
  /** Shown in place of the note for a moment: 'Saving…'. */
  progress?: string | undefined
}

/** The status with a short note: to confirm, calls made, refused. */
export function OrderFlags({ order, status, progress }: Props) {
  const note = progress ?? statusNote(order, status)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <OrderStatusBadge order={{ status }} />
      {note && <span className="text-caption text-ink-2">{note}</span>}
      {status === 'Pending' && <ChangedByBuyer order={order} />}
      <PrintAgain order={order} />
    </span>
  )
}

/** Until the next call, whoever calls or packs reads that the order is another one than it was. */
export const ChangedByBuyer = ({ order }: { order: Pick<StaffOrder, 'changedByBuyer'> }) =>
  order.changedByBuyer && (
    <span className="font-semibold text-caption text-madder">Size swapped by buyer</span>
  )

/** Where the slip that was printed is not true any more. */
export const PrintAgain = ({ order }: { order: Pick<StaffOrder, 'printAgain'> }) =>
  order.printAgain && <span className="font-semibold text-caption text-madder">Print again</span>

export function statusNote({ confirmation, attempts, refused }: Props['order'], status: OrderStatus): string {
  if (refused) return 'Refused, returned'
  if (status !== 'Pending') return ''
  if (confirmation === 'confirmed') return 'Confirmed'
  if (confirmation === 'wrong_number') return 'Wrong number'
  if (confirmation === 'not_needed') return ''
  return attempts > 0 ? `${countLabel(attempts, 'call')}, not reached` : 'To confirm'
}
