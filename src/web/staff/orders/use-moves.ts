import { useEffect, useRef, useState } from 'react'
import type { OrderStatus } from '../../../contract/order-status.ts'
import type { StaffOrder } from '../../../contract/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { type Move, type Moves, standingMoves } from './moves.ts'
import type { OrdersPage } from './use-orders.ts'

export type Parcel = { courier?: string; trackingNumber?: string }

export type MovableOrder = Pick<StaffOrder, '_id' | 'number'>

type List = {
  tab: string
  page: OrdersPage | null
  /** Is told at once. */
  onMoved: (text: string, id: string) => void
  /** The last row has faded. */
  onSettled: () => void
}

/** Long enough to see where the order went. */
const FADE = 1_000

/** The moves seen in one tab of the list; another tab begins with none. */
export function useMoves(list: List) {
  const { tab, page } = list
  const [noted, setNoted] = useState<{ tab: string; moves: Moves }>({ tab, moves: new Map() })
  const { show } = useToasts()
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const set = (ids: readonly string[], move: Move) => {
    const { tab } = latest.current
    setNoted(before => ({
      tab,
      moves: new Map([...(before.tab === tab ? before.moves : []), ...ids.map(id => [id, move] as const)]),
    }))
  }
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settle = () => {
    clearTimeout(fading.current)
    fading.current = setTimeout(() => latest.current.onSettled(), FADE)
  }

  async function move(order: MovableOrder, to: OrderStatus, parcel: Parcel = {}): Promise<void> {
    set([order._id], { to, state: 'saving' })
    try {
      await browserApi.orders.updateStatus({ params: { id: order._id }, body: { status: to, ...parcel } })
    } catch (error) {
      const { message } = asApiError(error)
      const retry = () => void move(order, to, parcel)
      set([order._id], { to, state: 'failed', message, retry })
      const isInSight = latest.current.page?.orders.some(({ _id }) => _id === order._id)
      if (!isInSight) {
        const text = `Order #${order.number} was not moved to ${to}. ${message}`
        show({ text, tone: 'error', action: { label: 'Retry', onAction: retry } })
      }
      return
    }
    note([order._id], to)
    latest.current.onMoved(`Order #${order.number} is now ${to}.`, order._id)
  }

  /** For what somebody else, or many at once, has moved. */
  function note(ids: readonly string[], to: OrderStatus, by: 'us' | 'others' = 'us'): void {
    set(ids, { to, state: 'saved', at: performance.now(), by })
    settle()
  }
  const moves = noted.tab === tab ? standingMoves(noted.moves, page?.askedAt) : new Map<string, Move>()
  return { moves, move, note }
}
