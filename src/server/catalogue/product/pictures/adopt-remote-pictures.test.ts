import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../../test-support/factories.ts'
import { adoptRemotePictures } from './adopt-remote-pictures.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const { signal } = new AbortController()
const png = await sharp({ create: { width: 8, height: 10, channels: 3, background: '#8a2433' } })
  .png()
  .toBuffer()

let number = 0
/** An address that no other test names. */
const remote = () => `https://cdn.example/${++number}.png`

/** What the chore asks other sites for. */
function site(answer: () => Uint8Array) {
  const asked: string[] = []
  const fetch = async (url: string) => {
    asked.push(url)
    return answer()
  }
  return { asked, run: () => adoptRemotePictures(shop.deps, signal, fetch) }
}

const picturesOf = async (id: string) =>
  (await shop.client().catalogue.get({ params: { id } })).product_images

test('a product gets the shop’s own copy of each picture of another site, and keeps the rest', async () => {
  const url = remote()
  const { _id, updated_at } = await makeProduct(admin, {
    product_images: ['/media/a/960.webp', url],
    alts: { [url]: 'Front' },
    Color: [{ Color: 'Rust', img: { original: url } }],
  })
  const { run, asked } = site(() => png)
  await run()
  const product = await shop.client().catalogue.get({ params: { id: _id } })
  const [own, copy = ''] = product.product_images
  expect(own).toBe('/media/a/960.webp')
  expect(copy).toMatch(/^\/media\/[\w-]+\/960\.webp$/)
  expect(product.colors?.[0]?.image).toBe(copy)
  expect(product.pictures?.[1]).toMatchObject({ url: copy, alt: 'Front', placeholder: expect.any(String) })
  expect(product.updated_at).toBe(updated_at)
  expect((await shop.app.request(copy)).status).toBe(200)
  expect(asked).toEqual([url])
})

test('a picture is fetched once, whichever products name it', async () => {
  const url = remote()
  const first = await makeProduct(admin, { product_images: [url] })
  const { run, asked } = site(() => png)
  await run()
  const second = await makeProduct(admin, { product_images: [url] })
  await run()
  expect(asked).toEqual([url])
  expect(await picturesOf(second._id)).toEqual(await picturesOf(first._id))
})

test.each([
  ['what is no picture', () => Buffer.from('<script>alert(1)</script>')],
  [
    'a site that fails',
    () => {
      throw new Error('answered 500')
    },
  ],
] as [string, () => Uint8Array][])(
  '%s is tried five times within a day, and never shown',
  async (_, answer) => {
    const url = remote()
    const { _id } = await makeProduct(admin, { product_images: [url] })
    const { run, asked } = site(answer)
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      await run()
      shop.clock.now = new Date(shop.clock.now.getTime() + 10 * 60_000)
    }
    expect(asked).toEqual([url, url, url, url, url])
    expect(await picturesOf(_id)).toEqual([url])
    const noted = shop.db.selectFrom('remotePictures').select(['tries', 'problem']).where('url', '=', url)
    expect(await noted.executeTakeFirst()).toEqual({ tries: 5, problem: expect.stringMatching(/.+/) })
  },
)

test('a shop that closes waits for no other site, and does not count it as a failure of that site', async () => {
  const url = remote()
  await makeProduct(admin, { product_images: [url] })
  const closing = new AbortController()
  const slow = (_: string, unwanted: AbortSignal) =>
    new Promise<Uint8Array>((_, reject) => {
      unwanted.addEventListener('abort', () => reject(unwanted.reason))
      closing.abort()
    })
  await adoptRemotePictures(shop.deps, closing.signal, slow)
  const known = await shop.db.selectFrom('remotePictures').where('url', '=', url).selectAll().execute()
  expect(known).toEqual([])
})
