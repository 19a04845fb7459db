import { useState } from 'react'
import type { OrderStatus } from '../../../../contract/order-status.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import type { Selection } from '../use-selection.ts'
import type { Parcels } from './ship-many-dialog.tsx'

export type Result =
  | { state: 'done'; status: OrderStatus; moved: number; refused: { number: number; message: string }[] }
  | { state: 'failed'; message: string }

export type BulkHearing = { onMoved: (ids: readonly string[], status: OrderStatus) => void }

/** What the API takes at once. */
const MOST = 100

/** Those that were moved are no longer ticked; those that were refused still are. */
export function useBulkMove(selection: Selection, { onMoved }: BulkHearing) {
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState<Result | null>(null)

  async function move(status: OrderStatus, parcels: Parcels = {}): Promise<void> {
    setPending(true)
    setResult(null)
    const numbers = new Map(selection.orders.map(({ _id, number }) => [_id, number]))
    const ids = [...numbers.keys()].slice(0, MOST)
    try {
      const { moved, refused } = await browserApi.order.bulkStatus({ body: { ids, status, ...parcels } })
      selection.drop(moved)
      const told = refused.map(({ id, message }) => ({ number: numbers.get(id) ?? 0, message }))
      setResult({ state: 'done', status, moved: moved.length, refused: told })
      onMoved(moved, status)
    } catch (error) {
      setResult({ state: 'failed', message: asApiError(error).message })
    }
    setPending(false)
  }
  return { pending, result, move, dismiss: () => setResult(null) }
}
