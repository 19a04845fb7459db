import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, signUpInput } from '../../../../test-support/factories.ts'
import { hours, minutes, seconds } from '../../../contract/durations.ts'
import { createApp } from '../../app.ts'
import { noDevice } from '../../http/device-cookie.ts'
import { openNotices } from '../../notices/open-notices.ts'
import { logIn } from '../log-in.ts'
import { signUp } from '../sign-up.ts'

const shop = await createTestApp()
const notices = await openNotices(shop, shop.deps.newId)
/** Two processes of one shop, which hear of ended sessions by notices. */
const [app, otherApp] = [createApp({ ...shop.deps, notices }), createApp({ ...shop.deps, notices })]
afterAll(() => notices.stop())

const started = shop.clock.now
beforeEach(() => {
  shop.clock.now = started
})

const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

async function makeAccount(userType: 'admin' | 'shopper') {
  const input = signUpInput()
  const { _id: id } = await signUp(shop.deps, input, { address: '192.0.2.1', origin: null })
  await shop.db
    .updateTable('users')
    .set({ userType, staffRole: userType === 'admin' ? 'owner' : null })
    .where('id', '=', id)
    .execute()
  const signIn = async (userAgent = phone): Promise<string> =>
    (await logIn(shop.deps, input, { address: '203.0.113.77', userAgent, device: noDevice })).token ?? ''
  return { id, signIn }
}

async function call(token: string, method: string, path: string, at = app) {
  const answer = await at.request(path, { method, headers: { authorization: `Bearer ${token}` } })
  return { status: answer.status, body: await answer.json() }
}

const stay = (token: string) => call(token, 'POST', '/api/user/stay')
const read = (token: string) => call(token, 'GET', '/api/user/verify-token')
const list = async (token: string) => (await call(token, 'GET', '/api/user/sessions')).body.sessions

test('a session of the staff ends after 30 minutes without use', async () => {
  const token = await (await makeAccount('admin')).signIn()
  pass(minutes(30) - 1)
  expect((await read(token)).status).toBe(200)
  pass(1)
  expect((await read(token)).status).toBe(401)
})

test('a session of the staff ends after 12 hours, however much it is used', async () => {
  const token = await (await makeAccount('admin')).signIn()
  for (let used = 0; used < hours(12) - minutes(20); used += minutes(20)) {
    pass(minutes(20))
    expect((await stay(token)).status).toBe(200)
  }
  pass(minutes(20) - 1)
  expect((await stay(token)).status).toBe(200)
  pass(1)
  expect((await stay(token)).status).toBe(401)
})

test('what an open screen of the staff reads by itself does not keep its session alive', async () => {
  const token = await (await makeAccount('admin')).signIn()
  for (let minute = 0; minute < 29; minute++) {
    pass(minutes(1))
    expect((await call(token, 'GET', '/api/order/to-confirm')).status).toBe(200)
    expect((await call(token, 'GET', '/api/order/all')).status).toBe(200)
  }
  pass(minutes(1))
  expect((await read(token)).status).toBe(401)
})

test('a session of a shopper lasts 30 days from its last use', async () => {
  const token = await (await makeAccount('shopper')).signIn()
  for (let month = 0; month < 3; month++) {
    pass(hours(24 * 29))
    expect((await read(token)).status).toBe(200)
  }
  pass(hours(24 * 30))
  expect((await read(token)).status).toBe(401)
})

test('the use of a session is written once a minute for staff, and once an hour for shoppers', async () => {
  for (const [userType, every] of [
    ['admin', minutes(1)],
    ['shopper', hours(1)],
  ] as const) {
    shop.clock.now = started
    const { id, signIn } = await makeAccount(userType)
    const token = await signIn()
    const writes = async () => {
      const row = shop.db.selectFrom('sessions').where('userId', '=', id).select('lastSeenAt')
      return (await row.executeTakeFirstOrThrow()).lastSeenAt.getTime() - started.getTime()
    }
    shop.clock.now = new Date(started.getTime() + every - 1)
    await stay(token)
    expect(await writes()).toBe(0)
    pass(1)
    await Promise.all([stay(token), stay(token), stay(token)])
    expect(await writes()).toBe(every)
    pass(seconds(50))
    await stay(token)
    expect(await writes()).toBe(every)
  }
})

test('the list says where one is signed in, and since when, and keeps no more of it than it says', async () => {
  const { id, signIn } = await makeAccount('shopper')
  const old = await signIn('Mozilla/5.0 (X11; Linux x86_64) <script>alert(1)</script> Firefox/151.0')
  pass(hours(2))
  const token = await signIn()
  expect(await list(token)).toEqual([
    {
      ...{ _id: expect.any(String), device: 'Safari on iPhone', network: '203.0.113.x', current: true },
      ...{ signedInAt: shop.clock.now.toISOString(), lastSeen: shop.clock.now.toISOString() },
    },
    {
      ...{ _id: expect.any(String), device: 'Firefox on Linux', network: '203.0.113.x', current: false },
      ...{ signedInAt: started.toISOString(), lastSeen: started.toISOString() },
    },
  ])
  await stay(old)
  expect((await list(token)).map((one: { lastSeen: string }) => one.lastSeen)).toEqual([
    shop.clock.now.toISOString(),
    shop.clock.now.toISOString(),
  ])
  const rows = await shop.db.selectFrom('sessions').where('userId', '=', id).selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/script|203\.0\.113\.77/)
})

test('a session that is ended from the list is over at once, in every process, and the others go on', async () => {
  const { signIn } = await makeAccount('shopper')
  const [here, lost, third] = [await signIn(), await signIn(), await signIn()]
  expect((await call(lost, 'GET', '/api/cart/get', otherApp)).status).toBe(200)
  const { _id } = (await list(lost)).find((one: { current: boolean }) => one.current)
  const ended = await call(here, 'POST', `/api/user/sessions/${_id}/end`)
  expect(ended.body.sessions).toHaveLength(2)
  expect((await call(lost, 'GET', '/api/cart/get', otherApp)).status).toBe(401)
  expect((await read(third)).status).toBe(200)
  expect((await call(here, 'POST', `/api/user/sessions/${_id}/end`)).status).toBe(404)
})

test('nobody ends the session of somebody else', async () => {
  const [owner, stranger] = [await makeAccount('shopper'), await makeAccount('admin')]
  const token = await owner.signIn()
  const [{ _id }] = await list(token)
  const answer = await call(await stranger.signIn(), 'POST', `/api/user/sessions/${_id}/end`)
  expect(answer.status).toBe(404)
  expect((await read(token)).status).toBe(200)
})

test('all other sessions end at once; this one and those of other people go on', async () => {
  const [owner, other] = [await makeAccount('shopper'), await makeAccount('shopper')]
  const [here, lost, third] = [await owner.signIn(), await owner.signIn(), await owner.signIn()]
  const strange = await other.signIn()
  for (const token of [lost, third]) expect((await read(token)).status).toBe(200)
  const { body } = await call(here, 'POST', '/api/user/sessions/end-others')
  expect(body.sessions).toMatchObject([{ current: true }])
  for (const token of [lost, third]) expect((await read(token)).status).toBe(401)
  for (const token of [here, strange]) expect((await read(token)).status).toBe(200)
})

test('whoever listens to orders hears of none after their session has ended', async () => {
  const { signIn } = await makeAccount('admin')
  const [here, watching] = [await signIn(), await signIn()]
  const headers = { authorization: `Bearer ${watching}` }
  const answer = await app.request('/api/order/events', { headers })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe(': open\n\n')
  expect((await reader?.read())?.value).toContain('beat')
  const { _id } = (await list(watching)).find((one: { current: boolean }) => one.current)
  await call(here, 'POST', `/api/user/sessions/${_id}/end`)
  const buyer = await makeUser(shop)
  const { _id: productId } = await makeProduct(await makeUser(shop, 'owner'))
  await buyer.client.cart.add({ body: { productId } })
  await buyer.client.orders.create({ body: orderData() })
  expect(await reader?.read()).toMatchObject({ done: true })
})

test('a session that has ended does not go on because a call of it is still under way', async () => {
  const { id, signIn } = await makeAccount('admin')
  const token = await signIn()
  await read(token)
  pass(minutes(2))
  await Promise.all([stay(token), call(token, 'POST', '/api/user/logout'), stay(token)])
  expect((await read(token)).status).toBe(401)
  expect(await shop.db.selectFrom('sessions').where('userId', '=', id).selectAll().execute()).toEqual([])
})
