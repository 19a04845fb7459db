/** Runs work after all earlier work of the same key has ended. */
export type RunInTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Lets work of one key run one after another in this process, first come first served; work of different keys at once. */
export function runInTurn(): RunInTurn {
  const lastOf = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const result = (lastOf.get(key) ?? Promise.resolve()).then(work)
    const ended = result.catch(() => {})
    lastOf.set(key, ended)
    try {
      return await result
    } finally {
      if (lastOf.get(key) === ended) lastOf.delete(key)
    }
  }
}
