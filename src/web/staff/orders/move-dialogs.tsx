import type { OrderStatus } from '../../../contract/order-status.ts'
import type { StaffOrder } from '../../../contract/staff-orders.ts'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import type { MoveExtras } from './parcel.ts'
import { ShipDialog } from './ship-dialog.tsx'

/** A move that waits for the parcel or for a confirmation. */
export type PendingMove = { order: StaffOrder; to: OrderStatus }

type Props = {
  pending: PendingMove | null
  onCancel: () => void
  onConfirm: (move: PendingMove, extras?: MoveExtras) => void
}

export const needsDialog = (to: OrderStatus): boolean => to === 'Shipped' || to === 'Cancelled'

export function MoveDialogs({ pending, onCancel, onConfirm }: Props) {
  const number = (to: OrderStatus) => (pending?.to === to ? pending.order.number : null)
  const cancelledNumber = number('Cancelled')
  return (
    <>
      <ShipDialog
        number={number('Shipped')}
        onClose={onCancel}
        onShip={parcel => pending && onConfirm(pending, parcel)}
      />
      <CancelOrderDialog
        subject={cancelledNumber === null ? null : `order #${cancelledNumber}`}
        onCancel={onCancel}
        onConfirm={reason => pending && onConfirm(pending, { ...(reason && { reason }) })}
      />
    </>
  )
}
