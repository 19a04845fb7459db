import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { signUpInput } from '../../../../test-support/factories.ts'
import { mailedToken } from '../../../../test-support/mailed.ts'
import { waitAfter } from '../../http/slow-down.ts'
import { deleteExpired } from '../delete-expired.ts'

const base = await createTestApp()
const shop = await createTestApp({ rateLimits: true, trustProxy: true })
const started = shop.clock.now
const right = 'a long enough password'
const [second, day] = [1_000, 86_400_000]

beforeEach(async () => {
  shop.clock.now = started
  await shop.db.deleteFrom('attempts').execute()
})

const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

let networks = 0
/** Every call from a network of its own, unless one is given. */
const from = (network = `10.0.${++networks >> 8}.${networks & 255}`) => ({ 'x-forwarded-for': network })

type Browser = { cookie?: string }

async function tryWith(email: string, password: string, browser: Browser = {}, network?: string) {
  const headers = { ...from(network), ...(browser.cookie ? { cookie: browser.cookie } : {}) }
  const answer = await shop.request('POST', '/api/user/login', { body: { email, password }, headers })
  const set = answer.headers.get('set-cookie')
  if (set) browser.cookie = set.split(';')[0] ?? ''
  const { error } = await answer.json()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    set,
    message: error?.message,
  }
}

async function account() {
  const person = signUpInput({ password: right })
  const answer = await shop.request('POST', '/api/user/signup', { body: person, headers: from() })
  expect(answer.status).toBe(201)
  return person.email
}

const wrong = async (email: string, times: number, browser?: Browser) => {
  for (let nth = 0; nth < times; nth++) await tryWith(email, 'not the password', browser)
}

test('the wait doubles from 15 seconds to 15 minutes', () => {
  expect([4, 5, 6, 7, 10, 11, 12, 90].map(count => waitAfter(count) / second)).toEqual([
    0, 15, 30, 60, 480, 900, 900, 900,
  ])
})

test('wrong tries at an account slow down over all networks, and the answer says how long', async () => {
  const email = await account()
  await wrong(email, 5)
  const slowed = await tryWith(email, right)
  expect(slowed).toMatchObject({ status: 429, retryAfter: '15' })
  expect(slowed.message).toBe('Too many attempts. Please wait 15 seconds and try again.')
  pass(15 * second - 1)
  expect((await tryWith(email.toUpperCase(), right)).status).toBe(429)
  pass(1)
  expect((await tryWith(email, 'not the password')).status).toBe(401)
  expect(await tryWith(email, right)).toMatchObject({ status: 429, retryAfter: '30' })
  pass(30 * second)
  expect((await tryWith(email, right)).status).toBe(200)
  expect((await tryWith(email, 'not the password')).status).toBe(401)
})

test('refused tries do not make the wait longer', async () => {
  const email = await account()
  await wrong(email, 25)
  expect(await tryWith(email, right)).toMatchObject({ retryAfter: '15' })
})

test('an unknown email slows down in the same way', async () => {
  await wrong('nobody-at-all@example.com', 5)
  expect(await tryWith('nobody-at-all@example.com', right)).toMatchObject({ status: 429, retryAfter: '15' })
})

test('of 50 guesses at once from as many networks, five are looked at', async () => {
  const email = await account()
  const tries = await Promise.all(Array.from({ length: 50 }, () => tryWith(email, 'not the password')))
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(45)
})

test('a browser that signed in before signs in while strangers guess, and has a count of its own', async () => {
  const email = await account()
  const own: Browser = {}
  expect((await tryWith(email, right, own)).status).toBe(200)
  await wrong(email, 30)
  expect((await tryWith(email, right)).status).toBe(429)
  expect((await tryWith(email, right, own)).status).toBe(200)
  expect((await tryWith(email, right)).status).toBe(429)
  await wrong(email, 5, own)
  expect((await tryWith(email, right, own)).status).toBe(429)
})

test('a browser known to one account is a stranger to another, and an invented one to all', async () => {
  const [mine, theirs] = [await account(), await account()]
  const own: Browser = {}
  await tryWith(mine, right, own)
  await wrong(theirs, 5)
  for (const cookie of [
    own.cookie ?? '',
    `device=${'A'.repeat(32)}`,
    'device=',
    `device=${'x'.repeat(5_000)}`,
  ])
    expect((await tryWith(theirs, right, { cookie })).status).toBe(429)
})

test('inventing another browser for every guess brings no more guesses', async () => {
  const email = await account()
  const statuses: number[] = []
  for (let nth = 0; nth < 8; nth++)
    statuses.push(
      (await tryWith(email, 'wrong', { cookie: `device=${String(nth).padStart(32, 'q')}` })).status,
    )
  expect(statuses.filter(status => status === 401)).toHaveLength(5)
})

test('the cookie is for the server alone, and only its hash is kept', async () => {
  const email = await account()
  const own: Browser = {}
  const { set } = await tryWith(email, right, own)
  expect(set).toMatch(/^device=[\w-]{32}; .*HttpOnly; SameSite=Strict$/)
  const kept = await shop.db.selectFrom('knownDevices').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(own.cookie?.slice('device='.length))
  expect((await tryWith(email, 'not the password')).set).toBeNull()
  const secure = { headers: { ...from(), 'x-forwarded-proto': 'https' }, body: { email, password: right } }
  const answer = await shop.request('POST', '/api/user/login', secure)
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-device=.*Path=\/; .*Secure/)
})

test('whoever resets the password by mail is let in at once and known from then on', async () => {
  const email = await account()
  await wrong(email, 12)
  const token = await mailedToken(shop, { email })
  const body = { token, password: 'river kite lamp' }
  const answer = await shop.request('POST', '/api/user/reset-password', { body, headers: from() })
  const own = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
  await wrong(email, 12)
  expect((await tryWith(email, body.password, own)).status).toBe(200)
})

test('an account remembers 20 browsers at most, and each for a year', async () => {
  const email = await account()
  for (let nth = 0; nth < 22; nth++) {
    pass(second)
    await shop.db.deleteFrom('attempts').execute()
    await tryWith(email, right)
  }
  const known = () =>
    shop.db
      .selectFrom('knownDevices')
      .innerJoin('users', 'users.id', 'knownDevices.userId')
      .where('users.email', '=', email)
      .select('deviceHash')
      .execute()
  expect(await known()).toHaveLength(20)
  pass(366 * day)
  await deleteExpired(shop.deps)
  expect(await known()).toHaveLength(0)
})

test('a password of 10 MB is refused before it is looked at', async () => {
  const body = { email: 'nobody@example.com', password: 'x'.repeat(10_000_000) }
  expect((await base.request('POST', '/api/user/login', { body })).status).toBe(413)
  const long = { ...body, password: 'x'.repeat(201) }
  expect((await base.request('POST', '/api/user/login', { body: long })).status).toBe(400)
})

test('a known browser signs in while somebody in its network has used up the tries of all', async () => {
  const network = '192.0.2.77'
  const email = await account()
  const known: Browser = {}
  expect((await tryWith(email, right, known, network)).status).toBe(200)
  for (let nth = 0; nth < 100; nth++)
    await tryWith(`nobody-${nth}@example.com`, 'a wrong password', {}, network)
  expect((await tryWith(email, right, {}, network)).status).toBe(429)
  expect((await tryWith(email, right, known, network)).status).toBe(200)
})
