import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, productInput } from '../../../test-support/factories.ts'
import { mediaIdOf, pictureUrl } from '../../contract/pictures.ts'
import { fillPlaceholders } from '../catalogue/product/pictures/fill-placeholders.ts'
import { masterKey } from './keys.ts'
import { makePlaceholders } from './make-placeholders.ts'
import { insertMedia } from './queries.ts'
import { storePictures } from './store-picture.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const goOn = new AbortController().signal

beforeEach(async () => {
  await shop.db.deleteFrom('media').execute()
  await shop.db.updateTable('products').set({ pictures: '[]' }).execute()
})

/** Wine red above, ivory below: two halves that a likeness must still tell apart. */
function twoHalves(width = 800, height = 1000) {
  const half = { width, height: Math.floor(height / 2), channels: 3, background: '#f4ead8' } as const
  const lower = { input: { create: half }, gravity: 'south' }
  return sharp({ create: { width, height, channels: 3, background: '#8a2433' } }).composite([lower])
}

async function upload(picture = twoHalves()) {
  const form = new FormData()
  const png = new Uint8Array(await picture.png().toBuffer())
  form.set('file', new File([png], 'kurta.png', { type: 'image/png' }))
  return (await admin.client.catalogue.uploadImage({ body: { file: form.get('file') as File } })).fileUrl
}

/** As pictures were kept before the shop made likenesses. */
async function keptBefore(bytes: Uint8Array | null) {
  const id = shop.deps.newId()
  if (bytes) await shop.deps.media.put(masterKey(id), bytes)
  await insertMedia(shop.db, [
    {
      id,
      width: 800,
      height: 1000,
      bytes: bytes?.length ?? 0,
      createdBy: null,
      createdAt: shop.clock.now,
    },
  ])
  return pictureUrl(id, 960, 'webp')
}

const get = async (id: string) => shop.client().catalogue.get({ params: { id } })

async function pixelsOf(placeholder = '') {
  const [, type, data = ''] = /^data:image\/(\w+);base64,([A-Za-z0-9+/]+=*)$/.exec(placeholder) ?? []
  expect(type).toBe('webp')
  return sharp(Buffer.from(data, 'base64')).raw().toBuffer({ resolveWithObject: true })
}

test('an uploaded picture is answered with a tiny placeholder', async () => {
  const url = await upload()
  const { _id } = await makeProduct(admin, { product_images: [url] })
  const [picture] = (await get(_id)).pictures
  expect(picture?.placeholder?.length).toBeLessThanOrEqual(250)
  const { data, info } = await pixelsOf(picture?.placeholder)
  expect([info.width, info.height]).toEqual([6, 8])
  const [top, bottom] = [data.subarray(0, 3), data.subarray(-3)]
  expect(top[1]).toBeLessThan(90)
  expect(bottom[1]).toBeGreaterThan(190)
})

test('a placeholder shows the colours of its picture', async () => {
  // Narrow stripes of strong colours beside plain cloth: what a coding for whole blocks of pixels smears.
  const stripes = ['#c2185b', '#f4ead8', '#00796b', '#fbc02d', '#f4ead8', '#1a237e'].map(
    (background, index) => ({
      input: { create: { width: 100, height: 800, channels: 3, background } } as const,
      ...{ left: index * 100, top: 0 },
    }),
  )
  const ground = sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } })
  const url = await upload(ground.composite(stripes))
  const { _id } = await makeProduct(admin, { product_images: [url] })
  const { data } = await pixelsOf((await get(_id)).pictures[0]?.placeholder)
  const row = [...data.subarray(0, 18)]
  const shown = [0xc2, 0x18, 0x5b, 0xf4, 0xea, 0xd8, 0x00, 0x79, 0x6b]
  for (const [index, tone] of [...shown, 0xfb, 0xc0, 0x2d, 0xf4, 0xea, 0xd8, 0x1a, 0x23, 0x7e].entries())
    expect(Math.abs((row[index] ?? 0) - tone), `tone ${index} of ${row}`).toBeLessThanOrEqual(12)
})

test('a grey picture stays grey in its placeholder, and a transparent one transparent', async () => {
  const grey = sharp({ create: { width: 300, height: 400, channels: 3, background: '#807f81' } })
  const glass = sharp({ create: { width: 300, height: 400, channels: 4, background: '#8a243300' } })
  const urls = [await upload(grey.toColourspace('b-w')), await upload(glass)]
  const { _id } = await makeProduct(admin, { product_images: urls })
  const { pictures } = await get(_id)
  const [red, green, blue] = (await pixelsOf(pictures[0]?.placeholder)).data
  expect([red, blue]).toEqual([green, green])
  const { data, info } = await pixelsOf(pictures[1]?.placeholder)
  expect([info.channels, data.at(-1)]).toEqual([4, 0])
})

test('a picture of any shape gets a placeholder', async () => {
  for (const [width, height] of [
    [1200, 300],
    [3, 2000],
    [1, 1],
  ] as const) {
    const url = await upload(twoHalves(width, Math.max(height, 2)))
    const { _id } = await makeProduct(admin, { product_images: [url] })
    const { info } = await pixelsOf((await get(_id)).pictures[0]?.placeholder)
    expect(Math.max(info.width, info.height)).toBe(8)
  }
})

test('lists carry placeholders for the first pictures of a card, the product page for all', async () => {
  const urls = [await upload(), await upload(), await upload()]
  const [first, second, third] = urls as [string, string, string]
  const { _id } = await makeProduct(admin, {
    category: 'k-froks',
    product_images: [
      first,
      second,
      third,
      'https://elsewhere.example/picture.jpg',
      '/media/unknown/960.webp',
    ],
    Color: [{ Color: 'Red', img: { original: third } }],
  })
  const whole = await get(_id)
  const has = ({ placeholder }: { placeholder?: string | undefined }) => placeholder !== undefined
  expect(whole.pictures.map(has)).toEqual([true, true, true, false, false])
  const [listed] = await shop.client().catalogue.byCategory({ params: { id: 'k-froks' } })
  expect(listed?.pictures.map(has)).toEqual([true, false, true, false, false])
  expect(listed?.pictures.map(({ url, alt }) => ({ url, alt }))).toEqual(
    whole.pictures.map(({ url, alt }) => ({ url, alt })),
  )
})

test('an edit adds placeholders for new pictures and keeps those of old ones', async () => {
  const [old, added] = [await upload(), await upload()]
  const { _id } = await makeProduct(admin, { product_images: [old] })
  const before = await get(_id)
  await admin.client.catalogue.edit({
    params: { id: _id },
    body: productInput({ product_images: [added, old] }),
  })
  const { pictures } = await get(_id)
  expect(pictures[0]?.placeholder).toEqual(expect.stringMatching(/^data:/))
  expect(pictures[1]?.placeholder).toBe(before.pictures[0]?.placeholder)
})

test('pictures from before there were placeholders get theirs, and so do their products', async () => {
  const png = new Uint8Array(await twoHalves().png().toBuffer())
  const [whole, lost, broken] = [
    await keptBefore(png),
    await keptBefore(null),
    await keptBefore(new Uint8Array([1, 2, 3])),
  ]
  const { _id } = await makeProduct(admin, { product_images: [whole, lost, broken] })
  const before = await get(_id)
  expect(before.pictures.map(picture => picture.placeholder)).toEqual([undefined, undefined, undefined])

  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  await makePlaceholders(shop.deps, goOn)
  await fillPlaceholders(shop.deps, goOn)
  expect(shop.logged.map(({ message }) => message)).toEqual([
    `Picture ${mediaIdOf(broken)} has no placeholder`,
  ])
  shop.logged.length = 0

  const after = await get(_id)
  await pixelsOf(after.pictures[0]?.placeholder)
  const [first, ...others] = before.pictures
  expect(after).toEqual({
    ...before,
    pictures: [{ ...first, placeholder: after.pictures[0]?.placeholder }, ...others],
  })
})

test('both jobs stop when they are aborted', async () => {
  const png = new Uint8Array(await twoHalves().png().toBuffer())
  const { _id } = await makeProduct(admin, { product_images: [await keptBefore(png)] })
  await makePlaceholders(shop.deps, AbortSignal.abort())
  await makePlaceholders(shop.deps, goOn)
  await fillPlaceholders(shop.deps, AbortSignal.abort())
  expect((await get(_id)).pictures[0]?.placeholder).toBeUndefined()
})

test('a prepared picture keeps the placeholder prepared with it', async () => {
  const avif = await twoHalves(960, 1200).avif({ effort: 0 }).toBuffer()
  const placeholder = 'data:image/webp;base64,UklGRg=='
  await storePictures(shop.deps, [
    {
      id: 'bahar-front',
      bytes: avif,
      small: { width: 480, bytes: avif },
      placeholder,
    },
  ])
  const { _id } = await makeProduct(admin, { product_images: [pictureUrl('bahar-front', 960, 'webp')] })
  expect((await get(_id)).pictures[0]?.placeholder).toBe(placeholder)
})
