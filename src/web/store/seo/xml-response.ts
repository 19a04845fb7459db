import { orErrorPage } from '../../api/or-error-page.ts'

type Kind = 'application/xml' | 'application/rss+xml'

/**
 * Streams a document while it is made, so a large shop needs no more memory. The first part is awaited, so a failure
 * there still sets the status; a later failure breaks the connection.
 */
export async function xmlResponse(
  request: Request,
  type: Kind,
  parts: AsyncGenerator<string>,
): Promise<Response> {
  const first = await orErrorPage(parts.next())
  const headers = new Headers({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=600',
    vary: 'Accept-Encoding',
  })
  const plain = streamOf(first, parts).pipeThrough(new TextEncoderStream())
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(plain, { headers })
  headers.set('content-encoding', 'gzip')
  return new Response(plain.pipeThrough(new CompressionStream('gzip')), { headers })
}

function streamOf(first: IteratorResult<string>, rest: AsyncGenerator<string>): ReadableStream<string> {
  let next = Promise.resolve(first)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await next
      if (done) return controller.close()
      controller.enqueue(value)
      next = rest.next()
      // The next pull reports the rejection; without a handler until then, Node would call it unhandled.
      next.catch(() => {})
    },
    async cancel() {
      await rest.return(undefined)
    },
  })
}
