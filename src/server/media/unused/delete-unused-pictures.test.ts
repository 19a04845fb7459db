import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../../test-support/factories.ts'
import { mediaIdOf, pictureUrl } from '../../../contract/pictures.ts'
import { allKeys } from '../keys.ts'
import { loadPlaceholders } from '../load-placeholders.ts'
import type { MediaStore } from '../media-store.ts'
import { storePictures } from '../store-picture.ts'
import { deleteUnusedPictures } from './delete-unused-pictures.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const png = await sharp({ create: { width: 8, height: 10, channels: 3, background: '#8a2433' } })
  .png()
  .toBuffer()

const hour = 3_600_000
const later = (hours: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * hour)
}

async function upload() {
  const file = new File([new Uint8Array(png)], 'kurta.png', { type: 'image/png' })
  return (await admin.client.catalogue.uploadImage({ body: { file } })).fileUrl
}

const purge = (media: MediaStore = shop.deps.media) =>
  deleteUnusedPictures({ ...shop.deps, media }, new AbortController().signal)

const isServed = async (url: string) => (await shop.request('GET', url)).status === 200
const onRecord = (url: string) =>
  shop.db.selectFrom('media').where('id', '=', mediaIdOf(url)).select('givenUpAt').executeTakeFirst()

test('an upload that nothing uses is deleted after 48 hours, in every size', async () => {
  const url = await upload()
  const id = mediaIdOf(url) ?? ''
  expect(await isServed(url)).toBe(true)
  expect(await isServed(pictureUrl(id, 480, 'avif'))).toBe(true)
  await purge()
  later(47)
  await purge()
  expect(await isServed(url)).toBe(true)
  later(1)
  await purge()
  expect(await onRecord(url)).toBeUndefined()
  expect(await Promise.all(allKeys(id).map(shop.deps.media.get))).toEqual(allKeys(id).map(() => null))
  expect(existsSync(join(shop.deps.config.dataDir, 'media', id))).toBe(false)
  expect(await isServed(url)).toBe(false)
})

test('a picture used by a product, a colour, an archived product or an order stays, whichever size is named', async () => {
  const [picture, colour, archived, ordered, prepared] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    pictureUrl('prepared-front', 960, 'webp'),
  ]
  const avif = await sharp(png).avif({ effort: 0 }).toBuffer()
  await storePictures(shop.deps, [{ id: 'prepared-front', bytes: avif, small: { width: 480, bytes: avif } }])
  await makeProduct(admin, {
    product_images: [`https://shop.example${pictureUrl(mediaIdOf(picture) ?? '', 1200, 'avif')}`],
    Color: [{ Color: 'Red', img: { original: colour } }],
  })
  const old = await makeProduct(admin, { product_images: [archived], Color: [] })
  await admin.client.catalogue.remove({ params: { id: old._id } })
  const bought = await makeProduct(admin, { product_images: [ordered], Color: [] })
  await admin.client.cart.add({ body: { productId: bought._id } })
  await admin.client.orders.create({ body: orderData() })
  const edit = productInput({ product_images: [], Color: [] })
  await admin.client.catalogue.edit({ params: { id: bought._id }, body: edit })

  await purge()
  later(49)
  await purge()
  for (const url of [picture, colour, archived, ordered, prepared])
    expect([url, await isServed(url)]).toEqual([url, true])
})

test('the 48 hours begin each time the last product stops using a picture', async () => {
  const url = await upload()
  const { _id } = await makeProduct(admin, { product_images: [url], Color: [] })
  const show = (product_images: string[]) =>
    admin.client.catalogue.edit({ params: { id: _id }, body: productInput({ product_images, Color: [] }) })
  later(100)
  await show([])
  await purge()
  later(40)
  await show([url])
  await purge()
  later(40)
  await show([])
  await purge()
  later(40)
  await purge()
  expect(await isServed(url)).toBe(true)
  later(8)
  await purge()
  expect(await isServed(url)).toBe(false)
})

test('a picture the store fails to delete is tried again next time, and does not stop the others', async () => {
  const [stuck, other] = [await upload(), await upload()]
  const broken = new Error('The bucket is away')
  const refusing: MediaStore['delete'] = async key => {
    if (key.startsWith(`${mediaIdOf(stuck)}/`)) throw broken
    await shop.deps.media.delete(key)
  }
  await purge()
  later(48)
  await purge({ ...shop.deps.media, delete: refusing })
  expect(shop.logged.splice(0)).toEqual([
    { message: `Picture ${mediaIdOf(stuck)} could not be deleted`, cause: broken },
  ])
  expect(await onRecord(stuck)).toEqual({ givenUpAt: shop.clock.now })
  expect([await isServed(other), await onRecord(other)]).toEqual([false, undefined])
  later(24)
  await purge()
  expect([await isServed(stuck), await onRecord(stuck)]).toEqual([false, undefined])
})

test.runIf(inject('database').kind === 'postgres')(
  'a picture that is being added to a product at this moment stays',
  async () => {
    const url = await upload()
    await purge()
    later(48)
    await shop.db.transaction().execute(async tx => {
      await loadPlaceholders(tx, [url])
      await purge()
    })
    expect(await isServed(url)).toBe(true)
  },
)
