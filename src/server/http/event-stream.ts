import type { Endpoint } from '../../contract/endpoint.ts'
import type { Log } from '../deps.ts'

/** When a stream is over, for whoever feeds it and whoever reads it. */
export type Ending = { signal: AbortSignal; end: () => void }

export type Streaming = {
  ending: Ending
  /** Looks at an event before it goes out; what it throws ends the stream. */
  check: (event: unknown) => unknown
  /** Whether the reader may still hear it, asked before each event. */
  isAdmitted: () => Promise<boolean>
  log: Log
}

/** The reader then comes again. */
const longestMs = 5 * 60_000

const never: Ending = { signal: new AbortController().signal, end: () => {} }

/** A stream of events ends when somebody ends it, when the shop closes, and after five minutes at the latest. */
export function endingOf({ answerKind }: Endpoint, closing: AbortSignal): Ending {
  if (answerKind !== 'events') return never
  const own = new AbortController()
  return {
    signal: AbortSignal.any([own.signal, closing, AbortSignal.timeout(longestMs)]),
    end: () => own.abort(),
  }
}

const encoder = new TextEncoder()

/**
 * The events as server-sent events, each asked for only when the reader has room for it. Ends with the events, with
 * `ending`, before the first event the reader may no longer hear, and with the reader, whose going is told to `ending`.
 */
export function eventStream(
  events: AsyncIterable<unknown>,
  { ending: { signal, end }, check, isAdmitted, log }: Streaming,
): ReadableStream<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]()
  const ended = new Promise<IteratorResult<unknown>>(resolve => {
    const stop = () => resolve({ done: true, value: undefined })
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  let gone = false
  const leave = () => {
    end()
    // Not waited for: a generator in the middle of its own waiting answers this only later.
    Promise.resolve(iterator.return?.()).catch(() => {})
  }
  return new ReadableStream(
    {
      // Something to send at once, so that the reader learns that the line is open.
      start: controller => controller.enqueue(encoder.encode(': open\n\n')),
      pull: async controller => {
        try {
          const { done, value } = await Promise.race([iterator.next(), ended])
          const goesOn = !done && (await isAdmitted())
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

/** JSON holds no line break, so one line of data is enough. */
const toText = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`
