import type { OrderEvent } from '../../contract/orders/staff-orders.ts'

export type EventReader = {
  events: AsyncIterable<OrderEvent>
  /** Hands over an event, now or when the reader asks next. */
  push: (event: OrderEvent) => void
  isWaiting: () => boolean
}

/** A reader further behind should load the lists again. */
const maxUnreadEvents = 200

/**
 * One reader of order events, until the signal aborts. Events wait here until they are read, up to a number; a reader
 * further behind is ended. `left` is called once, however it ends.
 */
export function openEventReader(signal: AbortSignal, left: (reader: EventReader) => void): EventReader {
  const unread: OrderEvent[] = []
  let waiting: ((result: IteratorResult<OrderEvent>) => void) | null = null
  let hasEnded = false
  const end: IteratorResult<OrderEvent> = { done: true, value: undefined }

  const leave = () => {
    if (hasEnded) return
    hasEnded = true
    unread.length = 0
    signal.removeEventListener('abort', leave)
    waiting?.(end)
    left(reader)
  }
  const push = (event: OrderEvent) => {
    if (hasEnded) return
    if (waiting) waiting({ done: false, value: event })
    else if (unread.length < maxUnreadEvents) unread.push(event)
    else return leave()
    waiting = null
  }
  const next = async (): Promise<IteratorResult<OrderEvent>> => {
    const value = unread.shift()
    if (value) return { done: false, value }
    if (hasEnded) return end
    return new Promise(resolve => {
      waiting = resolve
    })
  }
  const leaveAtOnce = async () => {
    leave()
    return end
  }
  const events = { [Symbol.asyncIterator]: () => ({ next, return: leaveAtOnce }) }
  const reader = { events, push, isWaiting: () => unread.length === 0 }
  if (signal.aborted) hasEnded = true
  else signal.addEventListener('abort', leave)
  return reader
}
