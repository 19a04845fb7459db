import { useState } from 'react'
import type { OrderStatus } from '../../../../contract/order-status.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import type { Selection } from '../../shell/use-selection.ts'
import type { SelectedOrder } from '../selected-order.ts'
import { moveInBatches } from './move-in-batches.ts'
import type { ParcelsInput } from './ship-many-dialog.tsx'

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
}

/** Moves the ticked orders. Those that were moved are ticked no more, the others stay ticked. */
export function useBulkMove(selection: Selection<SelectedOrder>, { onMoving, onMoved }: BulkMoveListeners) {
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState<BulkMoveResult | null>(null)

  async function move(status: OrderStatus, { courier, trackingNumbers }: ParcelsInput = {}): Promise<void> {
    setPending(true)
    setResult(null)
    const numbers = new Map(selection.items.map(({ _id, number }) => [_id, number]))
    const all = [...numbers.keys()]
    onMoving(all)
    const { moved, refused, notTried, error } = await moveInBatches(all, ids =>
      browserApi.orders.bulkStatus({
        body: {
          ids,
          status,
          ...(courier && { courier }),
          ...(trackingNumbers && { trackingNumbers: trackingNumbersOf(ids, trackingNumbers) }),
        },
      }),
    )
    selection.drop(moved)
    setResult({
      status,
      moved: moved.length,
      refused: refused.map(({ id, message }) => ({ number: numbers.get(id) ?? 0, message })),
      notTried: notTried.length,
      message: notTried.length > 0 ? asApiError(error).message : '',
    })
    onMoved(moved, status)
    onMoving([])
    setPending(false)
  }
  return { pending, result, move, dismiss: () => setResult(null) }
}

const trackingNumbersOf = (ids: readonly string[], numbers: Record<string, string>) =>
  Object.fromEntries(Object.entries(numbers).filter(([id]) => ids.includes(id)))
