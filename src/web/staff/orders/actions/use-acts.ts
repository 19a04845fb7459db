import { useState } from 'react'
import type { OrderStatus } from '../../../../contract/orders/order-status.ts'
import type { RecordCall, StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import { needsDialog, type PendingMove } from '../move-dialogs.tsx'
import type { MoveExtras } from '../parcel.ts'
import type { MovableOrder } from '../use-moves.ts'
import type { OrderAction } from './order-actions.ts'

type Move = (order: MovableOrder, to: OrderStatus, extras?: MoveExtras) => Promise<void>
type Call = (call: { order: StaffOrder; outcome: RecordCall['outcome'] }) => void

type Acts = {
  recordCall: Call
  noteCash: (orders: readonly StaffOrder[]) => void
  onRefused: () => void
}

/** Does what is chosen for an order of the list, after a dialog where something has to be asked first. */
export function useActs(move: Move, { recordCall, noteCash, onRefused }: Acts) {
  const [pending, setPending] = useState<PendingMove | null>(null)
  const [returned, setReturned] = useState<MovableOrder | null>(null)
  const act = (order: StaffOrder, { deed }: OrderAction) => {
    if ('record' in deed) recordCall({ order, outcome: deed.record })
    if ('noteCash' in deed) noteCash([order])
    if ('noteRefused' in deed) setReturned(order)
    if (!('moveTo' in deed)) return
    const next = { order, to: deed.moveTo }
    if (needsDialog(next)) setPending(next)
    else void move(order, deed.moveTo)
  }
  const dialogs = {
    pending,
    returned,
    onRefused: () => {
      setReturned(null)
      onRefused()
    },
    onCancel: () => {
      setPending(null)
      setReturned(null)
    },
    onConfirm: ({ order, to }: PendingMove, extras?: MoveExtras) => {
      setPending(null)
      void move(order, to, extras)
    },
  }
  return { act, dialogs }
}
