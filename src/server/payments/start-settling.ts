import { seconds } from '../../contract/durations.ts'
import type { PaymentDeps } from '../deps.ts'
import { startWorker, type Worker } from '../start-worker.ts'
import { settleNext } from './settle/settle-due.ts'

/** How long settling may go on when the shop closes; the rest is done after the next start. */
const shutdownGraceMs = seconds(5)

/** Settles payments that are due: now, when woken and every 15 s, for what others or the clock made due. */
export function startSettling(deps: PaymentDeps, every?: number): Worker {
  const onError = (cause: unknown) => deps.log.error('Settling payments', cause)
  const { wake, stop } = startWorker({ next: () => settleNext(deps), onError, every })
  const stopSoon = async () => {
    const { promise: timeout, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, shutdownGraceMs)
    await Promise.race([stop(), timeout])
    clearTimeout(timer)
  }
  return { wake, stop: stopSoon }
}
