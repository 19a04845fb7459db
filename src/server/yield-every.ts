import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work may hold the process before it lets others in. */
const turnMs = 10

/** Lets other requests in when called after more than 10 ms of work; call it between the steps of long work. */
export function yieldEvery(now: () => number = performance.now.bind(performance)): () => Promise<void> {
  let began = now()
  return async () => {
    if (now() - began < turnMs) return
    await nextTurn()
    began = now()
  }
}
