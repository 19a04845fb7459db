/** How many batches may run at once, and how much one may hold. */
const maxRunning = 2
const maxInBatch = 50

/**
 * Makes one piece of work of several: whoever comes while two batches run shares the next one. So a busy database does
 * many things in one round trip, and what comes alone waits for nobody. `work` answers what it is given in that order.
 */
export function runInBatches<Input, Result>(
  work: (inputs: readonly Input[]) => Promise<readonly (Result | Promise<Result>)[]>,
): (input: Input) => Promise<Result> {
  const waiting: { input: Input; answer: PromiseWithResolvers<Result> }[] = []
  let running = 0
  const runNext = async () => {
    const batch = waiting.splice(0, maxInBatch)
    running++
    try {
      const results = await work(batch.map(({ input }) => input))
      // `work` answers every input.
      for (const [nth, { answer }] of batch.entries())
        answer.resolve(results[nth] as Result | Promise<Result>)
    } catch (error) {
      for (const { answer } of batch) answer.reject(error)
    }
    running--
    if (waiting.length > 0) void runNext()
  }
  return input => {
    const answer = Promise.withResolvers<Result>()
    waiting.push({ input, answer })
    if (running < maxRunning) void runNext()
    return answer.promise
  }
}
