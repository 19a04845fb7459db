import { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|[\w.-]+\+json)|image\/svg)/
const minBytes = 1024

/** At quality 4 brotli is smaller and faster than gzip for pages made on request; 11 is for files. */
const settings = { br: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }, gzip: { level: 6 } }

const encoders = {
  br: (bytes: Uint8Array) => brotli(bytes, settings.br),
  gzip: (bytes: Uint8Array) => gzip(bytes, settings.gzip),
}

const streams = {
  br: () => zlib.createBrotliCompress(settings.br),
  gzip: () => zlib.createGzip(settings.gzip),
}

/** Compresses text answers with brotli or gzip, as the client accepts. Hono's middleware has no brotli. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next()
  // Read the body first: the Node adapter's response ignores changed headers until its body was read.
  const { body } = c.res
  const { headers } = c.res
  const type = headers.get('content-type') ?? ''
  if (!body || headers.has('content-encoding') || !compressible.test(type)) return
  headers.append('vary', 'Accept-Encoding')
  const encoding = encodingFor(c)
  if (encoding === null) return
  if (type.startsWith('text/csv')) return compressInParts(c, encoding)
  const plain = new Uint8Array(await c.res.arrayBuffer())
  const bytes = plain.length < minBytes ? plain : await encoders[encoding](plain)
  const answer = new Response(new Uint8Array(bytes), { status: c.res.status, headers })
  answer.headers.delete('content-length')
  if (plain.length >= minBytes) answer.headers.set('content-encoding', encoding)
  c.res = undefined
  c.res = answer
}

/** A file that is generated while it is sent may not fit into memory. */
function compressInParts(c: Context, encoding: Encoding): void {
  const { body, status, headers } = c.res
  const { readable, writable } = Duplex.toWeb(streams[encoding]())
  // The pipe itself ends the other side when the reader goes or the file breaks off.
  body?.pipeTo(writable).catch(() => {})
  const answer = new Response(readable as ReadableStream<Uint8Array<ArrayBuffer>>, { status, headers })
  answer.headers.delete('content-length')
  answer.headers.set('content-encoding', encoding)
  c.res = undefined
  c.res = answer
}

type Encoding = keyof typeof encoders

/**
 * The encoding that the client prefers, brotli if it has no preference. Browsers list gzip before brotli, but order
 * means nothing; `q=0` refuses an encoding.
 */
function encodingFor(c: Context): Encoding | null {
  const chosen = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports }) => {
      const preference = (name: string) => accepted.find(({ type }) => type === name)?.q ?? 0
      const [best = 'identity'] = supports.toSorted((a, b) => preference(b) - preference(a))
      return preference(best) > 0 ? best : 'identity'
    },
  })
  return chosen === 'br' || chosen === 'gzip' ? chosen : null
}
