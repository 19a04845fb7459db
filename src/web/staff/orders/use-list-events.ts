import { useRef, useState } from 'react'
import type { OrderStatus } from '../../../contract/order-status.ts'
import type { OrderEvent } from '../../../contract/staff-orders.ts'
import { isMovedElsewhere, type Moves } from './moves.ts'
import type { MovableOrder } from './use-moves.ts'
import { useNewOrders } from './use-new-orders.ts'
import type { useOrders } from './use-orders.ts'

type List = {
  orders: ReturnType<typeof useOrders>
  moves: Moves
  /** The order whose details are open. */
  open: string | null
  onMovedElsewhere: (order: MovableOrder, to: OrderStatus) => void
}

/** What the list makes of the shop's news: it counts new orders and shows what others have moved. */
export function useListEvents({ orders, moves, open, onMovedElsewhere }: List) {
  /** Many of them are being moved from here, so news of these is none. */
  const ours = useRef<readonly string[]>([])
  const [ofOpen, setOfOpen] = useState(0)
  const hear = (event: OrderEvent) => {
    const { orderId, status } = event
    if (!orderId || !status || ours.current.includes(orderId)) return
    if (orderId === open) {
      setOfOpen(before => before + 1)
      orders.reload()
      return
    }
    const shown = orders.value?.orders.find(({ _id }) => _id === orderId)
    const move = moves.get(orderId)
    if (shown && isMovedElsewhere(event, shown, move)) onMovedElsewhere(shown, status)
    // A page on its way may have been read before; and of one that is there, the buyer was called, say. What was moved
    // here is read again once it has faded.
    else if (orders.loading || (shown && !move)) orders.reload()
  }
  const { count, seen } = useNewOrders(hear)
  return {
    count,
    seen,
    /** Grows with the news of the order whose details are open. */
    ofOpen,
    setOurs: (ids: readonly string[]) => {
      ours.current = ids
    },
  }
}
