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
const encoders = {
  br: (bytes: Uint8Array) => brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Uint8Array) => gzip(bytes, { level: 6 }),
}

/** Compresses text answers with brotli, else gzip, as the client allows. Hono's own knows no brotli. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next()
  // Asked for first: only once its body has been touched does the adaptor's answer keep a change of its headers.
  const { body } = c.res
  const { headers } = c.res
  if (!body || headers.has('content-encoding') || !compressible.test(headers.get('content-type') ?? ''))
    return
  headers.append('vary', 'Accept-Encoding')
  const encoding = encodingFor(c)
  if (encoding === null) return
  const plain = new Uint8Array(await c.res.arrayBuffer())
  const bytes = plain.length < smallest ? plain : await encoders[encoding](plain)
  const answer = new Response(new Uint8Array(bytes), { status: c.res.status, headers })
  answer.headers.delete('content-length')
  if (plain.length >= smallest) answer.headers.set('content-encoding', encoding)
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
