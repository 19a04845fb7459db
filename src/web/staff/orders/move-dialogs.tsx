import { useState } from 'react'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import { type ActionOrder, needsCall } from './actions/order-actions.ts'
import { PackReasonDialog } from './actions/pack-reason-dialog.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { isCancelledWithReason } from './next-statuses.ts'
import type { MoveExtras } from './parcel.ts'
import { RefusedDialog } from './refused-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'

/** A move that waits for the parcel, a reason or a confirmation. */
export type PendingMove = { order: ActionOrder; to: OrderStatus }

type Props = {
  pending: PendingMove | null
  /** Whose parcel came back, perhaps. */
  returned: Pick<ActionOrder, '_id' | 'number'> | null
  onRefused: () => void
  onCancel: () => void
  onConfirm: (move: PendingMove, extras?: MoveExtras) => void
}

export const needsDialog = ({ order, to }: PendingMove): boolean =>
  to === 'Shipped' || to === 'Cancelled' || (to === 'Processing' && needsCall(order))

export function MoveDialogs({ pending, returned, onRefused, onCancel, onConfirm }: Props) {
  // Kept while a dialog fades out.
  const [last, setLast] = useState(pending)
  if (pending && pending !== last) setLast(pending)
  const number = (to: OrderStatus) => (pending?.to === to ? pending.order.number : null)
  const cancelledNumber = number('Cancelled')
  return (
    <>
      <PackReasonDialog
        number={number('Processing')}
        isWrongNumber={last?.order.confirmation === 'wrong_number'}
        onCancel={onCancel}
        onConfirm={reason => pending && onConfirm(pending, { reason })}
      />
      <ShipDialog
        number={number('Shipped')}
        onClose={onCancel}
        onShip={parcel => pending && onConfirm(pending, parcel)}
      />
      <RefusedDialog order={returned} onClose={onCancel} onNoted={onRefused} />
      <CancelOrderDialog
        isPacked={last !== null && isCancelledWithReason(last.order)}
        subject={cancelledNumber === null ? null : `order #${cancelledNumber}`}
        onCancel={onCancel}
        onConfirm={reason => pending && onConfirm(pending, { ...(reason && { reason }) })}
      />
    </>
  )
}
