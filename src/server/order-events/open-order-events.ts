import type { OrderEvent } from '../../contract/staff-orders.ts'
import type { Db } from '../db/schema.ts'
import { openReader, type Reader } from './event-reader.ts'
import { findOrderNews } from './queries.ts'

export type News = {
  /** Says that a transaction has ended that readers may want to hear of. */
  wake: () => void
  /** All that happens from now on, begun by a beat, until the signal. Whoever reads too slowly is ended. */
  listen: (signal: AbortSignal) => Promise<AsyncIterable<OrderEvent>>
  /** Looks for what other processes did; resolves when the readers have it. */
  look: () => Promise<void>
  /** Looks no more; resolves when the database is no longer asked. */
  stop: () => Promise<void>
}

type Needs = { db: Db; clock: () => Date; log: { error: (message: string, cause: unknown) => void } }

const betweenLooks = 3_000
const betweenBeats = 20_000
/** A transaction is written at a moment and seen some time later; two machines' clocks differ. */
const latest = 30_000

/**
 * What happens to orders, for the staff's screens. It is read from the database, so that readers hear of what any
 * process on it does: at once of this one's, which wakes it, and every 3 s of the others'. Nobody reads: nothing is asked.
 */
export function openNews({ db, clock, log }: Needs): News {
  const readers = new Set<Reader>()
  let timers: NodeJS.Timeout[] = []
  let told: Told | null = null
  let queued = false
  let last = Promise.resolve()

  const round = async () => {
    queued = false
    if (readers.size === 0) return
    const before = told
    const now = clock()
    const found = await findOrderNews(db, new Date((before?.at ?? now).getTime() - latest))
    if (readers.size === 0) return
    const tidings = before ? found.filter(({ id }) => !before.ids.has(id)) : []
    told = { at: now, ids: new Set(found.map(({ id }) => id)) }
    for (const { kind, orderId, number, status } of tidings) {
      for (const reader of readers) reader.tell({ kind, orderId, number, status })
    }
  }
  const look = () => {
    if (!queued) {
      queued = true
      last = last.then(round).catch(cause => log.error('Looking for news', cause))
    }
    return last
  }
  const beat = () => {
    for (const reader of readers) if (reader.isWaiting()) reader.tell({ kind: 'beat' })
  }
  const leave = (reader: Reader) => {
    readers.delete(reader)
    if (readers.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
    told = null
  }
  const listen = async (signal: AbortSignal) => {
    const reader = openReader(signal, leave)
    if (signal.aborted) return reader.events
    readers.add(reader)
    if (timers.length === 0) timers = [setInterval(look, betweenLooks), setInterval(beat, betweenBeats)]
    for (const timer of timers) timer.unref()
    // What is there already has happened before; from here on nothing is missed.
    await look()
    reader.tell({ kind: 'beat' })
    return reader.events
  }
  return { wake: () => void (readers.size > 0 && look()), listen, look, stop: () => last }
}

/** What has been found at the last look, and when that was. */
type Told = { at: Date; ids: ReadonlySet<string> }
