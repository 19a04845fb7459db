/** Asks for one address again and again, beside a load. */
import { setTimeout as wait } from 'node:timers/promises'

export type Probed = { times: number[]; failed: number }

const everyMs = 250

export async function probe(address: string, signal: AbortSignal): Promise<Probed> {
  const probed: Probed = { times: [], failed: 0 }
  while (!signal.aborted) {
    const began = performance.now()
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    if (answer?.ok) probed.times.push(performance.now() - began)
    else probed.failed += 1
    await wait(everyMs)
  }
  return probed
}
