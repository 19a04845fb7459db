import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import {
  campaignOf,
  groupsOf,
  heroOf,
  homeSlide,
  stepsOf,
  storyOf,
  tilesOf,
} from '../../../test-support/home-examples.ts'
import { days, hours } from '../../contract/durations.ts'
import { mediaIdOf } from '../../contract/pictures.ts'
import {
  dealOfTheDay,
  firstHome,
  hotSelling,
  newArrivals,
} from '../../contract/settings/home/active-parts.ts'
import { Home, type HomePart } from '../../contract/settings/home/home.ts'
import type { HomePicture } from '../../contract/settings/home/part-fields.ts'
import { demoFilled, setMilestone } from '../db/milestones.ts'
import { deleteUnusedPictures } from '../media/unused/delete-unused-pictures.ts'
import { demoHome } from './demo-home.ts'
import { publicDetails } from './public-details.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { settings, catalogue } = owner.client

async function upload(width = 1200, height = 600): Promise<HomePicture> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0f5c4d' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(bytes)], 'banner.png', { type: 'image/png' })
  const { fileUrl: url, ...size } = await catalogue.uploadImage({ body: { file } })
  return { url, ...size, focusX: 20, focusY: 80 }
}

async function save(...parts: HomePart[]) {
  const { version } = (await settings.get()).home
  return (await settings.save({ body: { group: 'home', version, value: { parts } } })).home
}

const shown = () => publicDetails(shop.deps.settings.current(), shop.clock.now)

test('a new shop shows what it sells; only a demo has a banner and customers’ words', async () => {
  const fresh = await createTestApp()
  const home = () => fresh.deps.settings.current().home
  expect(home()).toEqual(firstHome)
  await setMilestone(fresh.db, demoFilled, fresh.clock.now)
  await fresh.deps.settings.refresh()
  expect(home()).toEqual(demoHome)
  expect(Home.parse(demoHome)).toEqual(demoHome)
})

test('parts are saved in their order, shown at once, recorded, and put back', async () => {
  const before = (await settings.get()).home.value
  const parts = [hotSelling, storyOf(), { ...newArrivals, isOn: false }]
  expect((await save(...parts)).value).toEqual({ parts })
  expect(shown().homeParts).toEqual([hotSelling, storyOf()])
  const [change] = (await owner.client.staff.changes({ query: { thing: 'settings', subjectId: 'home' } }))
    .changes
  expect(change).toMatchObject({ subject: 'Home', before, after: { parts } })
  expect((await save(...before.parts)).value).toEqual(before)
})

test('of two owners who read the same, the second is told', async () => {
  const { version } = (await settings.get()).home
  await save(hotSelling)
  const body = { group: 'home' as const, version, value: { parts: [dealOfTheDay] } }
  await expect(settings.save({ body })).rejects.toMatchObject({ code: 'settings_changed', status: 409 })
})

test('a picture that the shop does not have is refused at its field', async () => {
  const picture = await upload()
  const gone = 'The shop no longer has this picture. Upload it again.'
  const strange = { ...picture, url: '/media/unknown/960.webp' }
  await expect(
    save(storyOf({ picture }), heroOf(homeSlide({ picture }), homeSlide({ picture, phonePicture: strange }))),
  ).rejects.toMatchObject({ fields: { 'value.parts.1.slides.1.phonePicture': gone } })
  const inGroup = groupsOf('women').groups.map(group => ({ ...group, picture: strange }))
  const inStep = stepsOf('Print', 'Stitch').steps.map(step => ({ ...step, picture: strange }))
  await expect(
    save(campaignOf(picture, strange), { ...groupsOf(), groups: inGroup }, { ...stepsOf(), steps: inStep }),
  ).rejects.toMatchObject({
    fields: {
      'value.parts.0.pictures.1.picture': gone,
      'value.parts.1.groups.0.picture': gone,
      'value.parts.2.steps.1.picture': gone,
    },
  })
  const [tiles] = [tilesOf('w-hand-work')]
  const withPicture = { ...tiles, tiles: tiles.tiles.map(tile => ({ ...tile, picture: strange })) }
  await expect(save(withPicture, storyOf({ picture: { ...picture, width: 1201 } }))).rejects.toMatchObject({
    fields: { 'value.parts.0.tiles.0.picture': gone, 'value.parts.1.picture': gone },
  })
})

test('what is wrong deep in a part is refused at its field', async () => {
  const picture = await upload()
  await expect(save(heroOf(homeSlide({ picture, link: 'javascript:alert(1)' })))).rejects.toMatchObject({
    code: 'invalid',
    fields: { 'value.parts.0.slides.0.link': expect.stringContaining('Enter an address of your shop') },
  })
})

test('uploaded pictures come with their placeholders, and stay while the page shows them', async () => {
  const picture = await upload()
  const id = mediaIdOf(picture.url) ?? ''
  await save(heroOf(homeSlide({ picture })))
  expect(shown().homePictures).toEqual(new Map([[id, expect.stringMatching(/^data:image\/webp/)]]))
  const purge = () => deleteUnusedPictures(shop.deps, new AbortController().signal)
  const isServed = async () => (await shop.request('GET', picture.url)).status === 200
  await purge()
  shop.clock.now = new Date(shop.clock.now.getTime() + days(3))
  await purge()
  expect(await isServed()).toBe(true)
  await save(newArrivals)
  await purge()
  shop.clock.now = new Date(shop.clock.now.getTime() + hours(49))
  await purge()
  expect(await isServed()).toBe(false)
})

test('a part with dates comes and goes by the clock', async () => {
  const now = shop.clock.now.getTime()
  const [startsAt, endsAt] = [now + hours(1), now + hours(2)].map(at => new Date(at).toISOString())
  if (!startsAt || !endsAt) throw new Error('no dates')
  await save(newArrivals, { ...dealOfTheDay, startsAt, endsAt })
  const kindsAt = (at: number) =>
    publicDetails(shop.deps.settings.current(), new Date(at)).homeParts.map(({ kind }) => kind)
  expect([0, 1, 2].map(later => kindsAt(now + hours(later)))).toEqual([
    ['arrivals'],
    ['arrivals', 'deal'],
    ['arrivals'],
  ])
})
