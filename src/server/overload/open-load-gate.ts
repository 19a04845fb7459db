import { seconds } from '../../contract/durations.ts'
import type { Deps } from '../deps.ts'
import { createLoadGate, type LoadGate } from './load-gate.ts'
import { measureLoopDelay } from './measure-loop-delay.ts'

const sampleEveryMs = 200
/** One line of the log for all that was refused meanwhile. */
const logEveryMs = seconds(10)

/** The gate of this process, measured anew five times a second until the shop closes. */
export function openLoadGate(
  { log, closing }: Pick<Deps, 'log' | 'closing'>,
  databaseQueue: () => number,
): LoadGate {
  const now = performance.now.bind(performance)
  const gate = createLoadGate({ now, databaseQueue, loopDelayMs: measureLoopDelay() })
  let [refused, loggedAt] = [0, Number.NEGATIVE_INFINITY]
  const timer = setInterval(() => {
    refused += gate.sample()
    if (refused === 0 || now() - loggedAt < logEveryMs) return
    log.warn('Requests were refused because the shop is overloaded', { refused })
    ;[refused, loggedAt] = [0, now()]
  }, sampleEveryMs)
  timer.unref()
  closing.addEventListener('abort', () => clearInterval(timer))
  return gate
}
