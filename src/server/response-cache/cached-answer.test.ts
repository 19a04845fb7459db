import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sizeOf, toCachedAnswer, variantOf } from './cached-answer.ts'

const text = 'Hand-embroidered lawn, three pieces. '.repeat(400)
const answerOf = (type = 'text/html') =>
  toCachedAnswer(200, new Headers({ 'content-type': type }), Buffer.from(text))

test('once a compressed variant is made, the plain bytes are let go', async () => {
  const answer = answerOf()
  expect(sizeOf(answer)).toBe(text.length)
  const { bytes } = await variantOf(answer, 'br')
  expect(sizeOf(answer)).toBe(bytes.length)
  expect(bytes.length).toBeLessThan(text.length / 5)
  // No more of the memory behind it than it shows.
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test('every encoding is made from whichever is there, with the same tag but for its ending', async () => {
  for (const first of ['br', 'gzip', null] as const) {
    const answer = answerOf()
    await variantOf(answer, first)
    const [brotli, gzip, plain] = [
      await variantOf(answer, 'br'),
      await variantOf(answer, 'gzip'),
      await variantOf(answer, null),
    ]
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text)
    expect(gunzipSync(gzip.bytes).toString()).toBe(text)
    expect(Buffer.from(plain.bytes).toString()).toBe(text)
    expect([brotli, gzip, plain].map(({ headers }) => headers[headers.indexOf('etag') + 1])).toEqual([
      `"${answer.tag}-br"`,
      `"${answer.tag}-gzip"`,
      `"${answer.tag}"`,
    ])
    expect(await variantOf(answer, 'br')).toBe(brotli)
    expect(await variantOf(answer, null)).toBe(plain)
  }
})

test('who asks while a variant is made gets that one', async () => {
  const answer = answerOf()
  const [one, two] = await Promise.all([variantOf(answer, 'br'), variantOf(answer, 'br')])
  expect(one).toBe(two)
})

test('a picture stays as it is', async () => {
  const variant = await variantOf(answerOf('image/avif'), 'br')
  expect(variant.headers).not.toContain('content-encoding')
  expect(Buffer.from(variant.bytes).toString()).toBe(text)
})
