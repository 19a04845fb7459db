import { useRef, useState } from 'react'
import type { ChangeOrder } from '../../../contract/orders/order-changes.ts'
import type { CallOutcome, StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { useOrderEvents } from '../cache/staff-events.tsx'
import { staffKeys } from '../cache/staff-keys.ts'
import { useRead } from '../cache/use-read.ts'
import { isUnanswered, useCallLog } from './use-call-log.ts'
import { useTakenByColleague } from './use-taken-by-colleague.ts'

const queuePageSize = 20
/** With this many orders left, the next page is read while they are called. */
const refillBelow = 3

/** The queue of buyers to call, and the calls made from here. */
export function useCallQueue() {
  const [pinned, setPinned] = useState<StaffOrderDetail | null>(null)
  const log = useCallLog(order => {
    setPinned(order)
    queue.reload()
  })
  const { calls, remove } = log
  const [skippedIds, setSkippedIds] = useState<ReadonlySet<string>>(new Set())
  const queue = useRead([staffKeys.toConfirm], signal =>
    browserApi.orders.toConfirm({ query: { limit: queuePageSize } }, { signal }),
  )
  const doneIds = new Set([...skippedIds, ...calls.map(({ order }) => order._id)])
  const waiting = (queue.value?.orders ?? []).filter(({ _id }) => !doneIds.has(_id))
  // The order on the card stays while the queue is read again: its buyer may be on the phone.
  const current = pinned ?? waiting[0] ?? null
  if (current && !pinned) setPinned(current)
  const { takenByColleague, check } = useTakenByColleague(current, setPinned)
  const isSaving = useRef(false)
  useNews(queue, check, orderId => orderId === current?._id && !isSaving.current)
  const doneInQueue = (queue.value?.orders.length ?? 0) - waiting.length
  const left = Math.max((queue.value?.total ?? 0) - doneInQueue, current ? 1 : 0)

  const finishOnceSaved = async (saveIt: (order: StaffOrderDetail) => Promise<void>) => {
    if (!current) return
    isSaving.current = true
    try {
      await saveIt(current)
      setPinned(null)
    } finally {
      isSaving.current = false
    }
  }

  return {
    queue,
    current,
    noteTakenBack: log.noteTakenBack(current),
    takenByColleague,
    left,
    calls,
    save: log.save,
    /** Saves the outcome in the background and shows the next order at once. */
    finish: (outcome: CallOutcome, note: string): void => {
      if (!current) return
      void log.save({ order: current, outcome, note })
      setPinned(null)
      if (waiting.length <= refillBelow && (queue.value?.total ?? 0) > queuePageSize) queue.reload()
    },
    /** Shows the next order once the shop has cancelled this one. Throws when the shop refuses. */
    cancel: (note: string): Promise<void> => finishOnceSaved(order => log.saveCancellation(order, note)),
    /** The same once the shop has changed it. */
    change: (note: string, change: ChangeOrder): Promise<void> =>
      finishOnceSaved(order => log.saveChange(order, note, change)),
    /** Shows the order on the card as it is now. */
    show: setPinned,
    /** Leaves an order that somebody else has handled. */
    skip: (): void => {
      if (current) setSkippedIds(before => new Set(before).add(current._id))
      setPinned(null)
    },
    callAgain: (order: StaffOrderDetail): void => {
      remove([order._id])
      setPinned(order)
    },
    /** Begins again with the buyer who was called first without an answer. */
    callUnansweredAgain: (): void => {
      const unanswered = calls.filter(isUnanswered).map(({ order }) => order)
      remove(unanswered.map(({ _id }) => _id))
      setPinned(unanswered.at(-1) ?? null)
      queue.reload()
    },
  }
}

type Queue = Pick<ReturnType<typeof useRead>, 'answer' | 'reload'>

/** Reads the queue again when orders come or change, and looks whether the one on the card was dealt with. */
function useNews(
  queue: Queue,
  check: () => Promise<void>,
  isAboutCard: (orderId: string | undefined) => boolean,
): void {
  useOrderEvents({
    onOpen: () => {
      if (queue.answer.state !== 'loading') queue.reload()
      void check()
    },
    onEvent: ({ orderId }) => {
      queue.reload()
      if (isAboutCard(orderId)) void check()
    },
  })
}
