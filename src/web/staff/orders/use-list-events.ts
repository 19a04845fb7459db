import { useEffect, useRef, useState } from 'react'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { OrderEvent, StaffOrder } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { readSession } from '../../api/session.ts'
import { useOrderEvents } from '../cache/staff-events.tsx'
import { isChangedByOthers, type PendingStatuses } from './pending-statuses.ts'
import type { useOrders } from './use-orders.ts'
import type { MovableOrder } from './use-status-changes.ts'

type Options = {
  orders: ReturnType<typeof useOrders>
  moves: PendingStatuses
  /** The order whose details are open. */
  openId: string | null
  onMovedElsewhere: (order: MovableOrder, to: OrderStatus) => void
}

/** How the list follows order events: it counts new orders and shows what others have changed. */
export function useListEvents({ orders, moves, openId, onMovedElsewhere }: Options) {
  // Orders that a bulk move from this page is moving: their events say nothing new.
  const movingIds = useRef<readonly string[]>([])
  const onChanged = (event: OrderEvent) => {
    const { orderId, status } = event
    if (!orderId || !status || movingIds.current.includes(orderId)) return
    if (orderId === openId) return orders.reload()
    const shown = orders.value?.orders.find(({ _id }) => _id === orderId)
    const move = moves.get(orderId)
    const isNews = shown && isChangedByOthers(event, shown, move)
    if (isNews && event.by !== readSession()?.userId) onMovedElsewhere(shown, status)
    // A page still loading may have been read before the event. A row moved from here is read again once it has faded.
    else if (isNews || orders.loading || (shown && !move)) orders.reload()
  }
  const newOrders = useNewOrders(onChanged)
  return {
    newOrders,
    setMovingIds: (ids: readonly string[]) => {
      movingIds.current = ids
    },
  }
}

type NumberedOrder = Pick<StaffOrder, '_id' | 'number'>

/** Counts the orders placed since `reset` was last called: from events, and by reading them after a lost connection. */
function useNewOrders(onChanged: (event: OrderEvent) => void) {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set())
  const newestNumber = useRef<number | null>(null)
  const lastCatchUp = useRef(Promise.resolve())

  const add = (orders: readonly NumberedOrder[]) => {
    newestNumber.current = Math.max(newestNumber.current ?? 0, ...orders.map(({ number }) => number))
    setNewIds(before => new Set([...before, ...orders.map(({ _id }) => _id)]))
  }
  const catchUp = async () => {
    const known = newestNumber.current
    try {
      if (known !== null) return add(await readOrdersAfter(known, readNewestOrders))
      const { orders } = await browserApi.orders.all({ query: { limit: 1 } })
      newestNumber.current = orders[0]?.number ?? 0
    } catch {
      // The list itself says when the shop does not answer.
    }
  }
  const queueCatchUp = () => {
    lastCatchUp.current = lastCatchUp.current.then(catchUp)
  }
  // Starts before the connection is open, so that no order is missed in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(queueCatchUp, [])
  useOrderEvents({
    onOpen: queueCatchUp,
    onEvent: event => {
      const { kind, orderId, number } = event
      if (kind === 'order_changed') onChanged(event)
      if (kind === 'order_placed' && orderId && number) add([{ _id: orderId, number }])
    },
  })
  return { count: newIds.size, reset: () => setNewIds(new Set()) }
}

const catchUpPageSize = 50
const maxCatchUpPages = 20

const readNewestOrders = async (page: number) =>
  (await browserApi.orders.all({ query: { page, limit: catchUpPageSize } })).orders

/** The orders with a higher number than `number`, read page by page from the newest on. */
export async function readOrdersAfter(
  number: number,
  readPage: (page: number) => Promise<readonly NumberedOrder[]>,
): Promise<NumberedOrder[]> {
  const found: NumberedOrder[] = []
  for (let page = 1; page <= maxCatchUpPages; page++) {
    const orders = await readPage(page)
    const newer = orders.filter(order => order.number > number)
    found.push(...newer)
    if (newer.length < orders.length || orders.length === 0) break
  }
  return found
}
