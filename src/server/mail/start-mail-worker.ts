import type { Deps } from '../deps.ts'
import { deliverNext, type SendMail } from './deliver-mail.ts'

export type MailWorker = {
  /** Looks for mail now instead of at the next round. */
  wake: () => void
  /** Takes no more mail; what is under way has a few seconds left, then it waits for the next start. */
  stop: () => Promise<void>
}

const betweenRounds = 15_000
const grace = 5_000

/** Sends what lies in the outbox, now, when woken and every 15 s, which is for retries and other processes' mail. */
export function startMailWorker(deps: Pick<Deps, 'db' | 'clock' | 'log'>, send: SendMail): MailWorker {
  const stopping = new AbortController()
  let closed = false
  let round: Promise<void> | null = null
  let again = false

  const rounds = async () => {
    try {
      while (again && !closed) {
        again = false
        while (!closed && (await deliverNext(deps, send, stopping.signal))) {}
      }
    } catch (cause) {
      deps.log.error('Sending mail', cause)
    } finally {
      // In the same breath as the last look at `again`, so that no wake falls in between.
      round = null
    }
  }
  const wake = () => {
    again = true
    if (!closed) round ??= rounds()
  }
  const timer = setInterval(wake, betweenRounds)
  timer.unref()
  wake()

  const stop = async () => {
    closed = true
    clearInterval(timer)
    const impatient = setTimeout(() => stopping.abort(new Error('The shop is closing')), grace)
    await round
    clearTimeout(impatient)
  }
  return { wake, stop }
}
