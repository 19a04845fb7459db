/** A body waits for its sender and costs at most its size: of one network 13 MB, of all 52 MB. */
const bounds = { ofNetwork: 50, inAll: 200 }

/** Waits for a body that a network sends. */
export type WaitForBody = <T>(network: string, read: () => Promise<T>) => Promise<T>

/**
 * Bounds how many bodies are waited for at once. Beyond that nobody is refused: the network with most gives up the one it
 * has waited for longest, which fails with `overdue`. So whoever sends at once is never kept out by who does not.
 */
export function limitWaiting(overdue: () => Error, { ofNetwork, inAll } = bounds): WaitForBody {
  /** How to give up each, the longest waited for first. */
  const waiting = new Map<string, Set<() => void>>()
  let count = 0
  return async (network, read) => {
    const own = waiting.get(network) ?? new Set()
    waiting.set(network, own)
    const { promise: givenUp, reject } = Promise.withResolvers<never>()
    const leave = () => {
      if (!own.delete(giveUp)) return
      count -= 1
      if (own.size === 0) waiting.delete(network)
    }
    const giveUp = () => {
      leave()
      reject(overdue())
    }
    own.add(giveUp)
    count += 1
    if (own.size > ofNetwork) giveUpOldest(own)
    else if (count > inAll) giveUpOldest(largest(waiting.values()))
    try {
      return await Promise.race([read(), givenUp])
    } finally {
      leave()
    }
  }
}

const giveUpOldest = (waiting: Set<() => void>) => waiting.values().next().value?.()

const largest = <T>(sets: Iterable<Set<T>>): Set<T> =>
  [...sets].reduce((most, each) => (each.size > most.size ? each : most), new Set<T>())
