import { useEffect, useRef, useState } from 'react'
import type { OrderEvent } from '../../../contract/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { ordersSince } from './orders-since.ts'
import { useOrderEvents } from './use-order-events.ts'

const A_FEW = 50

/** How many orders have come in since `seen` was last called: as the shop tells them, or looked up when it could not. */
export function useNewOrders(onMoved: (event: OrderEvent) => void) {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  /** The number of the newest order that was there already or has been told. */
  const newest = useRef<number | null>(null)
  const last = useRef(Promise.resolve())

  const tell = (orders: readonly { _id: string; number: number }[]) => {
    newest.current = Math.max(newest.current ?? 0, ...orders.map(({ number }) => number))
    setFresh(before => new Set([...before, ...orders.map(({ _id }) => _id)]))
  }
  const lookUp = async () => {
    const before = newest.current
    try {
      if (before !== null) return tell(await ordersSince(before, readPage))
      const { orders } = await browserApi.orders.all({ query: { limit: 1 } })
      newest.current = orders[0]?.number ?? 0
    } catch {
      // The list says for itself when the shop does not answer.
    }
  }
  const lookUpNext = () => {
    last.current = last.current.then(lookUp)
  }
  // Begun before the line is open, so that nothing falls between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(lookUpNext, [])
  useOrderEvents({
    onOpen: lookUpNext,
    onEvent: event => {
      const { kind, orderId, number } = event
      if (kind === 'order_changed') onMoved(event)
      if (kind === 'order_placed' && orderId && number) tell([{ _id: orderId, number }])
    },
  })
  return { count: fresh.size, seen: () => setFresh(new Set()) }
}

const readPage = async (page: number) =>
  (await browserApi.orders.all({ query: { page, limit: A_FEW } })).orders
