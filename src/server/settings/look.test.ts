import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { hours } from '../../contract/durations.ts'
import { mediaIdOf, shapedPictures, shapedUrl } from '../../contract/pictures.ts'
import { firstLook, type Look } from '../../contract/settings/look.ts'
import { allKeys } from '../media/keys.ts'
import { deleteUnusedPictures } from '../media/unused/delete-unused-pictures.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { settings, catalogue } = owner.client

/** A picture in one colour, half of it clear. */
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0f5c4d80' } })
    .png()
    .toBuffer()

const send = (bytes: Uint8Array<ArrayBuffer> | string, type = 'image/png') =>
  catalogue.uploadImage({ body: { file: new File([bytes], 'logo', { type }) } })

async function upload(width: number, height: number) {
  const { fileUrl: url, ...size } = await send(new Uint8Array(await drawn(width, height)))
  return { url, ...size }
}

async function save(changes: Partial<Look>) {
  const { look } = await settings.get()
  const body = { group: 'look' as const, version: look.version, value: { ...look.value, ...changes } }
  return (await settings.save({ body })).look
}

test('a new shop looks as its theme says', async () => {
  expect(shop.deps.settings.current().look).toEqual(firstLook)
})

test('pictures, colours and type are saved together, recorded, and put back', async () => {
  const before = (await settings.get()).look.value
  const changes = { logo: await upload(400, 120), accent: '#0f5c4d', types: 'jost' as const }
  expect((await save(changes)).value).toEqual({ ...before, ...changes })
  expect(shop.deps.settings.current().look).toMatchObject(changes)
  const [change] = (await owner.client.staff.changes({ query: { thing: 'settings', subjectId: 'look' } }))
    .changes
  expect(change).toMatchObject({ subject: 'Look', before: { logo: null }, after: { accent: '#0f5c4d' } })
  expect((await save({ ...before, ...change?.before })).value).toEqual(before)
})

test('a picture that the shop does not have is refused at its field', async () => {
  const logo = await upload(400, 120)
  const gone = { fields: { 'value.logo': 'The shop no longer has this picture. Upload it again.' } }
  await expect(save({ logo: { ...logo, url: '/media/unknown/960.webp' } })).rejects.toMatchObject(gone)
  await expect(save({ logo: { ...logo, width: 401 } })).rejects.toMatchObject(gone)
  await expect(save({ signIn: { url: logo.url, width: 900, height: 900 } })).rejects.toMatchObject({
    fields: { 'value.signIn': 'The shop no longer has this picture. Upload it again.' },
  })
})

test('colours without contrast and an unknown pair are refused at their fields', async () => {
  await expect(save({ accent: '#ffcc00' })).rejects.toMatchObject({
    code: 'invalid',
    fields: { 'value.accent': expect.stringContaining('Choose a darker one.') },
  })
  await expect(save({ types: 'comic' as 'jost' })).rejects.toMatchObject({
    fields: { 'value.types': 'Choose one of the four type pairs.' },
  })
})

test.each([
  [
    'an SVG with a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'image/svg+xml',
  ],
  ['a script with the name of a picture', '<script>alert(1)</script>', 'image/png'],
  ['an empty file', '', 'image/png'],
])('%s is no picture', async (_, bytes, type) => {
  await expect(send(bytes, type)).rejects.toMatchObject({ code: 'not_an_image', status: 415 })
})

test('a broken picture and one of more than 40 megapixels are refused', async () => {
  const whole = await drawn(400, 120)
  await expect(send(new Uint8Array(whole.subarray(0, whole.length / 2)))).rejects.toMatchObject({
    code: 'not_an_image',
  })
  await expect(send(new Uint8Array(await drawn(8_000, 5_001)))).rejects.toMatchObject({ code: 'too_large' })
})

test.each([
  ['icon-96.png', 96, 96],
  ['icon-180.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['icon-maskable.png', 512, 512],
  ['share.jpg', 1200, 630],
] as const)('the shop makes %s of a picture, whatever its shape', async (shape, width, height) => {
  const id = mediaIdOf((await upload(300, 200)).url) ?? ''
  const answer = await shop.request('GET', shapedUrl(id, shape))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    shape === 'share.jpg' ? 'image/jpeg' : 'image/png',
  ])
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
  const corner = [...(await sharp(bytes).ensureAlpha().raw().toBuffer())].slice(0, 4)
  if (shape === 'icon-maskable.png' || shape === 'icon-180.png') expect(corner).toEqual([255, 255, 255, 255])
  else if (shape !== 'share.jpg') expect(corner[3]).toBe(0)
  expect(await shop.deps.media.get(`${id}/${shape}`)).not.toBeNull()
})

test('a picture that does not exist has no icon', async () => {
  for (const shape of shapedPictures)
    expect((await shop.request('GET', shapedUrl('unknown', shape))).status).toBe(404)
})

test('the pictures of the look stay; one that it no longer shows goes after two days, with all it was made into', async () => {
  const purge = () => deleteUnusedPictures(shop.deps, new AbortController().signal)
  const later = (by: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + by)
  }
  const favicon = await upload(200, 200)
  const id = mediaIdOf(favicon.url) ?? ''
  await save({ favicon })
  await shop.request('GET', shapedUrl(id, 'icon-96.png'))
  await purge()
  later(hours(100))
  await purge()
  expect((await shop.request('GET', favicon.url)).status).toBe(200)
  await save({ favicon: null })
  await purge()
  later(hours(49))
  await purge()
  expect(await Promise.all(allKeys(id).map(shop.deps.media.get))).toEqual(allKeys(id).map(() => null))
  await expect(save({ favicon })).rejects.toMatchObject({ fields: { 'value.favicon': expect.anything() } })
})
