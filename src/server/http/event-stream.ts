import { minutes } from '../../contract/durations.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Log } from '../log/log.ts'

/** The end of a stream, which either side can bring about or wait for. */
export type Ending = { signal: AbortSignal; end: () => void }

export type Streaming = {
  ending: Ending
  /** Checks an event before it is sent; an error ends the stream. */
  check: (event: unknown) => unknown
  /** Whether the reader may still receive events; asked before each one. */
  isAuthorised: () => Promise<boolean>
  log: Log
}

/** The reader then connects again. */
const maxStreamMs = minutes(5)

const never: Ending = { signal: new AbortController().signal, end: () => {} }

/** A stream ends when one side ends it, when the shop closes, and after five minutes at the latest. */
export function endingOf({ answerKind }: Endpoint, closing: AbortSignal): Ending {
  if (answerKind !== 'events') return never
  const own = new AbortController()
  return {
    signal: AbortSignal.any([own.signal, closing, AbortSignal.timeout(maxStreamMs)]),
    end: () => own.abort(),
  }
}

const encoder = new TextEncoder()

/**
 * Server-sent events, each requested only when the reader has room for it. The stream ends with the events, with
 * `ending`, with the reader, and before the first event that the reader may no longer receive.
 */
export function eventStream(
  events: AsyncIterable<unknown>,
  { ending: { signal, end }, check, isAuthorised, log }: Streaming,
): ReadableStream<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]()
  const ended = new Promise<IteratorResult<unknown>>(resolve => {
    const stop = () => resolve({ done: true, value: undefined })
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  let gone = false
  const leave = () => {
    end()
    // Not awaited: a generator that is waiting itself answers this only later.
    Promise.resolve(iterator.return?.()).catch(() => {})
  }
  return new ReadableStream(
    {
      // Sent at once, so that the reader knows that the connection is open.
      start: controller => controller.enqueue(encoder.encode(': open\n\n')),
      pull: async controller => {
        try {
          const { done, value } = await Promise.race([iterator.next(), ended])
          const goesOn = !done && (await isAuthorised())
          if (gone) return
          if (goesOn) return controller.enqueue(encoder.encode(toText(check(value))))
          leave()
          controller.close()
        } catch (cause) {
          log.error('Sending events', cause)
          leave()
          controller.error(cause)
        }
      },
      cancel: () => {
        gone = true
        leave()
      },
    },
    { highWaterMark: 0 },
  )
}

/** JSON has no raw line breaks, so one `data` line is enough. */
const toText = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`
