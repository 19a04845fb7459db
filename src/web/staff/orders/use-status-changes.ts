import { useEffect, useRef, useState } from 'react'
import { seconds } from '../../../contract/durations.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { StaffOrder } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'
import type { MoveExtras } from './parcel.ts'
import { isCallRecorded } from './pending-calls.ts'
import { type PendingStatus, type PendingStatuses, pendingStatuses } from './pending-statuses.ts'
import type { OrdersPage } from './use-orders.ts'
import { useTakeBack } from './use-take-back.ts'

export type MovableOrder = Pick<StaffOrder, '_id' | 'number'> & Partial<Pick<StaffOrder, 'version'>>

type Options = {
  tab: string
  page: OrdersPage | null
  onMoved: (id: string) => void
  /** The rows that left the tab have faded out. */
  onFaded: () => void
}

/** How long a moved row stays readable before the list is read again. */
const fadeMs = seconds(1)

/** Moves orders and shows each move in its row at once. Another tab begins without any. */
export function useStatusChanges(options: Options) {
  const { tab, page } = options
  const [recorded, setRecorded] = useState<{ tab: string; moves: PendingStatuses }>({ tab, moves: new Map() })
  const { show } = useToasts()
  const takeBack = useTakeBack({
    onTakenBack: ids => {
      forget(ids)
      latest.current.onFaded()
    },
  })
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const record = (ids: readonly string[], move: PendingStatus) => {
    const { tab } = latest.current
    setRecorded(before => ({
      tab,
      moves: new Map([...(before.tab === tab ? before.moves : []), ...ids.map(id => [id, move] as const)]),
    }))
  }
  const forget = (ids: readonly string[]) =>
    setRecorded(before => ({
      ...before,
      moves: new Map([...before.moves].filter(([id]) => !ids.includes(id))),
    }))
  const listed = (id: string) => latest.current.page?.orders.find(({ _id }) => _id === id)
  const fadeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reloadAfterFade = () => {
    clearTimeout(fadeTimer.current)
    fadeTimer.current = setTimeout(() => latest.current.onFaded(), fadeMs)
  }

  async function move(order: MovableOrder, to: OrderStatus, extras: MoveExtras = {}): Promise<void> {
    record([order._id], { to, state: 'saving' })
    // A call that failed has its message.
    if (to === 'Processing' && !(await isCallRecorded(order._id))) return forget([order._id])
    try {
      await browserApi.orders.updateStatus({
        params: { id: order._id },
        body: { status: to, ...(order.version && { version: order.version }), ...extras },
      })
    } catch (error) {
      const { message } = asApiError(error)
      // The order as it is listed by then: it may have been refused for a change.
      const retry = () => void move(listed(order._id) ?? order, to, extras)
      record([order._id], { to, state: 'failed', message, retry })
      if (!listed(order._id)) {
        const text = `Order #${order.number} was not moved to ${to}. ${message}`
        show({ text, tone: 'error', action: { label: 'Retry', onAction: retry } })
      }
      return
    }
    markMoved([order._id], to)
    latest.current.onMoved(order._id)
    show({
      text: `Order #${order.number} is now ${to}.`,
      ...(to === 'Processing' && { action: { label: 'Undo', onAction: () => void takeBack([order]) } }),
    })
  }

  /** For moves that this hook did not make: bulk moves, and moves by others. */
  function markMoved(ids: readonly string[], to: OrderStatus, by: 'us' | 'others' = 'us'): void {
    record(ids, { to, state: 'saved', at: performance.now(), by })
    reloadAfterFade()
  }
  const moves =
    recorded.tab === tab ? pendingStatuses(recorded.moves, page?.askedAt) : new Map<string, PendingStatus>()
  return { moves, move, markMoved, takeBack }
}
