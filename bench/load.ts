/** Sends requests as fast as a shop answers them, with a bound on their time and their number. */
import autocannon from 'autocannon'
import { quantile } from './statistics.ts'

export type Call = Pick<autocannon.Request, 'path' | 'method' | 'headers' | 'body'>

/** What was measured; times in milliseconds. */
export type Sample = { perSecond: number; p50: number; p99: number; times: readonly number[]; note?: string }

export type Load = {
  /** The server's address. */
  url: string
  /** Sent one after another by every connection, over and over. */
  calls: readonly Call[] | ((connection: number) => readonly Call[])
  seconds: number
  /** No more steps than this. */
  maxSteps?: number
  connections?: number
  /** How many calls make one step, which is what is counted and timed. */
  callsPerStep?: number
}

/** What a browser accepts. */
const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' }

export const usualConnections = 10

/** How much longer than its time a measurement waits for its first answer. */
const patienceSeconds = 60

/** @throws Error when an answer is a refusal: a fast refusal is no result. */
export async function load({
  url,
  calls,
  seconds,
  maxSteps,
  connections = usualConnections,
  callsPerStep = 1,
}: Load): Promise<Sample> {
  const callsOf = typeof calls === 'function' ? calls : () => calls
  let connection = 0
  const ended = Promise.withResolvers<void>()
  const cannon = autocannon(
    {
      url,
      connections,
      duration: seconds + patienceSeconds,
      ...(maxSteps === undefined ? {} : { amount: maxSteps * callsPerStep }),
      sampleInt: 20,
      timeout: 30,
      setupClient: client => {
        const requests = callsOf(connection++).map(call => ({
          ...call,
          headers: { ...browserHeaders, ...call.headers },
        }))
        client.setRequests(requests)
      },
    },
    () => ended.resolve(),
  )
  const steps = timeSteps(cannon, callsPerStep, () => {
    if (steps.elapsed >= seconds * 1_000 || steps.failure) cannon.stop()
  })
  await ended.promise
  if (steps.times.length === 0) steps.failure ??= 'no answer'
  if (steps.failure) throw new Error(`${callsOf(0)[0]?.path}: ${steps.failure}`)
  const { times, elapsed } = steps
  return {
    perSecond: (times.length / elapsed) * 1_000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    times,
  }
}

type Steps = { times: number[]; elapsed: number; failure: string | null }

/** Adds up the times of the calls of one step, connection by connection. */
function timeSteps(cannon: autocannon.Instance, callsPerStep: number, onStep: () => void): Steps {
  const steps: Steps = { times: [], elapsed: 0, failure: null }
  const underWay = new Map<object, { calls: number; ms: number }>()
  const began = performance.now()
  cannon.on('reqError', cause => {
    steps.failure ??= String(cause)
  })
  cannon.on('response', (client, status, _bytes, ms) => {
    if (status < 200 || status > 299) steps.failure ??= `status ${status}`
    const step = underWay.get(client) ?? { calls: 0, ms: 0 }
    const [calls, sum] = [step.calls + 1, step.ms + ms]
    const isWhole = calls === callsPerStep
    underWay.set(client, isWhole ? { calls: 0, ms: 0 } : { calls, ms: sum })
    if (isWhole) {
      steps.times.push(sum)
      steps.elapsed = performance.now() - began
    }
    if (isWhole || steps.failure) onStep()
  })
  return steps
}
