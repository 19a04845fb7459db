/** Sends the mixed calls at a rate, whatever is answered, and counts the answers. */
import autocannon from 'autocannon'
import { mixedCalls } from './mixed-calls.ts'

export type Flooded = {
  /** Times of what was answered, in ms. */
  accepted: number[]
  refused: number
  /** What is neither an answer nor a refusal as it should be: a status, or why a connection failed. */
  wrong: Map<string, number>
  seconds: number
}

export type Flood = {
  url: string
  connections: number
  seconds: number
  /** Calls a second of all connections; as fast as they are answered without it. */
  rate?: number
}

export async function flood({ url, connections, seconds, rate }: Flood): Promise<Flooded> {
  const flooded: Flooded = { accepted: [], refused: 0, wrong: new Map(), seconds }
  const addWrong = (what: string) => flooded.wrong.set(what, (flooded.wrong.get(what) ?? 0) + 1)
  const ended = Promise.withResolvers<void>()
  let connection = 0
  const began = performance.now()
  const cannon = autocannon(
    {
      url,
      connections,
      duration: seconds,
      timeout: 10,
      ...(rate === undefined ? {} : { overallRate: Math.ceil(rate) }),
      setupClient: client => client.setRequests(mixedCalls(connection++)),
    },
    () => ended.resolve(),
  )
  cannon.on('reqError', cause => addWrong(String(cause)))
  cannon.on('response', (_client, status, bytes, ms) => {
    if (status === 200) flooded.accepted.push(ms)
    // The house's refusal is a body of some hundred bytes, besides the headers.
    else if (status === 503 && bytes > 0) flooded.refused += 1
    else addWrong(`status ${status}`)
  })
  await ended.promise
  flooded.seconds = (performance.now() - began) / 1_000
  return flooded
}
