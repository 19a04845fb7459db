import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { deafNotices } from '../../../test-support/deaf-notices.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'
import { minutes } from '../../contract/durations.ts'
import { noPolicies } from '../../contract/policies.ts'
import { publicDetails } from '../settings/public-details.ts'
import { createNextMoment } from './next-moment.ts'

test('what was found while notices could be missed is not believed once they are heard again', async () => {
  const shop = await createTestApp()
  const admin = await makeUser(shop, 'admin')
  const state = { isListening: false }
  const notices = { ...deafNotices, isListening: () => state.isListening }
  const moment = createNextMoment({ ...shop.deps, notices })
  const now = shop.clock.now.getTime()
  expect(await moment.after(now, false)).toBe(Number.POSITIVE_INFINITY)
  const publishAt = new Date(now + minutes(1))
  await makeProduct(admin, { status: 'published', publishAt: publishAt.toISOString() })
  state.isListening = true
  expect(await moment.after(now, false)).toBe(publishAt.getTime())
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
  const moment = createNextMoment(shop.deps)
  const shownAt = (at: number) =>
    publicDetails(shop.deps.settings.current(), new Date(at)).policies.announcement
  expect([await moment.after(now, false), shownAt(now)]).toEqual([from.getTime(), ''])
  const begun = from.getTime()
  expect([await moment.after(begun, false), shownAt(begun)]).toEqual([until.getTime(), 'Eid sale'])
  const ended = until.getTime()
  expect([await moment.after(ended, false), shownAt(ended)]).toEqual([Number.POSITIVE_INFINITY, ''])
})
