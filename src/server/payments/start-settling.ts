import type { CardDeps } from './card-deps.ts'
import { settleNext } from './settle-due.ts'

export type Settling = {
  /** Says that there is something to settle. */
  wake: () => void
  /** Begins nothing more; what is under way has a few seconds left, then it waits for the next start. */
  stop: () => Promise<void>
}

const betweenRounds = 15_000
const grace = 5_000

/** Settles payments that are due: now, when woken and every 15 s, which is for what others or the clock made due. */
export function startSettling(deps: CardDeps, every = betweenRounds): Settling {
  let closed = false
  let round: Promise<void> | null = null
  let again = false

  const rounds = async () => {
    try {
      while (again && !closed) {
        again = false
        while (!closed && (await settleNext(deps))) {}
      }
    } catch (cause) {
      deps.log.error('Settling payments', cause)
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
    const { promise: enough, resolve } = Promise.withResolvers<void>()
    const impatient = setTimeout(resolve, grace)
    await Promise.race([round, enough])
    clearTimeout(impatient)
  }
  return { wake, stop }
}
