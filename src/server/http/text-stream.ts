import { setImmediate as turn } from 'node:timers/promises'
import type { Log } from '../deps.ts'

const encoder = new TextEncoder()

/**
 * Parts of a text, each asked for only when the reader has room for it. A reader who goes ends them. The first is waited
 * for before anything is answered, so that what fails at the start is refused like any other call; what fails later is
 * logged and breaks the answer off.
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
          // The embedded database answers without ever letting go of the process: others would wait for the whole file,
          // and nobody would notice that the reader has gone.
          await turn()
          const { done, value } = await (next ?? iterator.next())
          next = null
          if (gone) return
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (cause) {
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
