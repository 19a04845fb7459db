import type { Context } from 'hono'
import { ShopError } from '../../contract/errors.ts'
import { uploadLimits } from '../../contract/pictures.ts'

const jsonLimit = 256 * 1024
const tooLarge = 'The request is too large: at most 256 KB.'
/** The file and the multipart lines around it. */
const fileLimit = uploadLimits.bytes + 64 * 1024

/**
 * The JSON of a request.
 * @throws invalid for another content type or broken JSON
 * @throws too_large before the rest is read
 */
export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  if (type && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new ShopError('invalid', 'Send the body as JSON, with Content-Type: application/json.')
  }
  const bytes = await readAll(c, jsonLimit, tooLarge)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ShopError('invalid', 'Send the body as valid JSON.')
  }
}

/** The exact text of a request, since its signature covers every byte, and that signature. */
export async function readSigned(c: Context): Promise<{ payload: string; signature: string }> {
  const bytes = await readAll(c, jsonLimit, tooLarge)
  return { payload: new TextDecoder().decode(bytes), signature: c.req.header('stripe-signature') ?? '' }
}

/** The fields of a multipart form. */
export async function readForm(c: Context): Promise<Record<string, FormDataEntryValue>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new ShopError('invalid', 'Send the file as a multipart form.', {
      file: 'Attach the file in the field "file".',
    })
  }
  const bytes = await readAll(c, fileLimit, 'The file is too large: at most 10 MB.')
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData())
  } catch {
    throw new ShopError('invalid', 'Send the file as a multipart form.', {
      file: 'Attach the file in the field "file".',
    })
  }
}

async function readAll(c: Context, limit: number, message: string): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(c.req.header('content-length') ?? Number.NaN)
  if (declared > limit) throw new ShopError('too_large', message)
  // Node lets no body grow beyond its declared length. Read whole, it needs no stream, which costs more than the rest.
  if (declared <= limit) return new Uint8Array(await c.req.raw.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new ShopError('too_large', message)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
