import { setImmediate as turn } from 'node:timers/promises'
import type { Log } from '../log/log.ts'

const encoder = new TextEncoder()

/**
 * A text in parts, each requested only when the reader has room for it. The first part is awaited before the answer
 * starts, so that an early error is refused like on any other call; a later one is logged and breaks the answer off.
 */
export async function textStream(
  parts: AsyncIterable<string>,
  log: Log,
): Promise<ReadableStream<Uint8Array>> {
  const iterator = parts[Symbol.asyncIterator]()
  let next: Promise<IteratorResult<string>> | null = Promise.resolve(await iterator.next())
  let gone = false
  return new ReadableStream(
    {
      pull: async controller => {
        try {
          // PGlite answers without yielding to the event loop: other requests would wait for the whole file, and a
          // reader who has gone would not be noticed.
          await turn()
          const { done, value } = await (next ?? iterator.next())
          next = null
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (cause) {
          // A part that was made meanwhile has nowhere to go.
          if (gone) return
          log.error('Sending a file', cause)
          controller.error(cause)
        }
      },
      cancel: async () => {
        gone = true
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
