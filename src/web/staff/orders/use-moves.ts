import { useEffect, useRef, useState } from 'react'
import type { OrderStatus } from '../../../contract/order-status.ts'
import type { StaffOrder } from '../../../contract/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { type Move, type Moves, movesToShow } from './moves.ts'
import type { OrdersPage } from './use-orders.ts'

export type ParcelInput = { courier?: string; trackingNumber?: string }

export type MovableOrder = Pick<StaffOrder, '_id' | 'number'>

type Options = {
  tab: string
  page: OrdersPage | null
  /** Is told at once. */
  onMoved: (text: string, id: string) => void
  /** The last row has faded. */
  onFaded: () => void
}

/** Long enough to see where the order went. */
const fadeMs = 1_000

/** The moves seen in one tab of the list; another tab begins with none. */
export function useMoves(list: Options) {
  const { tab, page } = list
  const [recorded, setNoted] = useState<{ tab: string; moves: Moves }>({ tab, moves: new Map() })
  const { show } = useToasts()
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const record = (ids: readonly string[], move: Move) => {
    const { tab } = latest.current
    setNoted(before => ({
      tab,
      moves: new Map([...(before.tab === tab ? before.moves : []), ...ids.map(id => [id, move] as const)]),
    }))
  }
  const fadeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reloadAfterFade = () => {
    clearTimeout(fadeTimer.current)
    fadeTimer.current = setTimeout(() => latest.current.onFaded(), fadeMs)
  }

  async function move(order: MovableOrder, to: OrderStatus, parcel: ParcelInput = {}): Promise<void> {
    record([order._id], { to, state: 'saving' })
    try {
      await browserApi.orders.updateStatus({ params: { id: order._id }, body: { status: to, ...parcel } })
    } catch (error) {
      const { message } = asApiError(error)
      const retry = () => void move(order, to, parcel)
      record([order._id], { to, state: 'failed', message, retry })
      const isInSight = latest.current.page?.orders.some(({ _id }) => _id === order._id)
      if (!isInSight) {
        const text = `Order #${order.number} was not moved to ${to}. ${message}`
        show({ text, tone: 'error', action: { label: 'Retry', onAction: retry } })
      }
      return
    }
    markMoved([order._id], to)
    latest.current.onMoved(`Order #${order.number} is now ${to}.`, order._id)
  }

  /** For what somebody else, or many at once, has moved. */
  function markMoved(ids: readonly string[], to: OrderStatus, by: 'us' | 'others' = 'us'): void {
    record(ids, { to, state: 'saved', at: performance.now(), by })
    reloadAfterFade()
  }
  const moves = recorded.tab === tab ? movesToShow(recorded.moves, page?.askedAt) : new Map<string, Move>()
  return { moves, move, note: markMoved }
}
