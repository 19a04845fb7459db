import { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|[\w.-]+\+json)|image\/svg)/
const smallest = 1024

/** Quality 4 is where brotli beats gzip in size and time on pages made at request time; 11 is for files. */
const settings = { br: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }, gzip: { level: 6 } }

const encoders = {
  br: (bytes: Uint8Array) => brotli(bytes, settings.br),
  gzip: (bytes: Uint8Array) => gzip(bytes, settings.gzip),
}

const streams = {
  br: () => zlib.createBrotliCompress(settings.br),
  gzip: () => zlib.createGzip(settings.gzip),
}

/** Compresses text answers with brotli, else gzip, as the client allows. Hono's own knows no brotli. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next()
  // Asked for first: only once its body has been touched does the adaptor's answer keep a change of its headers.
  const { body } = c.res
  const { headers } = c.res
  const type = headers.get('content-type') ?? ''
  if (!body || headers.has('content-encoding') || !compressible.test(type)) return
  headers.append('vary', 'Accept-Encoding')
  const encoding = encodingFor(c)
  if (encoding === null) return
  if (type.startsWith('text/csv')) return compressInParts(c, encoding)
  const plain = new Uint8Array(await c.res.arrayBuffer())
  const bytes = plain.length < smallest ? plain : await encoders[encoding](plain)
  const answer = new Response(new Uint8Array(bytes), { status: c.res.status, headers })
  answer.headers.delete('content-length')
  if (plain.length >= smallest) answer.headers.set('content-encoding', encoding)
  c.res = undefined
  c.res = answer
}

/** A file that is made while it is sent may be longer than the memory. */
function compressInParts(c: Context, encoding: Encoding): void {
  const { body, status, headers } = c.res
  const { readable, writable } = Duplex.toWeb(streams[encoding]())
  // A reader who goes, or a file that breaks off, is told to the other side by the pipe itself.
  body?.pipeTo(writable).catch(() => {})
  const answer = new Response(readable as ReadableStream<Uint8Array<ArrayBuffer>>, { status, headers })
  answer.headers.delete('content-length')
  answer.headers.set('content-encoding', encoding)
  c.res = undefined
  c.res = answer
}

type Encoding = keyof typeof encoders

/**
 * What the client likes best, brotli where it likes both. Browsers name gzip before brotli without meaning
 * anything by the order, and `q=0` refuses.
 */
function encodingFor(c: Context): Encoding | null {
  const chosen = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports }) => {
      const liking = (name: string) => accepted.find(({ type }) => type === name)?.q ?? 0
      const [best = 'identity'] = supports.toSorted((a, b) => liking(b) - liking(a))
      return liking(best) > 0 ? best : 'identity'
    },
  })
  return chosen === 'br' || chosen === 'gzip' ? chosen : null
}
