import { useState } from 'react'
import type { OrderStatus } from '../../../contract/order-status.ts'
import type { StaffOrder } from '../../../contract/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'

export type Parcel = { courier?: string; trackingNumber?: string }

/** What is being done with an order of the list. Until the shop has said no, it is shown as done. */
export type Move =
  | { to: OrderStatus; state: 'saving' | 'saved' }
  | { to: OrderStatus; state: 'failed'; message: string; retry: () => void }

export type MovableOrder = Pick<StaffOrder, '_id' | 'number'>

/** Long enough to see where the order went. */
const FADE = 1_000

/** `onMoved` is told at once, `onSettled` when the row has faded. */
export function useMoves(hearing: { onMoved: (text: string, id: string) => void; onSettled: () => void }) {
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map())
  const set = (id: string, move: Move) => setMoves(before => new Map(before).set(id, move))

  async function move(order: MovableOrder, to: OrderStatus, parcel: Parcel = {}): Promise<void> {
    set(order._id, { to, state: 'saving' })
    try {
      await browserApi.order.updateStatus({ params: { id: order._id }, body: { status: to, ...parcel } })
    } catch (error) {
      const retry = () => void move(order, to, parcel)
      set(order._id, { to, state: 'failed', message: asApiError(error).message, retry })
      return
    }
    set(order._id, { to, state: 'saved' })
    hearing.onMoved(`Order #${order.number} is now ${to}.`, order._id)
    setTimeout(hearing.onSettled, FADE)
  }

  /** For what somebody else, or many at once, has moved. */
  const note = (id: string, to: OrderStatus) => set(id, { to, state: 'saved' })
  return { moves, move, note, forget: () => setMoves(new Map()) }
}
