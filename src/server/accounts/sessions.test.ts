import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser, signUpInput } from '../../../test-support/factories.ts'
import { noDevice } from '../http/device-cookie.ts'
import { deleteExpired } from './delete-expired.ts'
import { logIn } from './log-in.ts'
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
const from = (address: string) => ({ address, origin: null })
const freshAddress = () => `192.0.2.${++made}`

async function account() {
  const person = signUpInput({ password })
  const user = await signUp(deps, person, from(freshAddress()))
  const tryWith = (word: string, address: string) =>
    logIn(deps, { email: person.email, password: word }, { address, userAgent: '', device: noDevice })
  return { user, email: person.email, tryWith }
}

test('a network that tries many accounts is stopped, and right passwords count as well', async () => {
  const { tryWith } = await account()
  const address = freshAddress()
  const key = `loginPerAddress:${address}`
  const resetsAt = new Date(started.getTime() + day)
  await shop.db.insertInto('attempts').values({ key, count: 98, resetsAt }).execute()
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
  await expect(signUp(deps, signUpInput(), from(address))).rejects.toMatchObject({ code: 'too_many' })
})

test('after ten taken names a network learns of no other for an hour, whether it is taken or free', async () => {
  const address = freshAddress()
  const { email } = await account()
  const tries = Array.from({ length: 15 }, () => signUp(deps, signUpInput({ email }), from(address)))
  const codes = (await Promise.allSettled(tries)).map(
    one => one.status === 'rejected' && (one.reason.code ?? one.reason),
  )
  expect(codes.toSorted()).toEqual([...Array(10).fill('email_taken'), ...Array(5).fill('too_many')])
  await expect(signUp(deps, signUpInput(), from(address))).rejects.toMatchObject({ code: 'too_many' })
  await signUp(deps, signUpInput(), from(freshAddress()))
  pass(60 * 60_000)
  await signUp(deps, signUpInput(), from(address))
})

test('sign-ups that succeed leave the ten taken names as they were', async () => {
  const address = freshAddress()
  for (let nth = 0; nth < 12; nth++) await signUp(deps, signUpInput(), from(address))
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
  await deleteExpired(deps)
  const owners = (await shop.db.selectFrom('sessions').select('userId').execute()).map(row => row.userId)
  expect(owners).toContain(recent.id)
  expect(owners).not.toContain(old.id)
  const keys = (await shop.db.selectFrom('attempts').select('key').execute()).map(row => row.key)
  expect(keys).toContain('counting')
  expect(keys).not.toContain('past')
})
