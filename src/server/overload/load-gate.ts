/** Payments, orders and what kept pages need are refused last. */
export type RequestKind = 'vital' | 'ordinary'

export type Measured = {
  now: () => number
  /** How long the event loop has kept what was due waiting since it was last asked, in ms. */
  loopDelayMs: () => number
  /** How many pieces of work wait for the database. */
  databaseQueue: () => number
}

export type LoadGate = {
  /**
   * Lets a request in, and answers what to call, once or more often, when it has ended, or with false when it goes on
   * without a place; null for one that must be refused.
   */
  enter: (kind: RequestKind) => ((hasEnded?: boolean) => void) | null
  /** Measures anew; to be called a few times a second. Answers how many were refused since. */
  sample: () => number
}

/** Never refuses below 20 running. */
const minConcurrent = 20
/** More at once are done no sooner. */
const ceilings = { atOnce: 64, loopDelayMs: 100, databaseQueue: 100 }
/** The number of requests at once never sinks lower. */
const floor = 25
/** Requests should be answered within this time on average; then nearly all are within half a second. */
const targetMs = 120
/** A late event loop keeps requests waiting before anybody can count them. */
const targetDelayMs = 50
/** A longer request, such as an import, says nothing more about the load. */
const longestMs = 1_000
const vitalShare = 2
/** Shrinks to the floor within a second; tolerates a slow start. */
const slowerShare = 0.8

/**
 * Refuses requests that would have to wait too long. How many may run at once follows from how long they take: fewer
 * when they take longer than they should, more when they do not. The check itself is a few comparisons.
 */
export function createLoadGate({ now, loopDelayMs, databaseQueue }: Measured): LoadGate {
  const load = { atOnce: ceilings.atOnce, loopDelayMs: 0, databaseQueue: 0 }
  let latestDelayMs = 0
  let [running, ended, spentMs, refused] = [0, 0, 0, 0]
  const isTooMuch = (share: number) =>
    running >= load.atOnce * share ||
    load.loopDelayMs > ceilings.loopDelayMs * share ||
    load.databaseQueue > ceilings.databaseQueue * share
  const enter = (kind: RequestKind) => {
    if (running >= minConcurrent && isTooMuch(kind === 'vital' ? vitalShare : 1)) {
      refused += 1
      return null
    }
    running += 1
    const began = now()
    let isRunning = true
    return (hasEnded = true) => {
      if (!isRunning) return
      isRunning = false
      running -= 1
      if (!hasEnded) return
      ended += 1
      spentMs += Math.min(now() - began, longestMs)
    }
  }
  const sample = () => {
    // Late once is one long statement, which is over; too much work keeps the event loop late.
    const delayMs = loopDelayMs()
    load.loopDelayMs = Math.min(latestDelayMs, delayMs)
    latestDelayMs = delayMs
    load.databaseQueue = databaseQueue()
    const isSlow = load.loopDelayMs > targetDelayMs || (ended > 0 && spentMs / ended > targetMs)
    load.atOnce = isSlow
      ? Math.max(floor, load.atOnce * slowerShare)
      : Math.min(ceilings.atOnce, load.atOnce * 1.1)
    const since = refused
    ;[ended, spentMs, refused] = [0, 0, 0]
    return since
  }
  return { enter, sample }
}
