import { keepWithinBytes } from '../keep-within-bytes.ts'
import { isCatalogueNotice, type PublicNotice } from '../notices/notice.ts'
import { type CachedAnswer, sizeOf } from './cached-answer.ts'
import type { ChangesWith } from './cached-route.ts'

export type Entry = {
  key: string
  answer: CachedAnswer
  changesWith: readonly ChangesWith[]
  /** When it began to be made, in ms. */
  madeAt: number
  /** From when on it is no longer sent. */
  endsAt: number
}

/** Stock changes with every order; an answer is made anew for it this often at most. */
const minAgeMs = 900

/**
 * The moment from which an answer is too old after a notice that arrives at `now`: at once where the catalogue
 * changed; where stock or sales did, not sooner than 0.9 s after it was made, so that it is never over a second old.
 */
export function endAfter(entry: Omit<Entry, 'key'>, notice: PublicNotice, now: number): number {
  if (isCatalogueNotice(notice)) return now
  const isTold =
    notice.kind === 'stock' ? entry.answer.ids.has(notice.productId) : entry.changesWith.includes(notice.kind)
  return isTold ? Math.min(entry.endsAt, Math.max(now, entry.madeAt + minAgeMs)) : entry.endsAt
}

export type AnswerStore = {
  get: (key: string, now: number) => CachedAnswer | null
  add: (entry: Entry) => void
  heard: (notice: PublicNotice, now: number) => void
  bytes: () => number
}

/** What an entry costs besides its bytes, roughly. */
const entryBytes = 2_000

/** Keeps answers up to a number of bytes; those not asked for longest are dropped first. */
export function createAnswerStore(maxBytes: number): AnswerStore {
  const byId = new Map<string, Set<Entry>>()
  const entries = keepWithinBytes<Entry>({
    maxBytes,
    // An answer grows when it is asked for in another encoding.
    sizeOf: ({ answer }) => sizeOf(answer) + entryBytes,
    dropped: entry => {
      for (const id of entry.answer.ids) {
        const holders = byId.get(id)
        holders?.delete(entry)
        if (holders?.size === 0) byId.delete(id)
      }
    },
  })
  const get = (key: string, now: number) => {
    const entry = entries.get(key)
    if (!entry) return null
    // One from the future was made before the clock was put back.
    if (entry.madeAt <= now && now < entry.endsAt) return entry.answer
    entries.delete(key)
    return null
  }
  const add = (entry: Entry) => {
    for (const id of entry.answer.ids) {
      const holders = byId.get(id)
      if (holders) holders.add(entry)
      else byId.set(id, new Set([entry]))
    }
    // Last, since an entry that has no room is dropped at once.
    entries.set(entry.key, entry)
  }
  const heard = (notice: PublicNotice, now: number) => {
    if (isCatalogueNotice(notice)) {
      entries.clear()
      byId.clear()
      return
    }
    const told = notice.kind === 'stock' ? (byId.get(notice.productId) ?? []) : entries.values()
    for (const entry of told) entry.endsAt = endAfter(entry, notice, now)
  }
  return { get, add, heard, bytes: entries.bytes }
}
