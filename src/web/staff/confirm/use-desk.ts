import { useRef, useState } from 'react'
import type { CallOutcome, StaffOrderDetail } from '../../../contract/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useOrderEvents } from '../orders/use-order-events.ts'
import { useStaleWhileLoading } from '../shell/use-stale-while-loading.ts'
import { useHandledElsewhere } from './use-handled-elsewhere.ts'

export type Call = {
  order: StaffOrderDetail
  outcome: CallOutcome
  note: string
  state: 'saving' | 'saved' | 'failed'
  /** Why it failed, and whether trying again may help. */
  message?: string
  retryable?: boolean
}

/** So many that the next is there while the last ones are called. */
const AT_ONCE = 20
const FEW = 3

/** The queue of who is to be called, and the calls made since the page was opened, latest first. */
export function useDesk() {
  const [calls, setCalls] = useState<readonly Call[]>([])
  const [pinned, setPinned] = useState<StaffOrderDetail | null>(null)
  const queue = useStaleWhileLoading('to confirm', '', signal =>
    browserApi.orders.toConfirm({ query: { limit: AT_ONCE } }, { signal }),
  )
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set())
  const called = new Set([...passed, ...calls.map(({ order }) => order._id)])
  const waiting = (queue.value?.orders ?? []).filter(({ _id }) => !called.has(_id))
  // Whoever is on the phone stays, whatever else the shop hears of.
  const current = pinned ?? waiting[0] ?? null
  if (current && !pinned) setPinned(current)
  const { handledElsewhere: taken, look } = useHandledElsewhere(current)
  const cancelling = useRef(false)
  useOrderEvents({
    // What happened while the line was down was not heard.
    onOpen: () => {
      if (queue.answer.state !== 'loading') queue.reload()
      void look()
    },
    onEvent: ({ orderId }) => {
      queue.reload()
      if (orderId === current?._id && !cancelling.current) void look()
    },
  })
  const calledOfQueue = (queue.value?.orders.length ?? 0) - waiting.length
  const left = Math.max((queue.value?.total ?? 0) - calledOfQueue, current ? 1 : 0)

  const put = (call: Call) =>
    setCalls(before => [call, ...before.filter(({ order }) => order._id !== call.order._id)])

  async function save(call: Call): Promise<void> {
    const { order, outcome, note } = call
    put({ ...call, state: 'saving' })
    try {
      const body = { outcome, ...(note.trim() && { note }) }
      put({
        ...call,
        state: 'saved',
        order: await browserApi.orders.call({ params: { id: order._id }, body }),
      })
    } catch (cause) {
      const error = asApiError(cause)
      put({ ...call, state: 'failed', message: error.message, retryable: error.unreachable })
    }
  }
  /** Notes the outcome and brings up the next at once; the answer is shown among the calls. */
  function finish(outcome: CallOutcome, note: string): void {
    if (!current) return
    void save({ order: current, outcome, note, state: 'saving' })
    setPinned(null)
    if (waiting.length <= FEW && (queue.value?.total ?? 0) > AT_ONCE) queue.reload()
  }
  /** Cancelling waits for the shop's word. Throws what it says when it refuses. */
  async function cancel(note: string): Promise<void> {
    if (!current) return
    const body = { outcome: 'cancelled', ...(note.trim() && { note }) } as const
    cancelling.current = true
    try {
      const order = await browserApi.orders.call({ params: { id: current._id }, body })
      put({ order, outcome: 'cancelled', note, state: 'saved' })
      setPinned(null)
    } finally {
      cancelling.current = false
    }
  }
  /** Leaves the order that somebody else has dealt with. */
  function pass(): void {
    if (current) setPassed(before => new Set(before).add(current._id))
    setPinned(null)
  }
  const forget = (ids: readonly string[]) =>
    setCalls(before => before.filter(({ order }) => !ids.includes(order._id)))
  return {
    queue,
    current,
    taken,
    left,
    calls,
    finish,
    cancel,
    pass,
    save,
    /** Brings an order up once more. */
    again: (order: StaffOrderDetail) => {
      forget([order._id])
      setPinned(order)
    },
    /** The queue anew, beginning with who could not be reached first in this round. */
    nextRound: () => {
      const unreached = calls.filter(({ outcome, state }) => outcome === 'no_answer' && state === 'saved')
      forget(unreached.map(({ order }) => order._id))
      setPinned(unreached.at(-1)?.order ?? null)
      queue.reload()
    },
  }
}
