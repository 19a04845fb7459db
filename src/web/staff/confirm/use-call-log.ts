import { useState } from 'react'
import type { ChangeOrder } from '../../../contract/orders/order-changes.ts'
import type { CallOutcome, RecordCall, StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useUndoToast } from '../dialogs/use-undo-toast.ts'
import { takeBackCall } from '../orders/take-back-call.ts'
import { outcomeLabel } from './outcomes.ts'

export type Call = {
  order: StaffOrderDetail
  outcome: CallOutcome
  note: string
  state: 'saving' | 'saved' | 'failed'
  /** Why saving failed, and whether another try may help. */
  message?: string
  retryable?: boolean
}

/** Nobody answered, and that is saved: the buyer can be called again. */
export const isUnanswered = ({ outcome, state }: Call): boolean =>
  outcome === 'no_answer' && state === 'saved'

const callBody = <T extends RecordCall['outcome']>(outcome: T, note: string) => ({
  outcome,
  ...(note.trim() && { note }),
})

/** The calls made since the page was opened, latest first. `onTakenBack` gets the order of a call that was undone. */
export function useCallLog(onTakenBack: (order: StaffOrderDetail) => void) {
  const [takenBack, setTakenBack] = useState({ id: '', note: '' })
  const showUndoToast = useUndoToast()
  const [calls, setCalls] = useState<readonly Call[]>([])
  const put = (call: Call) =>
    setCalls(before => [call, ...before.filter(({ order }) => order._id !== call.order._id)])
  const remove = (ids: readonly string[]) =>
    setCalls(before => before.filter(({ order }) => !ids.includes(order._id)))

  /** Saves a call; `calls` shows how that goes. */
  async function save(call: Omit<Call, 'state'>): Promise<void> {
    const { order, outcome, note } = call
    // That was saved with the change itself.
    if (outcome === 'changed') return
    put({ ...call, state: 'saving' })
    try {
      const body = callBody(outcome, note)
      const saved = await browserApi.orders.call({ params: { id: order._id }, body })
      put({ ...call, state: 'saved', order: saved })
      showUndoToast({
        text: `Order #${order.number}: ${outcomeLabel(outcome)}.`,
        about: 'call',
        undone: `Undone: the call about order #${order.number}.`,
        undo: () => takeBack({ order: saved, note }),
      })
    } catch (cause) {
      const error = asApiError(cause)
      put({ ...call, state: 'failed', message: error.message, retryable: error.unreachable })
    }
  }
  async function takeBack({ order, note }: Pick<Call, 'order' | 'note'>): Promise<void> {
    const now = await takeBackCall(order)
    remove([order._id])
    setTakenBack({ id: order._id, note })
    onTakenBack(now)
  }
  /** Cancels the order after a call. Throws when the shop refuses. */
  async function saveCancellation({ _id }: StaffOrderDetail, note: string): Promise<void> {
    const body = callBody('cancelled', note)
    const order = await browserApi.orders.call({ params: { id: _id }, body })
    put({ order, outcome: 'cancelled', note, state: 'saved' })
  }
  /** Changes the order as its buyer asked, which confirms it. Throws when the shop refuses. */
  async function saveChange({ _id }: StaffOrderDetail, note: string, change: ChangeOrder): Promise<void> {
    const call = note.trim() ? { note } : {}
    const order = await browserApi.orders.change({ params: { id: _id }, body: { ...change, call } })
    put({ order, outcome: 'changed', note, state: 'saved' })
  }
  /** What was written about the call to this buyer, if that was undone. */
  const noteTakenBack = (order: StaffOrderDetail | null) =>
    order?._id === takenBack.id ? takenBack.note : ''
  return { calls, save, saveCancellation, saveChange, remove, noteTakenBack }
}
