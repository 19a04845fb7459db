import type { OrderEvent } from '../../contract/staff-orders.ts'

export type Reader = {
  events: AsyncIterable<OrderEvent>
  /** Hands an event over, now or when the reader next asks. */
  tell: (event: OrderEvent) => void
  isWaiting: () => boolean
}

/** Who is further behind is better off reading the lists anew. */
const mostUnread = 200

/**
 * One reader of the shop's news, until the signal. What is not read yet is kept for it, up to a number; a reader
 * further behind than that is left behind: its events end. `left` is called once, however it ends.
 */
export function openReader(signal: AbortSignal, left: (reader: Reader) => void): Reader {
  const unread: OrderEvent[] = []
  let waiting: ((result: IteratorResult<OrderEvent>) => void) | null = null
  let over = false
  const end: IteratorResult<OrderEvent> = { done: true, value: undefined }

  const leave = () => {
    if (over) return
    over = true
    unread.length = 0
    signal.removeEventListener('abort', leave)
    waiting?.(end)
    left(reader)
  }
  const tell = (event: OrderEvent) => {
    if (over) return
    if (waiting) waiting({ done: false, value: event })
    else if (unread.length < mostUnread) unread.push(event)
    else return leave()
    waiting = null
  }
  const next = async (): Promise<IteratorResult<OrderEvent>> => {
    const value = unread.shift()
    if (value) return { done: false, value }
    if (over) return end
    return new Promise(resolve => {
      waiting = resolve
    })
  }
  const leaveAtOnce = async () => {
    leave()
    return end
  }
  const events = { [Symbol.asyncIterator]: () => ({ next, return: leaveAtOnce }) }
  const reader = { events, tell, isWaiting: () => unread.length === 0 }
  if (signal.aborted) over = true
  else signal.addEventListener('abort', leave)
  return reader
}
