import { tooBusy } from './too-busy.ts'

/** Runs work now, or when its turn comes. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Limits work in this process to `atOnce` at a time, first come first served. While `maxWaiting` wait, more is refused
 * as `busy`.
 */
export function limitConcurrency(atOnce: number, maxWaiting = Number.POSITIVE_INFINITY): RunLimited {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running >= atOnce && waiting.length >= maxWaiting) throw tooBusy()
    if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
