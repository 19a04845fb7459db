import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { needsReason } from '../../../contract/orders/find-moves.ts'
import type { OrderMove } from '../../../contract/orders/order-moves.ts'
import type { ActionOrder } from './actions/order-actions.ts'
import { ReasonDialog } from './actions/reason-dialog.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import type { MoveExtras } from './parcel.ts'
import { RefusedDialog } from './refused-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'

/** A move that waits for the parcel, a reason or a confirmation. */
export type PendingMove = { order: ActionOrder; move: OrderMove }

type Props = {
  pending: PendingMove | null
  /** The parcel came back, and the shop has recorded it. */
  onRefused: () => void
  onCancel: () => void
  onConfirm: (move: PendingMove, extras?: MoveExtras) => void
}

export const needsDialog = (move: OrderMove, role: StaffRole | null): boolean =>
  move.asks !== undefined || needsReason(move, role)

const dialogOf = ({ call, asks, to }: OrderMove) => {
  if (call === 'refused') return 'refused'
  if (to === 'Cancelled') return 'cancel'
  return asks === 'parcel' ? 'ship' : 'reason'
}

export function MoveDialogs({ pending, onRefused, onCancel, onConfirm }: Props) {
  const dialog = pending && dialogOf(pending.move)
  const number = pending?.order.number ?? null
  return (
    <>
      <ReasonDialog
        asked={dialog === 'reason' ? pending : null}
        onCancel={onCancel}
        onConfirm={reason => pending && onConfirm(pending, { reason })}
      />
      <ShipDialog
        number={dialog === 'ship' ? number : null}
        onClose={onCancel}
        onShip={parcel => pending && onConfirm(pending, parcel)}
      />
      <RefusedDialog
        order={dialog === 'refused' && pending ? pending.order : null}
        onClose={onCancel}
        onNoted={onRefused}
      />
      <CancelOrderDialog
        move={pending?.move}
        subject={dialog === 'cancel' ? `order #${number}` : null}
        onCancel={onCancel}
        onConfirm={reason => pending && onConfirm(pending, { ...(reason && { reason }) })}
      />
    </>
  )
}
