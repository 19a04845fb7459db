import type { Due, Store } from './store.ts'

export type Worker = ReturnType<typeof startWorker>

/** Runs due actions one after another. What a stopped process left is run by the next one. */
export function startWorker(store: Store, clock: () => number, work: (due: Due) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  let again = false
  let stopped = false

  const runRound = async () => {
    do {
      again = false
      for (const due of store.due(clock())) {
        if (!stopped) await work(due)
      }
    } while (again && !stopped)
  }

  const sleep = () => {
    const next = stopped ? null : store.nextDueAt(clock())
    if (next === null) return
    // A test may move the clock, so look at it every second.
    timer = setTimeout(wake, Math.min(Math.max(next - clock(), 0), 1000))
    timer.unref()
  }

  const wake = () => {
    if (stopped) return
    again = true
    clearTimeout(timer)
    round ??= runRound().finally(() => {
      round = null
      sleep()
    })
  }

  return {
    wake,
    /** Resolves when nothing is due any more. */
    async runDue() {
      do {
        wake()
        await round
      } while (round)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}
