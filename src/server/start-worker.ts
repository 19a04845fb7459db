export type Worker = {
  /** Says that there may be work. */
  wake: () => void
  /** Begins nothing more; resolves once what is under way has ended. */
  stop: () => Promise<void>
}

type WorkerOptions = {
  /** Does one piece of work; false when there is none. */
  next: () => Promise<boolean>
  onError: (cause: unknown) => void
  /** Milliseconds between looks that nobody asked for. */
  every?: number | undefined
}

/** Milliseconds; for what the clock or another process has made due. */
const pollIntervalMs = 15_000

/** Does what there is to do, one piece after the other: now, when woken, and every so often by itself. */
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
      // In the same breath as the last look at `again`, so that no wake falls in between.
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
