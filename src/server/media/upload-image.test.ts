import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { writeUntilFull } from '../../../test-support/write-until-full.ts'
import type { UploadedImage } from '../../contract/media.ts'
import { mediaIdOf, uploadLimits } from '../../contract/pictures.ts'
import { masterKey } from './keys.ts'
import { folderStore } from './media-store.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

/** A picture with something to see: stripes, darker to the right. */
function picture(width = 300, height = 200) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i % (width * 3)) % 251
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

async function send(bytes: Uint8Array, name = 'picture.jpg', type = 'image/jpeg', token = admin.token) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name, { type }))
  const multipart = new Response(form)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': multipart.headers.get('content-type') ?? '',
  }
  // Sent as bytes: undici throws into the void when a server stops reading a form it streams in process.
  const body = await multipart.arrayBuffer()
  return shop.app.request('/api/product/upload-image', { method: 'POST', headers, body })
}

async function upload(bytes: Uint8Array) {
  const answer = await send(bytes)
  expect(answer.status).toBe(201)
  const uploaded = (await answer.json()) as UploadedImage
  const id = mediaIdOf(uploaded.fileUrl) ?? ''
  const master = Buffer.from((await shop.deps.media.get(masterKey(id))) ?? [])
  return { ...uploaded, id, master }
}

async function expectRefusal(answer: Response, status: number, code: string) {
  expect(await answer.json()).toMatchObject({ error: { code, fields: { file: expect.any(String) } } })
  expect(answer.status).toBe(status)
}

test('JPEG, PNG, WebP, AVIF and GIF are accepted under any file name and stored as WebP', async () => {
  const files = [
    await picture().jpeg().toBuffer(),
    await picture().png().toBuffer(),
    await picture().webp().toBuffer(),
    await picture().avif({ effort: 0 }).toBuffer(),
    await picture().gif().toBuffer(),
  ]
  for (const file of files) {
    const { width, height, master } = await upload(file)
    expect([width, height]).toEqual([300, 200])
    expect((await sharp(master).metadata()).format).toBe('webp')
  }
})

test('the answer is a URL that serves the picture', async () => {
  const { fileUrl, id } = await upload(await picture(1500, 1000).jpeg().toBuffer())
  expect(fileUrl).toBe(`/media/${id}/960.webp`)
  const shown = await shop.request('GET', fileUrl)
  expect(shown.status).toBe(200)
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 960, height: 640 })
})

test('each upload records who made it, when, and its size', async () => {
  const { id, master } = await upload(await picture().jpeg().toBuffer())
  const row = await shop.db.selectFrom('media').where('id', '=', id).selectAll().executeTakeFirst()
  expect(row).toMatchObject({
    id,
    width: 300,
    height: 200,
    bytes: master.length,
    createdBy: admin.id,
    createdAt: shop.clock.now,
  })
})

test('only the staff can upload', async () => {
  const shopper = await makeUser(shop)
  const file = await picture().jpeg().toBuffer()
  expect((await send(file, 'a.jpg', 'image/jpeg', shopper.token)).status).toBe(403)
  expect((await send(file, 'a.jpg', 'image/jpeg', '')).status).toBe(401)
})

test('a picture is turned upright and loses its location data', async () => {
  const file = await picture()
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const sent = await sharp(file).metadata()
  expect(sent.orientation).toBe(6)
  expect(sent.exif?.includes('Somebody')).toBe(true)
  const { width, height, master } = await upload(file)
  expect([width, height]).toEqual([200, 300])
  const kept = await sharp(master).metadata()
  expect(kept).toMatchObject({ width: 200, height: 300 })
  expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(Array(5).fill(undefined))
})

test('a large picture is reduced to 2400 pixels, a small one is not enlarged', async () => {
  expect(await upload(await picture(3000, 1500).jpeg().toBuffer())).toMatchObject({
    width: 2400,
    height: 1200,
  })
  expect(await upload(await picture(10, 3000).png().toBuffer())).toMatchObject({ width: 8, height: 2400 })
  expect(await upload(await picture(1, 1).png().toBuffer())).toMatchObject({ width: 1, height: 1 })
})

test('of an animated picture the first frame is stored', async () => {
  const size = { width: 20, height: 40, channels: 3 } as const
  const frames = sharp({ create: { ...size, pageHeight: 20, background: 'red' } })
  const top = await sharp({ create: { ...size, height: 20, background: 'blue' } })
    .png()
    .toBuffer()
  const file = await frames
    .composite([{ input: await sharp(top).raw().toBuffer(), raw: { ...size, height: 20 }, top: 20, left: 0 }])
    .gif({ delay: [100, 100] })
    .toBuffer()
  expect((await sharp(file).metadata()).pages).toBe(2)
  const { height, master } = await upload(file)
  expect(height).toBe(20)
  expect((await sharp(master).metadata()).pages ?? 1).toBe(1)
})

test('data hidden behind or inside a picture is not stored', async () => {
  const script = '<script>alert(1)</script>'
  const jpeg = await picture()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: script } })
    .toBuffer()
  const { id, master } = await upload(Buffer.concat([jpeg, Buffer.from(`${script}PK\x03\x04`)]))
  expect(master.includes('script')).toBe(false)
  const shown = await shop.request('GET', `/media/${id}/480.webp`)
  expect(Buffer.from(await shown.arrayBuffer()).includes('script')).toBe(false)
})

test('a file that is no picture is refused, whatever its name and type say', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const files: [string, string, string | Uint8Array][] = [
    ['drawing.png', 'image/png', svg],
    ['drawing.svg', 'image/svg+xml', `<?xml version="1.0"?>${svg}`],
    ['page.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>'],
    ['GIF89a.gif', 'image/gif', 'GIF89a/*<svg/onload=alert(1)>*/=1;'],
    ['scan.tiff', 'image/tiff', await picture().tiff().toBuffer()],
    ['nothing.jpg', 'image/jpeg', ''],
    ['noise.webp', 'image/webp', randomBytes(5000)],
  ]
  for (const [name, type, content] of files) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    await expectRefusal(await send(bytes, name, type), 415, 'not_an_image')
  }
})

test('a truncated or broken picture is refused', async () => {
  const files = [
    await picture().jpeg().toBuffer(),
    await picture().png().toBuffer(),
    await picture().webp().toBuffer(),
    await picture().avif({ effort: 0 }).toBuffer(),
    await picture().gif().toBuffer(),
  ]
  for (const file of files) {
    await expectRefusal(await send(file.subarray(0, file.length * 0.6)), 415, 'not_an_image')
  }
  const png = await picture().png().toBuffer()
  const middle = Math.floor(png.length / 2)
  png.fill(0x55, middle, middle + 50)
  await expectRefusal(await send(png), 415, 'not_an_image')
})

test('a JPEG with a harmless fault that phones make is accepted', async () => {
  const file = await picture().jpeg().toBuffer()
  const scan = file.indexOf(Buffer.from([0xff, 0xda]))
  const endOfSpectrum = scan + file.readUInt16BE(scan + 2)
  expect(file[endOfSpectrum]).toBe(63)
  file[endOfSpectrum] = 0
  await upload(file)
})

test('more than 40 megapixels are refused before they are decoded', async () => {
  const bomb = await sharp({
    create: { width: 8000, height: 5125, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  await expectRefusal(await send(bomb), 413, 'too_large')
})

test('more than 10 MB are refused, whether a little more or far more', async () => {
  const noise = sharp(randomBytes(1900 * 1900 * 3), { raw: { width: 1900, height: 1900, channels: 3 } })
  const file = await noise.png({ compressionLevel: 0 }).toBuffer()
  expect(file.length).toBeGreaterThan(uploadLimits.bytes + 64 * 1024)
  expect((await send(file)).status).toBe(413)
  await expectRefusal(await send(file.subarray(0, uploadLimits.bytes + 1)), 413, 'too_large')
})

test('a full disk refuses an upload in words, keeps nothing of it, and takes it once there is room', async () => {
  const file = await picture().jpeg().toBuffer()
  const folder = join(shop.deps.config.dataDir, 'media')
  const { db, media } = shop.deps
  const left = async () => [await readdir(folder), await db.selectFrom('media').select('id').execute()]
  await upload(file)
  const before = await left()
  const refusal = { error: { code: 'disk_full', message: expect.stringContaining('no room left') } }
  shop.deps.media = folderStore(folder, writeUntilFull)
  const answer = await send(file)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await answer.json()).toMatchObject(refusal)
  shop.deps.media = media
  shop.deps.db = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind !== 'InsertQueryNode') return node
      throw Object.assign(new Error('could not extend file'), { code: '53100' })
    },
    transformResult: async ({ result }) => result,
  })
  expect(await (await send(file)).json()).toMatchObject(refusal)
  shop.deps.db = db
  expect(await left()).toEqual(before)
  expect(shop.logged.splice(0)).toHaveLength(2)
  await upload(file)
})

test('a form without a picture names the field', async () => {
  const form = new FormData()
  form.append('file', 'just words')
  const answer = await shop.request('POST', '/api/product/upload-image', { token: admin.token, body: form })
  await expectRefusal(answer, 400, 'invalid')
})

test('two uploads of a login are read at a time; the next one waits until one is done', async () => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await picture().png().toBuffer())], 'picture.png'))
  const multipart = new Response(form)
  const headers = {
    authorization: `Bearer ${admin.token}`,
    'content-type': multipart.headers.get('content-type') ?? '',
  }
  const bytes = new Uint8Array(await multipart.arrayBuffer())
  const asked: number[] = []
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
  const answers = gates.map(({ promise }, index) => {
    const pull = async (controller: ReadableStreamDefaultController) => {
      asked.push(index)
      await promise
      controller.enqueue(bytes)
      controller.close()
    }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const request = { method: 'POST', headers, body, duplex: 'half' }
    return shop.app.request('/api/product/upload-image', request as RequestInit)
  })
  await expect.poll(() => asked.length).toBe(2)
  const [first = -1] = asked
  gates[first]?.resolve()
  expect((await answers[first])?.status).toBe(201)
  await expect.poll(() => asked.length).toBe(3)
  for (const { resolve } of gates) resolve()
  expect((await Promise.all(answers)).map(answer => answer.status)).toEqual(Array(4).fill(201))
})
