import { createHash } from 'node:crypto'
import type { Encoding } from '../http/accepted-encoding.ts'
import { decoders, encoders, isCompressible, minBytes } from '../http/compress.ts'

type Variant = { bytes: Uint8Array; headers: string[] }
type Form = Encoding | 'identity'

/** An answer as bytes, ready to be sent, with each encoding made when it is first asked for. */
export type CachedAnswer = {
  status: number
  /** Without quotes and encoding. */
  tag: string
  /** What every variant has. */
  headers: readonly string[]
  isCompressed: boolean
  /** The bytes as they came; null once a variant holds them, which may take a fifth of the room. */
  plain: Uint8Array | null
  variants: Map<Form, Variant>
  /** Variants that are being made, so that many who ask at once wait for one. */
  underWay: Map<Form, Promise<Variant>>
}

/** What an answer takes in memory; it grows with each encoding that is asked for. */
export function sizeOf({ plain, variants }: CachedAnswer): number {
  const made = [...variants.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
  return (plain?.length ?? 0) + made
}

/** What belongs to one connection or is set for each variant. */
const ownHeaders = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'connection',
  'date',
  'x-request-id',
])

/** Keeps a plain answer as bytes; its strong ETag is a hash of them. */
export function toCachedAnswer(status: number, headers: Headers, bytes: Uint8Array): CachedAnswer {
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const kept = [...headers].filter(([name]) => !ownHeaders.has(name)).flat()
  const isCompressed = bytes.length >= minBytes && isText(kept)
  const own = { headers: kept, isCompressed, plain: bytes, variants: new Map(), underWay: new Map() }
  return { status, tag, ...own }
}

/** The answer in an encoding; the plain one where encoding it would not help. */
export async function variantOf(answer: CachedAnswer, encoding: Encoding | null): Promise<Variant> {
  const form = encoding !== null && answer.isCompressed ? encoding : 'identity'
  const known = answer.variants.get(form)
  if (known) return known
  const making = answer.underWay.get(form) ?? makeVariant(answer, form)
  answer.underWay.set(form, making)
  try {
    return await making
  } finally {
    answer.underWay.delete(form)
  }
}

async function makeVariant(answer: CachedAnswer, form: Form): Promise<Variant> {
  const plain = await plainOf(answer)
  const made = form === 'identity' ? plain : await encoders[form](plain)
  // Compressing and unpacking hand out parts of larger buffers.
  const bytes = made === answer.plain ? made : new Uint8Array(made)
  const variant = { bytes, headers: headersOf(answer, bytes, form) }
  answer.variants.set(form, variant)
  answer.plain = null
  return variant
}

async function plainOf({ plain, variants }: CachedAnswer): Promise<Uint8Array> {
  const known = plain ?? variants.get('identity')?.bytes
  if (known) return known
  for (const [form, { bytes }] of variants) if (form !== 'identity') return decoders[form](bytes)
  throw new Error('A kept answer has lost its bytes')
}

function headersOf({ headers, tag }: CachedAnswer, bytes: Uint8Array, form: Form): string[] {
  const encoding = form === 'identity' ? undefined : form
  return [
    ...headers,
    'content-length',
    String(bytes.length),
    'etag',
    etagOf(tag, encoding),
    'vary',
    'Accept-Encoding',
    ...(encoding ? ['content-encoding', encoding] : []),
  ]
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
