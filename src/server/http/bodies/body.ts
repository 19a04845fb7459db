import type { Context } from 'hono'
import { seconds } from '../../../contract/durations.ts'
import { ShopError } from '../../../contract/errors.ts'
import { uploadLimits } from '../../../contract/pictures.ts'
import { withinTime } from '../../within-time.ts'

const jsonLimit = 256 * 1024
const tooLarge = 'The request is too large: at most 256 KB.'
/** The file and the multipart lines around it. */
const fileLimit = uploadLimits.bytes + 64 * 1024

/** A product with 2,500 rows of stock is within it. */
const jsonBounds = { values: 20_000, depth: 20 }
/** No form of the shop has more than a file and a few fields. */
const maxParts = 20

/** A body keeps coming at 16 KB/s without a gap of 10 s: a slow phone's does, and who stalls on purpose does not. */
const pace = { graceMs: seconds(10), bytesPerMs: 16 }

/**
 * The JSON of a request.
 * @throws invalid for another content type, broken JSON, or one of too many values or too deep
 * @throws too_large before the rest is read
 * @throws too_slow
 */
export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  if (type && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new ShopError('invalid', 'Send the body as JSON, with Content-Type: application/json.')
  }
  const bytes = await readAll(c, jsonLimit, tooLarge)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ShopError('invalid', 'Send the body as valid JSON.')
  }
  if (!isWithin(jsonBounds, value)) throw new ShopError('invalid', 'The JSON has too many values or levels.')
  return value
}

/** Whether the value is neither too deep nor of too many parts to be checked in a moment. */
function isWithin({ values, depth }: typeof jsonBounds, value: unknown): boolean {
  let level: unknown[] = [value]
  for (let deep = 0, seen = 0; level.length > 0; deep++) {
    seen += level.length
    if (deep > depth || seen > values) return false
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return true
}

/** The exact text of a request, since its signature covers every byte, and that signature. */
export async function readSigned(c: Context): Promise<{ payload: string; signature: string }> {
  const bytes = await readAll(c, jsonLimit, tooLarge)
  return { payload: new TextDecoder().decode(bytes), signature: c.req.header('stripe-signature') ?? '' }
}

/** The fields of a multipart form. */
export async function readForm(c: Context): Promise<Record<string, FormDataEntryValue>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw noForm()
  const bytes = await readAll(c, fileLimit, 'The file is too large: at most 10 MB.')
  if (hasTooManyParts(bytes, type)) throw noForm()
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData())
  } catch {
    throw noForm()
  }
}

const noForm = () =>
  new ShopError('invalid', 'Send the file as a multipart form.', {
    file: 'Attach the file in the field "file".',
  })

/** Counted first: 10 MB of empty parts would take seconds to read. */
function hasTooManyParts(bytes: Uint8Array, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = `--${quoted ?? plain ?? ''}`
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let [parts, at] = [0, body.indexOf(boundary)]
  while (at >= 0 && parts <= maxParts) {
    parts += 1
    at = body.indexOf(boundary, at + boundary.length)
  }
  return parts > maxParts
}

async function readAll(c: Context, limit: number, message: string): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(c.req.header('content-length') ?? Number.NaN)
  if (declared > limit) throw new ShopError('too_large', message)
  // Node lets no body grow beyond its declared length. Read whole, a small one needs no stream, which costs more than the rest.
  if (declared <= Math.min(limit, jsonLimit))
    return new Uint8Array(await withinTime(pace.graceMs, c.req.raw.arrayBuffer(), tooSlow))
  const reader = c.req.raw.body?.getReader()
  const chunks: Uint8Array[] = []
  const began = performance.now()
  for (let size = 0; ; ) {
    const lateMs = performance.now() - began - size / pace.bytesPerMs
    const next = reader && (await withinTime(pace.graceMs - Math.max(0, lateMs), reader.read(), tooSlow))
    if (!next?.value) return Buffer.concat(chunks)
    size += next.value.byteLength
    if (size > limit) throw new ShopError('too_large', message)
    chunks.push(next.value)
  }
}

/** The refusal of what does not come in time. */
export const tooSlow = () => new ShopError('too_slow', 'The request came too slowly. Please try again.')
