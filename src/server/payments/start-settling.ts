import type { PaymentDeps } from '../deps.ts'
import { startWorker, type Worker } from '../start-worker.ts'
import { settleNext } from './settle/settle-due.ts'

/** Milliseconds that a settlement under way has left when the shop closes; then it waits for the next start. */
const shutdownGraceMs = 5_000

/** Settles payments that are due: now, when woken and every 15 s, which is for what others or the clock made due. */
export function startSettling(deps: PaymentDeps, every?: number): Worker {
  const onError = (cause: unknown) => deps.log.error('Settling payments', cause)
  const { wake, stop } = startWorker({ next: () => settleNext(deps), onError, every })
  const stopSoon = async () => {
    const { promise: enough, resolve } = Promise.withResolvers<void>()
    const impatient = setTimeout(resolve, shutdownGraceMs)
    await Promise.race([stop(), enough])
    clearTimeout(impatient)
  }
  return { wake, stop: stopSoon }
}
