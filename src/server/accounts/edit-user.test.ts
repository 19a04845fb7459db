import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser, signUpInput } from '../../../test-support/factories.ts'
import { confirmationToken, mailedToken, mailTo } from '../../../test-support/mailed.ts'

const shop = await createTestApp()
const guest = shop.client()
const minute = 60_000
const names = { firstName: 'Sana', lastName: 'Malik' }
const newPassword = 'river kite lamp'

const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

async function signedIn() {
  const person = signUpInput()
  const { id } = await guest.accounts.signUp({ body: person })
  await guest.accounts.confirmEmail({ body: { token: await confirmationToken(shop, person.email) } })
  const signIn = async (email = person.email, password = person.password) => {
    const { token } = await guest.accounts.login({ body: { email, password } })
    return { token: token ?? '', client: shop.client(token) }
  }
  return { ...person, id, params: { id }, signIn, ...(await signIn()) }
}

const asked = { status: 403, code: 'reauthenticate' }

test.each([{ password: newPassword }, { email: 'elsewhere@example.com' }])(
  'ten minutes after signing in, %o needs the current password',
  async change => {
    const { client, params, id, email, password } = await signedIn()
    pass(10 * minute + 1)
    const edit = (more: { currentPassword?: string }) =>
      client.accounts.edit({ params, body: { ...names, ...change, ...more } })
    await expect(edit({})).rejects.toMatchObject(asked)
    const wrong = { ...asked, fields: { currentPassword: expect.any(String) } }
    await expect(edit({ currentPassword: 'not the password' })).rejects.toMatchObject(wrong)
    expect(await client.accounts.get({ params })).toMatchObject({ email })
    const { token } = await edit({ currentPassword: password })
    expect(await shop.client(token).accounts.verifyToken()).toMatchObject({ id })
  },
)

test('within ten minutes of signing in a password is changed without the current one', async () => {
  const { client, params } = await signedIn()
  pass(10 * minute - 1)
  await client.accounts.edit({ params, body: { ...names, password: newPassword } })
})

test('a new token counts as signed in when the old one did, so it does not make ten minutes last', async () => {
  const { client, params } = await signedIn()
  pass(9 * minute)
  const { token } = await client.accounts.edit({ params, body: { ...names, password: newPassword } })
  pass(2 * minute)
  const again = shop.client(token).accounts.edit({ params, body: { ...names, password: 'yet another kite' } })
  await expect(again).rejects.toMatchObject(asked)
})

test('name, phone and address change without a password, and no session ends', async () => {
  const { client, params, signIn, email } = await signedIn()
  const other = await signIn()
  pass(60 * minute)
  const body = { ...names, phone: '+923217654321', address: { city: 'Multan', street: 'Bosan Road 5' } }
  const edited = await client.accounts.edit({ params, body })
  expect(edited).toMatchObject(body)
  expect(edited.token).toBeUndefined()
  expect(await other.client.accounts.get({ params })).toMatchObject({ ...body, email })
  expect(await mailTo(shop, email)).toHaveLength(1)
})

test('what the specification’s call leaves out stays', async () => {
  const { client, params, phone, address } = await signedIn()
  expect(await client.accounts.edit({ params, body: names })).toMatchObject({ ...names, phone, address })
})

test('a changed password is told by mail and ends mailed links', async () => {
  const { client, params, email } = await signedIn()
  const link = await mailedToken(shop, { email })
  await client.accounts.edit({ params, body: { ...names, password: newPassword } })
  const mail = (await mailTo(shop, email)).at(-1)
  expect(mail).toMatchObject({ subject: expect.stringContaining('password was changed') })
  expect(mail?.text).not.toContain(newPassword)
  const use = guest.accounts.resetPassword({ body: { token: link, password: newPassword } })
  await expect(use).rejects.toMatchObject({ fields: { token: expect.any(String) } })
})

test('a password that is reset by a mailed link is told by mail, too', async () => {
  const { email } = await signedIn()
  const token = await mailedToken(shop, { email })
  await guest.accounts.resetPassword({ body: { token, password: newPassword } })
  expect((await mailTo(shop, email)).at(-1)?.subject).toContain('password was changed')
})

test('a changed email signs in from then on, and both addresses are told', async () => {
  const { client, params, email, signIn, id } = await signedIn()
  const other = await signIn()
  const newEmail = `new-${email}`
  const body = { ...names, email: newEmail.toUpperCase() }
  const { token, email: now } = await client.accounts.edit({ params, body })
  expect(now).toBe(newEmail)
  for (const ended of [client, other.client])
    await expect(ended.accounts.verifyToken()).rejects.toMatchObject({ status: 401 })
  expect(await shop.client(token).accounts.verifyToken()).toMatchObject({ id, email: newEmail })
  await expect(signIn()).rejects.toMatchObject({ code: 'wrong_credentials' })
  await signIn(newEmail)
  expect((await mailTo(shop, email)).at(-1)).toMatchObject({
    text: expect.stringContaining('n***@example.com'),
  })
  expect(await mailTo(shop, newEmail)).toHaveLength(1)
})

test('one’s own email, in whatever case, is no change', async () => {
  const { client, params, email } = await signedIn()
  const edited = await client.accounts.edit({ params, body: { ...names, email: email.toUpperCase() } })
  expect(edited).toMatchObject({ email })
  expect(edited.token).toBeUndefined()
})

test('an email of another account is refused, also when two take it at once', async () => {
  const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()]
  const take = ({ client, params }: typeof first, email: string) =>
    client.accounts.edit({ params, body: { ...names, email } })
  const taken = { status: 409, code: 'email_taken', fields: { email: expect.any(String) } }
  await expect(take(first, third.email)).rejects.toMatchObject(taken)
  const tries = await Promise.allSettled([first, second].map(one => take(one, `free-${third.email}`)))
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: taken })
})

test('of two changes of the password at once with one token, the second finds its session ended', async () => {
  const { client, params, signIn, email } = await signedIn()
  const words = ['the first new words', 'the second new words']
  const tries = await Promise.allSettled(
    words.map(password => client.accounts.edit({ params, body: { ...names, password } })),
  )
  const won = tries.findIndex(({ status }) => status === 'fulfilled')
  expect(tries[1 - won]).toMatchObject({ reason: { code: 'unauthenticated' } })
  await signIn(email, words[won])
})

test('a shopper cannot give anybody else a new email', async () => {
  const [{ params }, stranger] = [await signedIn(), await makeUser(shop)]
  const body = { ...names, email: 'mine@example.com' }
  await expect(stranger.client.accounts.edit({ params, body })).rejects.toMatchObject({ status: 404 })
})
