import type { OrderStatus } from '../../../../contract/orders/order-status.ts'
import type { StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import { OrderStatusBadge } from '../../../parts/order/order-status-badge.tsx'
import { countLabel } from '../../../ui/count-label.ts'

type Props = {
  order: Pick<StaffOrder, 'confirmation' | 'attempts' | 'refused' | 'paymentMethod' | 'printAgain'>
  status: OrderStatus
  /** Shown in place of the note for a moment: 'Saving…'. */
  progress?: string | undefined
}

/** The status with a short note: to confirm, calls made, refused. */
export function OrderFlags({ order, status, progress }: Props) {
  const note = progress ?? statusNote(order, status)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <OrderStatusBadge status={status} />
      {note && <span className="text-caption text-ink-2">{note}</span>}
      {order.printAgain && <span className="font-semibold text-caption text-madder">Print again</span>}
    </span>
  )
}

export function statusNote({ confirmation, attempts, refused }: Props['order'], status: OrderStatus): string {
  if (refused) return 'Refused, returned'
  if (status !== 'Pending') return ''
  if (confirmation === 'confirmed') return 'Confirmed'
  if (confirmation === 'wrong_number') return 'Wrong number'
  if (confirmation === 'not_needed') return ''
  return attempts > 0 ? `${countLabel(attempts, 'call')}, not reached` : 'To confirm'
}
