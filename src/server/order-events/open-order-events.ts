import { seconds } from '../../contract/durations.ts'
import type { OrderEvent } from '../../contract/orders/staff-orders.ts'
import type { Db } from '../db/schema.ts'
import { type EventReader, openEventReader } from './event-reader.ts'
import { findOrderEvents } from './queries.ts'

export type OrderEvents = {
  /** To be called after a transaction that changed an order has committed. */
  wake: () => void
  /** Every event from now on until the signal aborts, a heartbeat first. A reader that falls too far behind is ended. */
  listen: (signal: AbortSignal) => Promise<AsyncIterable<OrderEvent>>
  /** Reads what other processes wrote; resolves when the readers have it. */
  poll: () => Promise<void>
  /** Ends the polling; resolves when no query runs any more. */
  stop: () => Promise<void>
}

type OrderEventsDeps = {
  db: Db
  clock: () => Date
  log: { error: (message: string, cause: unknown) => void }
}

const pollIntervalMs = seconds(3)
const heartbeatIntervalMs = seconds(20)
/** How long a commit may follow its timestamp, clock differences between machines included. */
const maxCommitDelayMs = seconds(30)

/**
 * Tells the staff's open screens what happens to orders. Events are read from the database, so those of every process
 * arrive: at once from this process, which calls `wake`, and within 3 s from others. Without readers no query runs.
 */
export function openOrderEvents({ db, clock, log }: OrderEventsDeps): OrderEvents {
  const readers = new Set<EventReader>()
  let timers: NodeJS.Timeout[] = []
  let lastPoll: LastPoll | null = null
  let queued = false
  let last = Promise.resolve()

  const round = async () => {
    queued = false
    if (readers.size === 0) return
    const before = lastPoll
    const now = clock()
    const found = await findOrderEvents(db, new Date((before?.at ?? now).getTime() - maxCommitDelayMs))
    if (readers.size === 0) return
    const unseen = before ? found.filter(({ id }) => !before.ids.has(id)) : []
    lastPoll = { at: now, ids: new Set(found.map(({ id }) => id)) }
    for (const { kind, orderId, number, status, by } of unseen) {
      const event = { kind, orderId, number, status, ...(by && { by }) }
      for (const reader of readers) reader.push(event)
    }
  }
  const poll = () => {
    if (!queued) {
      queued = true
      last = last.then(round).catch(cause => log.error('Polling order events', cause))
    }
    return last
  }
  const sendHeartbeat = () => {
    for (const reader of readers) if (reader.isWaiting()) reader.push({ kind: 'beat' })
  }
  const leave = (reader: EventReader) => {
    readers.delete(reader)
    if (readers.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
    lastPoll = null
  }
  const listen = async (signal: AbortSignal) => {
    const reader = openEventReader(signal, leave)
    if (signal.aborted) return reader.events
    readers.add(reader)
    if (timers.length === 0)
      timers = [setInterval(poll, pollIntervalMs), setInterval(sendHeartbeat, heartbeatIntervalMs)]
    for (const timer of timers) timer.unref()
    // The first poll only notes what is there already; later polls report what is new.
    await poll()
    reader.push({ kind: 'beat' })
    return reader.events
  }
  return { wake: () => void (readers.size > 0 && poll()), listen, poll, stop: () => last }
}

/** When the last poll was, and the ids of the events it found. */
type LastPoll = { at: Date; ids: ReadonlySet<string> }
