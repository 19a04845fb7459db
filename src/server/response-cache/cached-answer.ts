import { createHash } from 'node:crypto'
import type { Encoding } from '../http/accepted-encoding.ts'
import { encoders, isCompressible, minBytes } from '../http/compress.ts'

type Variant = { bytes: Uint8Array; headers: string[] }

/** An answer as bytes, ready to be sent, with each encoding made when it is first asked for. */
export type CachedAnswer = {
  status: number
  /** Without quotes and encoding. */
  tag: string
  /** The ids of all products and pictures in it. */
  ids: ReadonlySet<string>
  variants: Map<Encoding | 'identity', Variant>
  /** Encodings that are being made, so that many who ask at once wait for one. */
  underWay: Map<Encoding, Promise<Variant>>
  /** Of all variants together, as text compresses. */
  bytes: number
}

const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** What belongs to one connection or is set for each variant. */
const ownHeaders = new Set(['content-length', 'content-encoding', 'etag', 'vary', 'connection', 'date'])

/** Keeps a plain answer as bytes; its strong ETag is a hash of them. */
export function toCachedAnswer(status: number, headers: Headers, bytes: Uint8Array): CachedAnswer {
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const kept = [...headers].filter(([name]) => !ownHeaders.has(name)).flat()
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const ids = new Set(text.match(idPattern))
  const identity = toVariant(kept, bytes, { tag })
  return {
    status,
    tag,
    ids,
    variants: new Map([['identity', identity]]),
    underWay: new Map(),
    bytes: Math.ceil(bytes.length * 1.5),
  }
}

/** The answer in an encoding; the plain one where encoding it would not help. */
export async function variantOf(answer: CachedAnswer, encoding: Encoding | null): Promise<Variant> {
  const identity = answer.variants.get('identity')
  if (!identity) throw new Error('A kept answer has lost its plain bytes')
  if (encoding === null || identity.bytes.length < minBytes || !isText(identity.headers)) return identity
  const making = answer.underWay.get(encoding) ?? encode(answer, identity, encoding)
  answer.underWay.set(encoding, making)
  try {
    return await making
  } finally {
    answer.underWay.delete(encoding)
  }
}

async function encode(answer: CachedAnswer, identity: Variant, encoding: Encoding): Promise<Variant> {
  const bytes = await encoders[encoding](identity.bytes)
  const own = identity.headers.filter(
    (_, index) => !ownHeaders.has(identity.headers[index - (index % 2)] ?? ''),
  )
  const variant = toVariant(own, bytes, { tag: answer.tag, encoding })
  answer.variants.set(encoding, variant)
  return variant
}

function toVariant(
  headers: string[],
  bytes: Uint8Array,
  { tag, encoding }: { tag: string; encoding?: Encoding },
): Variant {
  return {
    bytes,
    headers: [
      ...headers,
      ...['content-length', String(bytes.length), 'etag', etagOf(tag, encoding), 'vary', 'Accept-Encoding'],
      ...(encoding ? ['content-encoding', encoding] : []),
    ],
  }
}

/** Bytes that differ need tags that differ. */
const etagOf = (tag: string, encoding?: Encoding) => (encoding ? `"${tag}-${encoding}"` : `"${tag}"`)

const isText = (headers: string[]) => isCompressible(headers[headers.indexOf('content-type') + 1] ?? '')

/** Whether the client's If-None-Match names these bytes in any encoding, so that it need not get them again. */
export const isKnown = (answer: CachedAnswer, ifNoneMatch: string): boolean =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.includes(`"${answer.tag}"`) ||
  ifNoneMatch.includes(`"${answer.tag}-`)

/** The headers that a 304 repeats. */
export function notModifiedHeaders(variant: Variant): string[] {
  const left = new Set(['content-length', 'content-type', 'content-encoding'])
  return variant.headers.filter((_, index) => !left.has(variant.headers[index - (index % 2)] ?? ''))
}
