/** Runs work now, or when its turn comes. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>

/** Limits work in this process to `atOnce` at a time, first come first served. */
export function limitConcurrency(atOnce: number): RunLimited {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
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
