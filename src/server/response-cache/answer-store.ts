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
  // A map lists its entries in the order they were set: the least recently used first.
  const entries = new Map<string, Entry>()
  const byId = new Map<string, Set<Entry>>()
  const sizes = new Map<Entry, number>()
  let held = 0

  const weigh = (entry: Entry) => {
    const size = sizeOf(entry.answer) + entryBytes
    held += size - (sizes.get(entry) ?? 0)
    sizes.set(entry, size)
  }
  const drop = (entry: Entry) => {
    entries.delete(entry.key)
    held -= sizes.get(entry) ?? 0
    sizes.delete(entry)
    for (const id of entry.answer.ids) {
      const holders = byId.get(id)
      holders?.delete(entry)
      if (holders?.size === 0) byId.delete(id)
    }
  }
  const dropOldest = () => {
    for (const oldest of entries.values()) {
      if (held <= maxBytes) break
      drop(oldest)
    }
  }
  const clear = () => {
    entries.clear()
    byId.clear()
    sizes.clear()
    held = 0
  }
  const get = (key: string, now: number) => {
    const entry = entries.get(key)
    if (!entry) return null
    if (now >= entry.endsAt) {
      drop(entry)
      return null
    }
    entries.delete(key)
    entries.set(key, entry)
    // It may have been asked for in another encoding since.
    weigh(entry)
    dropOldest()
    return entry.answer
  }
  const add = (entry: Entry) => {
    const before = entries.get(entry.key)
    if (before) drop(before)
    entries.set(entry.key, entry)
    weigh(entry)
    for (const id of entry.answer.ids) {
      const holders = byId.get(id)
      if (holders) holders.add(entry)
      else byId.set(id, new Set([entry]))
    }
    dropOldest()
  }
  const heard = (notice: PublicNotice, now: number) => {
    if (isCatalogueNotice(notice)) return clear()
    const told = notice.kind === 'stock' ? (byId.get(notice.productId) ?? []) : entries.values()
    for (const entry of told) entry.endsAt = endAfter(entry, notice, now)
  }
  return { get, add, heard, bytes: () => held }
}
