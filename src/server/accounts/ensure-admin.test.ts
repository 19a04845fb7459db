import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser, signUpInput } from '../../../test-support/factories.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { createUser } from './create-user.ts'
import { ensureAdmin } from './ensure-admin.ts'
import { ensureAdminOfSettings } from './ensure-admin-of-settings.ts'
import { findUser, promoteUser } from './queries.ts'

const shop = await createTestApp()

const password = 'the password of the owner'
const signIn = async (email: string, word = password) =>
  shop.client((await shop.client().accounts.login({ body: { email, password: word } })).token)

test('the admin of the settings is made once, can sign in, and stays signed in over restarts', async () => {
  const email = 'owner@example.com'
  await ensureAdmin(shop.deps, { email: 'Owner@Example.com', password })
  const admin = await signIn(email)
  expect(await admin.accounts.verifyToken()).toMatchObject({ userType: 'admin', email })
  await ensureAdmin(shop.deps, { email, password })
  expect(await admin.accounts.verifyToken()).toMatchObject({ userType: 'admin' })
})

test('a new admin password in the settings replaces the old one and ends the old sessions', async () => {
  const email = 'second@example.com'
  await ensureAdmin(shop.deps, { email, password: 'the first password' })
  const before = await signIn(email, 'the first password')
  await ensureAdmin(shop.deps, { email, password })
  await expect(before.accounts.verifyToken()).rejects.toMatchObject({ status: 401 })
  await expect(signIn(email, 'the first password')).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(await (await signIn(email)).accounts.verifyToken()).toMatchObject({ userType: 'admin' })
})

test("a shopper's account with the admin's e-mail becomes an admin and is signed out", async () => {
  const person = signUpInput()
  await shop.client().accounts.signUp({ body: person })
  const before = await signIn(person.email, person.password)
  await ensureAdmin(shop.deps, { email: person.email, password })
  await expect(before.accounts.verifyToken()).rejects.toMatchObject({ status: 401 })
  const after = await signIn(person.email)
  expect(await after.accounts.verifyToken()).toMatchObject({ userType: 'admin', username: person.username })
  const { id } = await after.accounts.verifyToken()
  expect(await after.accounts.get({ params: { id } })).toMatchObject({ emailConfirmed: true })
})

test('several processes that start at once make one admin', async () => {
  const credentials = { email: 'together@example.com', password }
  await Promise.all([1, 2, 3].map(() => ensureAdmin(shop.deps, credentials)))
  const admins = await shop.db
    .selectFrom('users')
    .where('email', '=', credentials.email)
    .selectAll()
    .execute()
  expect(admins).toHaveLength(1)
  await Promise.all(
    [1, 2, 3].map(() => ensureAdmin(shop.deps, { ...credentials, password: 'changed for all' })),
  )
  await signIn(credentials.email, 'changed for all')
})

test('the admin is made even when another account has the username admin', async () => {
  const username = 'Admin'
  await shop
    .client()
    .accounts.signUp({ body: signUpInput({ username }) })
    .catch(() => {})
  await ensureAdmin(shop.deps, { email: 'third@example.com', password })
  expect((await (await signIn('third@example.com')).accounts.verifyToken()).username).toMatch(/^admin-/)
})

test('a demo account has the age it is given', async () => {
  const createdAt = new Date('2025-03-01T10:00:00Z')
  const made = await createUser(shop.deps, signUpInput(), { staffRole: 'owner', createdAt })
  const row = await shop.db.selectFrom('users').where('id', '=', made.id).selectAll().executeTakeFirst()
  expect(row).toMatchObject({ createdAt, userType: 'admin', staffRole: 'owner' })
})

test('an admin can read any account', async () => {
  const shopper = await makeUser(shop)
  await ensureAdmin(shop.deps, { email: 'reader@example.com', password })
  const admin = await signIn('reader@example.com')
  expect(await admin.accounts.get({ params: { id: shopper.id } })).toMatchObject({ email: shopper.email })
})

test('an owner made by the settings is recorded in the audit trail once', async () => {
  const trail = (id: string) =>
    shop.db
      .selectFrom('changes')
      .where('subjectId', '=', id)
      .select(['thing', 'action', 'userId', 'before', 'after'])
      .execute()
  const action = 'made an owner by the settings'
  const [made, known] = [signUpInput().email, signUpInput()]
  const { _id: shopper } = await createUser(shop.deps, known)
  for (const word of [password, password, 'another long password']) {
    await ensureAdmin(shop.deps, { email: made, password: word })
    await ensureAdmin(shop.deps, { email: known.email, password: word })
  }
  const { id } = await (await signIn(made, 'another long password')).accounts.verifyToken()
  const told = { thing: 'staff', action, after: { userType: 'admin', staffRole: 'owner' } }
  expect(await trail(id)).toEqual([{ ...told, userId: id, before: null }])
  expect(await trail(shopper)).toEqual([
    { ...told, userId: shopper, before: { userType: 'shopper', staffRole: null } },
  ])
})

test('an account that has changed since it was read is not made an admin', async () => {
  const { id } = await makeUser(shop)
  const read = await findUser(shop.db, id)
  if (!read) throw new Error('There is no such account.')
  const promote = (passwordHash: string) =>
    inTransaction(shop.db, tx =>
      promoteUser(
        tx,
        { ...read, passwordHash },
        { userType: 'admin', staffRole: 'owner', passwordHash: 'new', emailConfirmedAt: null },
      ),
    )
  expect([await promote('another hash'), await promote(read.passwordHash)]).toEqual([false, true])
})

test('a fault while the admin is made is reported, and making it is not tried again', async () => {
  const clock = () => {
    throw new Error('The clock has stopped.')
  }
  const making = ensureAdmin({ ...shop.deps, clock }, { email: 'nobody-yet@example.com', password })
  await expect(making).rejects.toThrow('The clock has stopped.')
})

test('settings that name an address the owner has given up make no second owner', async () => {
  const warned: string[] = []
  const deps = { ...shop.deps, log: { ...shop.deps.log, warn: (words: string) => warned.push(words) } }
  const old = signUpInput().email
  await ensureAdmin(shop.deps, { email: old, password })
  const owner = await signIn(old)
  const { id } = await owner.accounts.verifyToken()
  const email = `new.${old}`
  await owner.accounts.edit({ params: { id }, body: { firstName: 'Shop', lastName: 'Admin', email } })

  await ensureAdminOfSettings(deps, { email: old, password }, false)
  await expect(signIn(old)).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(warned).toEqual([expect.stringContaining('npm run make-admin')])
  // Nor does whoever signs up with it become one.
  const stranger = signUpInput({ email: old })
  await shop.client().accounts.signUp({ body: stranger })
  await ensureAdminOfSettings(deps, { email: old, password }, false)
  expect(await (await signIn(old, stranger.password)).accounts.verifyToken()).toMatchObject({
    userType: 'shopper',
  })

  await ensureAdminOfSettings(deps, { email: email.toUpperCase(), password }, false)
  expect(warned).toHaveLength(2)
})
