/**
 * Yields the data of server-sent events as they arrive, until the stream ends. Uses fetch because EventSource cannot
 * send a token. Leaving the loop closes the connection; a lost connection throws.
 */
export async function* readEvents({ body }: Response): AsyncGenerator<unknown, void> {
  if (!body) return
  // Not `for await`: some browsers cannot iterate a stream.
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

/** A block without data, such as a keep-alive comment, carries no event. */
function dataOf(block: string): unknown[] {
  const lines = block.split('\n').filter(line => line.startsWith('data:'))
  return lines.length === 0 ? [] : [JSON.parse(lines.map(line => line.slice('data:'.length)).join('\n'))]
}
