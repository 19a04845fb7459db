import { minutes, seconds } from '../../../contract/durations.ts'
import type { OrderEvent } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'

export type Listeners = {
  onEvent: (event: OrderEvent) => void
  /** The connection is open, for the first time or again. Events sent before it opened were missed. */
  onOpen?: () => void
}

const minRetryMs = seconds(1)
const maxRetryMs = minutes(1)

/** Listens to order events until the signal. A broken connection is opened again, after growing pauses. */
export async function keepListening(signal: AbortSignal, { onEvent, onOpen }: Listeners): Promise<void> {
  let retryMs = minRetryMs
  while (!signal.aborted) {
    try {
      const events = await browserApi.orders.events({}, { signal })
      onOpen?.()
      for await (const event of events) {
        retryMs = minRetryMs
        if (event.kind !== 'beat') onEvent(event)
      }
    } catch (error) {
      // A refusal means that the session has ended: the client signs the person out.
      const { status } = asApiError(error)
      if (status === 401 || status === 403) return
    }
    await pause(retryMs, signal)
    retryMs = Math.min(retryMs * 2, maxRetryMs)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
