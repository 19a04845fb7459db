import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser, signUpInput } from '../../../test-support/factories.ts'
import { logIn } from './log-in.ts'
import { purgeExpired } from './purge-expired.ts'
import { insertSession } from './sessions/queries.ts'
import { signUp } from './sign-up.ts'

const shop = await createTestApp({ rateLimits: true })
const { deps } = shop

const day = 86_400_000
const password = 'a long enough password'
const started = shop.clock.now

beforeEach(() => {
  shop.clock.now = started
})

const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

let made = 0
const freshAddress = () => `192.0.2.${++made}`

async function account() {
  const person = signUpInput({ password })
  const user = await signUp(deps, person, freshAddress())
  const tryWith = (word: string, address: string) =>
    logIn(deps, { email: person.email, password: word }, address)
  return { user, email: person.email, tryWith }
}

const times = async (n: number, work: () => Promise<unknown>) => {
  for (let i = 0; i < n; i++) await work().catch(() => {})
}

test('after ten wrong passwords that address has to wait, even with the right password, and other addresses do not', async () => {
  const { email, tryWith } = await account()
  const address = freshAddress()
  await times(10, () => tryWith('wrong', address))
  await expect(tryWith(password, address)).rejects.toMatchObject({ status: 429, code: 'too_many' })
  const shouted = { email: email.toUpperCase(), password }
  await expect(logIn(deps, shouted, address)).rejects.toMatchObject({ code: 'too_many' })
  await tryWith(password, freshAddress())
  pass(15 * 60_000)
  await tryWith(password, address)
})

test('a successful sign-in clears the wrong attempts before it', async () => {
  const { tryWith } = await account()
  const address = freshAddress()
  await times(9, () => tryWith('wrong', address))
  await tryWith(password, address)
  await times(9, () => tryWith('wrong', address))
  await tryWith(password, address)
})

test('an address that guesses at many accounts is stopped, even if it signs in to its own in between', async () => {
  const { tryWith } = await account()
  const address = freshAddress()
  const key = `loginPerAddress:${address}`
  const resetsAt = new Date(started.getTime() + day)
  await shop.db.insertInto('attempts').values({ key, count: 99, resetsAt }).execute()
  await tryWith(password, address)
  await tryWith(password, address)
  await expect(tryWith('wrong', address)).rejects.toMatchObject({ code: 'wrong_credentials' })
  await expect(tryWith(password, address)).rejects.toMatchObject({ code: 'too_many' })
})

test('sign-ups are limited per address', async () => {
  const address = freshAddress()
  const key = `signUpPerAddress:${address}`
  await shop.db
    .insertInto('attempts')
    .values({ key, count: 20, resetsAt: new Date(started.getTime() + day) })
    .execute()
  await expect(signUp(deps, signUpInput(), address)).rejects.toMatchObject({ code: 'too_many' })
})

test('a password that is changed while it is being checked opens no session', async () => {
  const { user } = await account()
  const session = {
    tokenHash: deps.newId(),
    userId: user.id,
    createdAt: started,
    lastSeenAt: started,
    expiresAt: new Date(started.getTime() + day),
    device: 'Firefox on Linux',
    network: '192.0.2.x',
  }
  expect(await insertSession(shop.db, session, 'a hash that is no longer there')).toBe(false)
})

test('purging deletes expired sessions and attempts and keeps the others', async () => {
  const old = await makeUser(shop)
  pass(20 * day)
  const recent = await makeUser(shop)
  await shop.db
    .insertInto('attempts')
    .values([
      { key: 'past', count: 3, resetsAt: new Date(shop.clock.now.getTime() - 1) },
      { key: 'counting', count: 3, resetsAt: new Date(shop.clock.now.getTime() + 20 * day) },
    ])
    .execute()
  pass(11 * day)
  await purgeExpired(deps)
  const owners = (await shop.db.selectFrom('sessions').select('userId').execute()).map(row => row.userId)
  expect(owners).toContain(recent.id)
  expect(owners).not.toContain(old.id)
  const keys = (await shop.db.selectFrom('attempts').select('key').execute()).map(row => row.key)
  expect(keys).toContain('counting')
  expect(keys).not.toContain('past')
})
