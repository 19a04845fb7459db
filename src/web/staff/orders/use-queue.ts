import { useState } from 'react'
import type { Selection } from '../controls/use-selection.ts'
import { useOrderActions } from './actions/use-order-actions.ts'
import type { OrdersQuery } from './orders-query.ts'
import type { SelectedOrder } from './selected-order.ts'
import { useListCalls } from './use-list-calls.ts'
import { useListEvents } from './use-list-events.ts'
import { useNoteCash } from './use-note-cash.ts'
import type { useOrders } from './use-orders.ts'
import { useStatusChanges } from './use-status-changes.ts'

type Options = {
  query: OrdersQuery
  /** The order whose details are open. */
  openId: string | null
  orders: ReturnType<typeof useOrders>
  selection: Selection<SelectedOrder>
}

/** What is done to the listed orders, from here and by others, and how the list shows it. */
export function useQueue({ query, openId, orders, selection }: Options) {
  const [announcement, setAnnouncement] = useState('')
  const { moves, move, markMoved, takeBack } = useStatusChanges({
    tab: query.tab.id,
    page: orders.value,
    onMoved: id => selection.drop([id]),
    onFaded: orders.reload,
  })
  const noteCash = useNoteCash(ids => {
    selection.drop(ids)
    orders.reload()
  })
  const recordCall = useListCalls(orders)
  const { newOrders, setMovingIds } = useListEvents({
    orders,
    moves,
    openId,
    onMovedElsewhere: ({ _id, number }, to) => {
      markMoved([_id], to, 'others')
      setAnnouncement(`Order #${number} is now ${to}, moved by somebody else.`)
    },
  })
  const { run, dialogs } = useOrderActions({ move, recordCall, noteCash, onRefused: orders.reload })
  return {
    moves,
    newOrders,
    announcement,
    run,
    dialogs,
    bulk: { onMoving: setMovingIds, onMoved: markMoved, onTakeBack: takeBack, onNoteCash: noteCash },
  }
}
