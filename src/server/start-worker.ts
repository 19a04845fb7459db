import { seconds } from '../contract/durations.ts'
export type Worker = {
  /** Says that there may be work. */
  wake: () => void
  /** Starts nothing more; resolves once the current work has ended. */
  stop: () => Promise<void>
}

type WorkerOptions = {
  /** Does one piece of work; false when there is none. */
  next: () => Promise<boolean>
  onError: (cause: unknown) => void
  /** Milliseconds between rounds without a wake. */
  every?: number | undefined
}

/** For work that the clock or another process has made due. */
const pollIntervalMs = seconds(15)

/** Does all work there is, one piece after another: now, when woken, and at intervals. */
export function startWorker({ next, onError, every = pollIntervalMs }: WorkerOptions): Worker {
  let closed = false
  let round: Promise<void> | null = null
  let again = false

  const rounds = async () => {
    try {
      while (again && !closed) {
        again = false
        while (!closed && (await next())) {}
      }
    } catch (cause) {
      onError(cause)
    } finally {
      // No await after the last check of `again`, so that no wake is lost.
      round = null
    }
  }
  const wake = () => {
    again = true
    if (!closed) round ??= rounds()
  }
  const timer = setInterval(wake, every)
  timer.unref()
  wake()

  const stop = async () => {
    closed = true
    clearInterval(timer)
    await round
  }
  return { wake, stop }
}
