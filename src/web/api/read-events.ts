/**
 * The data of server-sent events, one by one as they come, until the stream ends. Read with fetch because the
 * browser's own EventSource sends no token. Leaving the loop closes the connection; a lost one throws.
 */
export async function* readEvents({ body }: Response): AsyncGenerator<unknown, void> {
  if (!body) return
  // Not `for await`: not every browser can walk a stream that way.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + part.value).split('\n\n')
      rest = blocks.pop() ?? ''
      yield* blocks.flatMap(dataOf)
    }
  } finally {
    await reader.cancel()
  }
}

/** A block without data, such as a comment that keeps the line open, says nothing. */
function dataOf(block: string): unknown[] {
  const lines = block.split('\n').filter(line => line.startsWith('data:'))
  return lines.length === 0 ? [] : [JSON.parse(lines.map(line => line.slice('data:'.length)).join('\n'))]
}
