import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser, type TestUser } from '../../../test-support/factories.ts'
import { createApp } from '../app.ts'
import { type NoticeReader, openNotices } from '../notices/open-notices.ts'
import { hashToken } from './session.ts'
import { openSessions } from './session-cache.ts'

const shop = await createTestApp()
const notices = await openNotices(shop, shop.deps.newId)
const findCaller = openSessions({ ...shop.deps, notices })
afterAll(() => notices.stop())

let user: TestUser
beforeEach(async () => {
  user = await makeUser(shop)
  await notices.waitForNotices()
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

test('after the clock was put back a caller is looked up again', async () => {
  const { now } = shop.clock
  await findCaller(user.token)
  shop.clock.now = new Date(now.getTime() - 1)
  expect(await queriesOf(() => findCaller(user.token))).toBe(1)
  shop.clock.now = now
})

test('an unknown token is looked up every time', async () => {
  for (let call = 0; call < 2; call++)
    expect(await queriesOf(async () => expect(await findCaller('unknown')).toBeNull())).toBe(1)
})

test('a session that another process ends is over', async () => {
  await findCaller(user.token)
  await user.client.accounts.logout()
  await notices.waitForNotices()
  expect(await findCaller(user.token)).toBeNull()
})

test('a changed account is seen with its new name, type and role', async () => {
  await findCaller(user.token)
  await shop.db
    .updateTable('users')
    .set({ firstName: 'Noor', userType: 'admin', staffRole: 'packer' })
    .where('id', '=', user.id)
    .execute()
  await notices.waitForNotices()
  expect(await findCaller(user.token)).toMatchObject({
    ...{ firstName: 'Noor', userType: 'admin', staffRole: 'packer' },
  })
  await shop.db.updateTable('users').set({ staffRole: 'manager' }).where('id', '=', user.id).execute()
  await notices.waitForNotices()
  expect(await findCaller(user.token)).toMatchObject({ staffRole: 'manager' })
})

test('whoever signs out is signed out in the same process once the call is answered', async () => {
  const app = createApp({ ...shop.deps, notices })
  const headers = { authorization: `Bearer ${user.token}` }
  expect((await app.request('/api/cart/get', { headers })).status).toBe(200)
  expect((await app.request('/api/user/logout', { method: 'POST', headers })).status).toBe(200)
  expect((await app.request('/api/cart/get', { headers })).status).toBe(401)
})

/** Sessions whose notices a test sends itself. */
function openWithNotices() {
  const readers: NoticeReader[] = []
  const state = { isListening: true }
  const stub = {
    ...notices,
    subscribe: (reader: NoticeReader) => readers.push(reader),
    isListening: () => state.isListening,
  }
  const find = openSessions({ ...shop.deps, notices: stub })
  const [reader] = readers
  if (!reader) throw new Error('Nobody hears the notices')
  return { find, reader, state }
}

test('what was missed may have ended any session, also one that is just looked up', async () => {
  const { find, reader } = openWithNotices()
  await find(user.token)
  reader.onGap()
  const looking = find(user.token)
  reader.onGap()
  expect(await queriesOf(() => looking)).toBe(0)
  expect(await queriesOf(() => find(user.token))).toBe(1)
  expect(await queriesOf(() => find(user.token))).toBe(0)
})

test('only the named session, and only the sessions of the changed account, are looked up again', async () => {
  const { find, reader } = openWithNotices()
  const other = await makeUser(shop)
  const lookAll = async () => {
    const counts = []
    for (const { token } of [user, other]) counts.push(await queriesOf(() => find(token)))
    return counts
  }
  expect(await lookAll()).toEqual([1, 1])
  reader.onNotice({ kind: 'account', userId: other.id })
  expect(await lookAll()).toEqual([0, 1])
  reader.onNotice({ kind: 'session', tokenHash: hashToken(user.token) })
  expect(await lookAll()).toEqual([1, 0])
  reader.onNotice({ kind: 'deals' })
  expect(await lookAll()).toEqual([0, 0])
})

test('a notice of something else while a caller is looked up is no reason to forget them', async () => {
  const { find, reader } = openWithNotices()
  const looking = find(user.token)
  reader.onNotice({ kind: 'sales' })
  await looking
  expect(await queriesOf(() => find(user.token))).toBe(0)
})

test('nobody is kept who was looked up while notices could be missed', async () => {
  const { find, state } = openWithNotices()
  state.isListening = false
  const looking = find(user.token)
  state.isListening = true
  await looking
  expect(await queriesOf(() => find(user.token))).toBe(1)
})

test('what ends while it is looked up is not kept, nor anything while notices may be missed', async () => {
  const { find, reader, state } = openWithNotices()
  const looking = find(user.token)
  reader.onNotice({ kind: 'session', tokenHash: hashToken(user.token) })
  await looking
  expect(await queriesOf(() => find(user.token))).toBe(1)
  expect(await queriesOf(() => find(user.token))).toBe(0)
  state.isListening = false
  for (let call = 0; call < 2; call++) expect(await queriesOf(() => find(user.token))).toBe(1)
})
