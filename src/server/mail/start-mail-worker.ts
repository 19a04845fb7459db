import { seconds } from '../../contract/durations.ts'
import type { Deps } from '../deps.ts'
import { startWorker, type Worker } from '../start-worker.ts'
import { deliverDue, type SendMail } from './deliver-mail.ts'

/** How long mails being sent may take when the shop closes; then they wait for the next start. */
const stopGraceMs = seconds(5)

/** Sends the outbox: now, when woken, and every 15 s for retries and other processes' mail. */
export function startMailWorker(deps: Pick<Deps, 'db' | 'clock' | 'log'>, send: SendMail): Worker {
  const [closing, stopping] = [new AbortController(), new AbortController()]
  const signals = { closing: closing.signal, stopping: stopping.signal }
  const onError = (cause: unknown) => deps.log.error('Sending mail', cause)
  const unrecorded = new Set<string>()
  const next = () => deliverDue(deps, send, signals, { unrecorded })
  const { wake, stop } = startWorker({ next, onError })
  const stopSoon = async () => {
    closing.abort()
    const impatient = setTimeout(() => stopping.abort(new Error('The shop is closing')), stopGraceMs)
    await stop()
    clearTimeout(impatient)
  }
  return { wake, stop: stopSoon }
}
