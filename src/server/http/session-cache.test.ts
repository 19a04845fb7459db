import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser, type TestUser } from '../../../test-support/factories.ts'
import { createApp } from '../app.ts'
import { type NoticeReader, openNotices } from '../notices/open-notices.ts'
import { openSessions } from './session-cache.ts'

const shop = await createTestApp()
const notices = await openNotices(shop, shop.deps.newId)
const findCaller = openSessions({ ...shop.deps, notices })
afterAll(() => notices.stop())

let user: TestUser
beforeEach(async () => {
  user = await makeUser(shop)
  await notices.caughtUp()
})

/** How many queries begin while this runs. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const select = vi.spyOn(shop.db, 'selectFrom')
  try {
    await work()
    return select.mock.calls.length
  } finally {
    select.mockRestore()
  }
}

test('a caller is looked up once in five seconds', async () => {
  expect(await queriesOf(() => findCaller(user.token))).toBe(1)
  expect(await queriesOf(() => findCaller(user.token))).toBe(0)
  expect(await findCaller(user.token)).toMatchObject({ userId: user.id, email: user.email })
  shop.clock.now = new Date(shop.clock.now.getTime() + 5_000)
  expect(await queriesOf(() => findCaller(user.token))).toBe(1)
})

test('an unknown token is looked up every time', async () => {
  for (let call = 0; call < 2; call++)
    expect(await queriesOf(async () => expect(await findCaller('unknown')).toBeNull())).toBe(1)
})

test('a session that another process ends is over', async () => {
  await findCaller(user.token)
  await user.client.accounts.logout()
  await notices.caughtUp()
  expect(await findCaller(user.token)).toBeNull()
})

test('a changed account is seen with its new name and type', async () => {
  await findCaller(user.token)
  await shop.db
    .updateTable('users')
    .set({ firstName: 'Noor', userType: 'admin' })
    .where('id', '=', user.id)
    .execute()
  await notices.caughtUp()
  expect(await findCaller(user.token)).toMatchObject({ firstName: 'Noor', userType: 'admin' })
})

test('whoever signs out is signed out in the same process once the call is answered', async () => {
  const app = createApp({ ...shop.deps, notices })
  const headers = { authorization: `Bearer ${user.token}` }
  expect((await app.request('/api/cart/get', { headers })).status).toBe(200)
  expect((await app.request('/api/user/logout', { method: 'POST', headers })).status).toBe(200)
  expect((await app.request('/api/cart/get', { headers })).status).toBe(401)
})

test('what ends while it is looked up is not kept, nor anything while notices may be missed', async () => {
  const readers: NoticeReader[] = []
  let isListening = true
  const find = openSessions({
    ...shop.deps,
    notices: { ...notices, subscribe: reader => readers.push(reader), isListening: () => isListening },
  })
  const looking = find(user.token)
  readers[0]?.heard({ kind: 'session', tokenHash: 'of somebody' })
  await looking
  expect(await queriesOf(() => find(user.token))).toBe(1)
  expect(await queriesOf(() => find(user.token))).toBe(0)
  isListening = false
  readers[0]?.missed()
  for (let call = 0; call < 2; call++) expect(await queriesOf(() => find(user.token))).toBe(1)
})
