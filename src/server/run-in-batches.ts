/** How many reads of one batcher may run at once. */
const maxRunning = 2

/**
 * Makes one read of several: whoever asks while reads run shares the next one. So a busy database answers many in one
 * round trip, and a call that comes alone waits for nobody. `read` answers its keys in their order.
 */
export function inBatches<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: { key: Key; answer: PromiseWithResolvers<Value> }[] = []
  let running = 0
  const runNext = async () => {
    const batch = waiting
    waiting = []
    running++
    try {
      const values = await read(batch.map(({ key }) => key))
      // `read` answers every key.
      for (const [nth, { answer }] of batch.entries()) answer.resolve(values[nth] as Value)
    } catch (error) {
      for (const { answer } of batch) answer.reject(error)
    }
    running--
    if (waiting.length > 0) void runNext()
  }
  return key => {
    const answer = Promise.withResolvers<Value>()
    waiting.push({ key, answer })
    if (running < maxRunning) void runNext()
    return answer.promise
  }
}
