import type { Notice } from './notice.ts'
import type { Notices } from './open-notices.ts'

type Options<Value> = {
  maxKept: number
  /** Takes out what a notice may have changed, and says whether it may have changed anything that is kept or being read. */
  endedBy: (notice: Notice, kept: Map<string, Value>) => boolean
}

/** An `endedBy` for values that all end with notices of these kinds. */
export const endAllBy =
  (...kinds: Notice['kind'][]) =>
  ({ kind }: Notice, kept: Map<string, unknown>): boolean => {
    const isEnd = kinds.includes(kind)
    if (isEnd) kept.clear()
    return isEnd
  }

export type KeptValues<Value> = {
  get: (key: string) => Value | undefined
  /** To be called before values are read. What it returns keeps them, unless one of them may have changed meanwhile. */
  beginReading: () => (key: string, value: Value) => void
}

/**
 * Keeps values of the database in this process until a notice says that they may have changed; the oldest go first.
 * Nothing is kept while notices may be missed.
 */
export function keepValues<Value>(notices: Notices, { maxKept, endedBy }: Options<Value>): KeptValues<Value> {
  const kept = new Map<string, Value>()
  let endings = 0
  notices.subscribe({
    heard: notice => {
      if (endedBy(notice, kept)) endings += 1
    },
    missed: () => {
      endings += 1
      kept.clear()
    },
  })
  const beginReading = () => {
    const before = notices.isListening() ? endings : null
    return (key: string, value: Value) => {
      if (before !== endings || !notices.isListening()) return
      kept.delete(key)
      const [oldest] = kept.size >= maxKept ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(key, value)
    }
  }
  return {
    get: key => (notices.isListening() ? kept.get(key) : undefined),
    beginReading,
  }
}
