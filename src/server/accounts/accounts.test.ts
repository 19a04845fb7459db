import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test-support/create-test-app.ts'
import { makeUser, signUpInput } from '../../../test-support/factories.ts'

const shop = await createTestApp()
const guest = shop.client()

const password = 'a long enough password'

async function signedUp() {
  const person = signUpInput({ password })
  const { linkMailed: _, ...user } = await guest.accounts.signUp({ body: person })
  const signIn = async (with_ = password) => {
    const { token } = await guest.accounts.login({ body: { email: person.email, password: with_ } })
    return { token, client: shop.client(token) }
  }
  return { person, user, signIn }
}

test('a new account can sign in, and its token opens the account', async () => {
  const { person, user, signIn } = await signedUp()
  const { client } = await signIn()
  expect(await client.accounts.verifyToken()).toEqual({
    id: user.id,
    email: person.email,
    username: person.username,
    firstName: 'Sana',
    lastName: 'Malik',
    userType: 'shopper',
    staffRole: null,
  })
  expect(await client.accounts.get({ params: { id: user.id } })).toEqual(user)
  expect(JSON.stringify(user)).not.toContain('argon2')
})

test('passwords and tokens are stored only as hashes', async () => {
  const { user, signIn } = await signedUp()
  const { token = '' } = await signIn()
  const row = await shop.db
    .selectFrom('users')
    .where('id', '=', user.id)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row.passwordHash).toMatch(/^\$argon2id\$/)
  const sessions = await shop.db.selectFrom('sessions').where('userId', '=', user.id).selectAll().execute()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(sessions)).not.toContain(token)
})

test('signing up never makes an admin', async () => {
  const body = { ...signUpInput(), userType: 'admin', isAdmin: true }
  const answer = await shop.request('POST', '/api/user/signup', { body })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ userType: 'shopper' })
})

test('an e-mail or username that is taken in any case is refused, naming the field', async () => {
  const { person } = await signedUp()
  await expect(
    guest.accounts.signUp({ body: signUpInput({ email: person.email.toUpperCase() }) }),
  ).rejects.toMatchObject({ status: 409, code: 'email_taken', fields: { email: expect.any(String) } })
  await expect(
    guest.accounts.signUp({ body: signUpInput({ username: person.username.toUpperCase() }) }),
  ).rejects.toMatchObject({ status: 409, code: 'username_taken', fields: { username: expect.any(String) } })
})

test('when both the e-mail and the username are taken, both fields are named', async () => {
  const { person } = await signedUp()
  await expect(guest.accounts.signUp({ body: person })).rejects.toMatchObject({
    code: 'email_taken',
    fields: { email: expect.any(String), username: expect.any(String) },
  })
})

test('of several sign-ups at once with one e-mail, one gets the account', async () => {
  const { email } = signUpInput()
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() => guest.accounts.signUp({ body: signUpInput({ email }) })),
  )
  expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(1)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason.code).toBe('email_taken')
  expect(shop.logged).toEqual([])
})

test('an unknown e-mail and a wrong password get the same answer', async () => {
  const { person } = await signedUp()
  const tries = [person.email, 'nobody@example.com', 'not an e-mail', 'nul\0@example.com']
  const answers = await Promise.all(
    tries.map(email =>
      shop.request('POST', '/api/user/login', { body: { email, password: 'wrong password' } }),
    ),
  )
  expect(answers.map(answer => answer.status)).toEqual([401, 401, 401, 401])
  for (const answer of answers) {
    expect(await answer.json()).toEqual({
      error: { code: 'wrong_credentials', message: 'please enter valid email & password' },
    })
  }
})

/** The least work, in microseconds of a processor, that one of five tries to sign in with a wrong password takes. */
async function workOfSigningIn(email: string): Promise<number> {
  const spent: number[] = []
  for (let nth = 0; nth < 5; nth++) {
    const before = process.cpuUsage()
    const answer = await shop.request('POST', '/api/user/login', { body: { email, password: 'wrong' } })
    const { user, system } = process.cpuUsage(before)
    expect(answer.status).toBe(401)
    spent.push(user + system)
  }
  return Math.min(...spent)
}

test('an unknown e-mail takes as much work as a wrong password, so the time tells nobody who has an account', async () => {
  const { person } = await signedUp()
  const [known, unknown] = [await workOfSigningIn(person.email), await workOfSigningIn('nobody@example.com')]
  // Hashing is nearly all of the work: without it an unknown e-mail takes less than a fifth.
  expect(unknown).toBeGreaterThan(known / 3)
})

test('the e-mail may be written in any case when signing in', async () => {
  const { person } = await signedUp()
  const body = { email: ` ${person.email.toUpperCase()} `, password }
  expect((await guest.accounts.login({ body })).token).toHaveLength(43)
})

test('a password matches however a keyboard composes its accented letters', async () => {
  const person = signUpInput({ password: 'caf\u00e9 in Lahore' })
  await guest.accounts.signUp({ body: person })
  const body = { email: person.email, password: 'cafe\u0301 in Lahore' }
  expect((await guest.accounts.login({ body })).token).toHaveLength(43)
})

test('signing out ends this session and no other', async () => {
  const { signIn } = await signedUp()
  const [here, there] = [await signIn(), await signIn()]
  expect(await here.client.accounts.logout()).toEqual({ success: true })
  await expect(here.client.accounts.verifyToken()).rejects.toMatchObject({ status: 401 })
  expect(await there.client.accounts.verifyToken()).toMatchObject({ userType: 'shopper' })
})

test('an account can be read by its owner and the staff, changed by its owner, and is not found for others', async () => {
  const { user, signIn } = await signedUp()
  const { client } = await signIn()
  const [other, admin] = [await makeUser(shop), await makeUser(shop, 'admin')]
  const params = { id: user.id }
  const names = { firstName: 'Not', lastName: 'Me' }
  await expect(other.client.accounts.get({ params })).rejects.toMatchObject({ status: 404 })
  await expect(other.client.accounts.edit({ params, body: names })).rejects.toMatchObject({ status: 404 })
  await expect(admin.client.accounts.edit({ params, body: names })).rejects.toMatchObject({ status: 404 })
  await expect(admin.client.accounts.get({ params: { id: 'nobody' } })).rejects.toMatchObject({ status: 404 })
  expect(await admin.client.accounts.get({ params })).toEqual(await client.accounts.get({ params }))
})

test('changing the name keeps the password and all sessions', async () => {
  const { user, signIn } = await signedUp()
  const [here, there] = [await signIn(), await signIn()]
  const body = { firstName: 'Zara', lastName: 'Iqbal' }
  expect(await here.client.accounts.edit({ params: { id: user.id }, body })).toMatchObject(body)
  expect(await there.client.accounts.verifyToken()).toMatchObject(body)
  await signIn()
})

test('changing the password ends all sessions and gives a new token, and only the new one signs in', async () => {
  const { user, signIn } = await signedUp()
  const [here, there] = [await signIn(), await signIn()]
  const bystander = await makeUser(shop)
  const body = { firstName: 'Sana', lastName: 'Malik', password: 'another long password' }
  const { token = '' } = await here.client.accounts.edit({ params: { id: user.id }, body })
  expect(await shop.client(token).accounts.verifyToken()).toMatchObject({ id: user.id })
  for (const { client } of [here, there])
    await expect(client.accounts.verifyToken()).rejects.toMatchObject({ status: 401 })
  expect(await bystander.client.accounts.verifyToken()).toMatchObject({ id: bystander.id })
  await expect(signIn()).rejects.toMatchObject({ code: 'wrong_credentials' })
  await signIn(body.password)
})

test('who signs up is told of a mailed link only where one was mailed', async () => {
  const signUp = (at: TestApp) => at.client().accounts.signUp({ body: signUpInput() })
  expect((await signUp(shop)).linkMailed).toBe(false)
  const server = { url: 'smtp://127.0.0.1:9', requireTls: false }
  const sending = await createTestApp({ mail: { ...shop.deps.config.mail, server } })
  expect((await signUp(sending)).linkMailed).toBe(true)
  const answer = await sending.app.fetch(
    new Request('http://made-up.example/api/user/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signUpInput()),
    }),
  )
  sending.logged.pop()
  expect(await answer.json()).toMatchObject({ linkMailed: false })
})

test('an account cannot change its username or what it may do', async () => {
  const { user, signIn } = await signedUp()
  const { token, client } = await signIn()
  const body = {
    firstName: 'Sana',
    lastName: 'Malik',
    userType: 'admin',
    staffRole: 'owner',
    username: 'boss',
  }
  await shop.request('POST', `/api/user/edit-user/${user.id}`, { token, body })
  expect(await client.accounts.get({ params: { id: user.id } })).toEqual(user)
})
