import { useState } from 'react'
import type { OrderStatus } from '../../../../contract/orders/order-status.ts'
import type { RecordCall, StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import { useStaffRole } from '../../access/staff-role.ts'
import { needsDialog, type PendingMove } from '../move-dialogs.tsx'
import type { MoveExtras } from '../parcel.ts'
import type { MovableOrder } from '../use-status-changes.ts'
import type { OrderAction } from './order-actions.ts'

type Effects = {
  move: (order: MovableOrder, to: OrderStatus, extras?: MoveExtras) => Promise<void>
  recordCall: (call: { order: StaffOrder; outcome: RecordCall['outcome'] }) => void
  noteCash: (orders: readonly StaffOrder[]) => void
  onRefused: () => void
}

/** Runs what is chosen for an order of the list, after a dialog where something has to be asked first. */
export function useOrderActions({ move, recordCall, noteCash, onRefused }: Effects) {
  const [pending, setPending] = useState<PendingMove | null>(null)
  const role = useStaffRole()
  const run = (order: StaffOrder, { effect }: OrderAction) => {
    if ('record' in effect) recordCall({ order, outcome: effect.record })
    if ('noteCash' in effect) noteCash([order])
    if (!('move' in effect)) return
    if (needsDialog(effect.move, role)) setPending({ order, move: effect.move })
    else void move(order, effect.move.to)
  }
  const dialogs = {
    pending,
    onRefused: () => {
      setPending(null)
      onRefused()
    },
    onCancel: () => setPending(null),
    onConfirm: ({ order, move: { to } }: PendingMove, extras?: MoveExtras) => {
      setPending(null)
      void move(order, to, extras)
    },
  }
  return { run, dialogs }
}
