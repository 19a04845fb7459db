import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { deafNotices } from '../../../test-support/deaf-notices.ts'
import { makeProduct, makeUser } from '../../../test-support/factories.ts'
import { minutes } from '../../contract/durations.ts'
import { createNextMoment } from './next-moment.ts'

test('what was found while notices could be missed is not believed once they are heard again', async () => {
  const shop = await createTestApp()
  const admin = await makeUser(shop, 'admin')
  const state = { isListening: false }
  const notices = { ...deafNotices, isListening: () => state.isListening }
  const moment = createNextMoment({ db: shop.db, notices })
  const now = shop.clock.now.getTime()
  expect(await moment.after(now, false)).toBe(Number.POSITIVE_INFINITY)
  const publishAt = new Date(now + minutes(1))
  await makeProduct(admin, { status: 'published', publishAt: publishAt.toISOString() })
  state.isListening = true
  expect(await moment.after(now, false)).toBe(publishAt.getTime())
})
