import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { tooBusy } from './too-busy.ts'

/** How much one batch may hold, and how much may wait for one: twenty batches, which take seconds. */
const maxInBatch = 50
const maxWaiting = 1_000

type Options = {
  /** How many batches may run at once; 2 unless told. */
  maxRunning?: number
  /** The next batch starts after this many ms even if this one still waits for a lock. */
  nextAfterMs?: number
}

/**
 * Makes one piece of work of several: whoever comes while enough batches run shares the next one; what comes alone waits for
 * nobody. `work` answers in the order it is given. What several share is done in no request's name. While a thousand wait,
 * more is refused as `busy`.
 */
export function runInBatches<Input, Result>(
  work: (inputs: readonly Input[]) => Promise<readonly (Result | Promise<Result>)[]>,
  { maxRunning = 2, nextAfterMs }: Options = {},
): (input: Input) => Promise<Result> {
  const outsideRequests = AsyncLocalStorage.snapshot()
  const waiting: { input: Input; answer: PromiseWithResolvers<Result>; inRequest: typeof outsideRequests }[] =
    []
  let running = 0
  const runNext = async () => {
    const leave = enter()
    // Whoever has come meanwhile joins: the embedded database works without letting anybody in.
    await nextTurn()
    const batch = waiting.splice(0, maxInBatch)
    if (batch.length === 0) return leave()
    const overdue = nextAfterMs === undefined ? undefined : setTimeout(leave, nextAfterMs)
    try {
      const inContext = batch.length === 1 && batch[0] ? batch[0].inRequest : outsideRequests
      const results = await inContext(() => work(batch.map(({ input }) => input)))
      // `work` answers every input.
      for (const [nth, { answer }] of batch.entries())
        answer.resolve(results[nth] as Result | Promise<Result>)
    } catch (error) {
      for (const { answer } of batch) answer.reject(error)
    }
    clearTimeout(overdue)
    leave()
  }
  const enter = () => {
    let isCounted = true
    running++
    return () => {
      if (!isCounted) return
      isCounted = false
      running--
      if (waiting.length > 0) void runNext()
    }
  }
  return input => {
    if (waiting.length >= maxWaiting) return Promise.reject(tooBusy())
    const answer = Promise.withResolvers<Result>()
    waiting.push({ input, answer, inRequest: AsyncLocalStorage.snapshot() })
    if (running < maxRunning) void runNext()
    return answer.promise
  }
}
