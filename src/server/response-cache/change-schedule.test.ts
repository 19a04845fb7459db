import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { deafNotices } from '../../../test-support/deaf-notices.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'
import { heroOf, homeSlide } from '../../../test-support/home-examples.ts'
import { minutes } from '../../contract/durations.ts'
import { hotSelling } from '../../contract/settings/home/active-parts.ts'
import { noPolicies } from '../../contract/settings/policies.ts'
import { publicDetails } from '../settings/public-details.ts'
import { createChangeSchedule } from './change-schedule.ts'

const noNames: ReadonlySet<string> = new Set()

test('what was found while notices could be missed is not believed once they are heard again', async () => {
  const shop = await createTestApp()
  const admin = await makeUser(shop, 'admin')
  const state = { isListening: false }
  const notices = { ...deafNotices, isListening: () => state.isListening }
  const schedule = createChangeSchedule({ ...shop.deps, notices })
  const now = shop.clock.now.getTime()
  expect(await schedule.nextAfter(now, noNames)).toBe(Number.POSITIVE_INFINITY)
  const publishAt = new Date(now + minutes(1))
  await makeProduct(admin, { status: 'published', publishAt: publishAt.toISOString() })
  state.isListening = true
  expect(await schedule.nextAfter(now, noNames)).toBe(publishAt.getTime())
})

test('public answers end when the announcement begins, and when it ends', async () => {
  const shop = await createTestApp()
  const now = shop.clock.now.getTime()
  const [from, until] = [new Date(now + minutes(5)), new Date(now + minutes(9))]
  const policies = {
    ...noPolicies,
    announcement: 'Eid sale',
    announcementFrom: from.toISOString(),
    announcementUntil: until.toISOString(),
  }
  const { client } = await makeUser(shop, 'owner')
  await client.settings.save({ body: { group: 'policies', version: 0, value: policies } })
  const schedule = createChangeSchedule(shop.deps)
  const shownAt = (at: number) =>
    publicDetails(shop.deps.settings.current(), new Date(at)).policies.announcement
  expect([await schedule.nextAfter(now, noNames), shownAt(now)]).toEqual([from.getTime(), ''])
  const begun = from.getTime()
  expect([await schedule.nextAfter(begun, noNames), shownAt(begun)]).toEqual([until.getTime(), 'Eid sale'])
  const ended = until.getTime()
  expect([await schedule.nextAfter(ended, noNames), shownAt(ended)]).toEqual([Number.POSITIVE_INFINITY, ''])
})

test('public answers end when a part of the home page, or a slide, comes or goes', async () => {
  const shop = await createTestApp()
  const now = shop.clock.now.getTime()
  const at = (minute: number) => new Date(now + minutes(minute))
  const { client } = await makeUser(shop, 'owner')
  const picture = { url: 'demo:chikankari', width: 1920, height: 900, focusX: 0, focusY: 0 }
  const slide = homeSlide({ picture, endsAt: at(3).toISOString() })
  const parts = [heroOf(slide, homeSlide({ picture })), { ...hotSelling, startsAt: at(7).toISOString() }]
  await client.settings.save({ body: { group: 'home', version: 0, value: { parts } } })
  const schedule = createChangeSchedule(shop.deps)
  expect([
    await schedule.nextAfter(now, noNames),
    await schedule.nextAfter(at(3).getTime(), noNames),
    await schedule.nextAfter(at(7).getTime(), noNames),
  ]).toEqual([at(3).getTime(), at(7).getTime(), Number.POSITIVE_INFINITY])
})
