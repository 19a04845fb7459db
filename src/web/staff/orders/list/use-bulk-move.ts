import { useState } from 'react'
import type { OrderStatus } from '../../../../contract/orders/order-status.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import type { Selection } from '../../controls/use-selection.ts'
import { isCallRecorded } from '../pending-calls.ts'
import type { SelectedOrder } from '../selected-order.ts'
import { moveInBatches } from './move-in-batches.ts'
import type { ParcelsInput } from './ship-many-dialog.tsx'

/** What goes along with a bulk move: parcels with Shipped, a reason with packing unconfirmed orders. */
export type BulkExtras = ParcelsInput & { reason?: string }

export type BulkMoveResult = {
  status: OrderStatus
  moved: number
  refused: { number: number; message: string }[]
  /** How many were not tried after a call failed, and why it failed. */
  notTried: number
  message: string
}

export type BulkMoveListeners = {
  /** These are being moved; called with none once the shop has answered. */
  onMoving: (ids: readonly string[]) => void
  onMoved: (ids: readonly string[], status: OrderStatus) => void
  /** Offers to take back moves to Processing. */
  onTakeBack?: (orders: readonly SelectedOrder[]) => void
}

/** Moves the ticked orders. Those that were moved are ticked no more, the others stay ticked. */
export function useBulkMove(
  selection: Selection<SelectedOrder>,
  { onMoving, onMoved, onTakeBack }: BulkMoveListeners,
) {
  const { show } = useToasts()
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState<BulkMoveResult | null>(null)

  async function move(
    status: OrderStatus,
    { courier, trackingNumbers, reason }: BulkExtras = {},
    orders: readonly SelectedOrder[] = selection.items,
  ): Promise<void> {
    setPending(true)
    setResult(null)
    const numbers = new Map(orders.map(({ _id, number }) => [_id, number]))
    const all = [...numbers.keys()]
    const versions = Object.fromEntries(
      orders.flatMap(({ _id, version }) => (version ? [[_id, version]] : [])),
    )
    onMoving(all)
    if (status === 'Processing') await Promise.all(all.map(isCallRecorded))
    const { moved, refused, notTried, error } = await moveInBatches(all, ids =>
      browserApi.orders.bulkStatus({
        body: {
          ids,
          status,
          ...(courier && { courier }),
          ...(reason && { reason }),
          ...(trackingNumbers && { trackingNumbers: ofThese(ids, trackingNumbers) }),
          versions: ofThese(ids, versions),
        },
      }),
    )
    selection.drop(moved)
    const done = {
      status,
      moved: moved.length,
      refused: refused.map(({ id, message }) => ({ number: numbers.get(id) ?? 0, message })),
      notTried: notTried.length,
      message: notTried.length > 0 ? asApiError(error).message : '',
    }
    const undo = () => onTakeBack?.(orders.filter(({ _id }) => moved.includes(_id)))
    if (moved.length < all.length) setResult(done)
    if (moved.length > 0)
      show({
        text: movedSentence(done),
        ...(onTakeBack && status === 'Processing' && { action: { label: 'Undo', onAction: undo } }),
      })
    onMoved(moved, status)
    onMoving([])
    setPending(false)
  }
  return { pending, result, move, dismiss: () => setResult(null) }
}

/** "3 orders are now Processing." */
export const movedSentence = ({ moved, status }: Pick<BulkMoveResult, 'moved' | 'status'>): string =>
  `${moved} ${moved === 1 ? 'order is' : 'orders are'} now ${status}.`

const ofThese = <Value>(ids: readonly string[], values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => ids.includes(id)))
