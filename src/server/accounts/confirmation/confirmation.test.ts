import { expect, inject, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { untilWaiting } from '../../../../test-support/database/until-waiting.ts'
import { makeProduct, makeUser, orderData, signUpInput } from '../../../../test-support/factories.ts'
import { confirmationToken, mailedToken, mailTo } from '../../../../test-support/mailed.ts'
import { days, hours } from '../../../contract/durations.ts'
import { lockUser, updateUser } from '../queries.ts'

const shop = await createTestApp()
const guest = shop.client()
const names = { firstName: 'Sana', lastName: 'Malik' }

async function signedUp() {
  const person = signUpInput()
  const { id } = await guest.accounts.signUp({ body: person })
  const { token } = await guest.accounts.login({ body: person })
  const client = shop.client(token)
  const isConfirmed = async () => (await client.accounts.get({ params: { id } })).emailConfirmed
  return { ...person, id, client, params: { id }, isConfirmed }
}

const confirm = (token: string) => guest.accounts.confirmEmail({ body: { token } })
const refused = { status: 400, code: 'invalid', fields: { token: expect.any(String) } }
const subjectsTo = async (email: string) => (await mailTo(shop, email)).map(({ subject }) => subject)

test('a link is mailed after signing up, and confirms the address however often it is used', async () => {
  const { email, isConfirmed } = await signedUp()
  const token = await confirmationToken(shop, email)
  expect(await isConfirmed()).toBe(false)
  await confirm(token)
  expect(await isConfirmed()).toBe(true)
  await confirm(token)
})

test('an account whose link cannot be written is not made, so signing up can be tried again', async () => {
  const person = signUpInput()
  const { outbox } = shop.deps
  const { queue } = outbox
  outbox.queue = async () => {
    throw new Error('The disk is full')
  }
  await guest.accounts.signUp({ body: person }).catch(() => {})
  outbox.queue = queue
  await guest.accounts.signUp({ body: person })
  expect(await subjectsTo(person.email)).toHaveLength(1)
})

test('the address that stands for deleted accounts is nobody’s', async () => {
  const person = { ...signUpInput(), email: 'me@deleted.invalid' }
  await expect(guest.accounts.signUp({ body: person })).rejects.toMatchObject({
    fields: { email: expect.any(String) },
  })
})

test('a made-up link confirms nothing, nor does one after three days', async () => {
  const { email, isConfirmed } = await signedUp()
  const token = await confirmationToken(shop, email)
  await expect(confirm(`${token}x`)).rejects.toMatchObject(refused)
  const before = shop.clock.now
  shop.clock.now = new Date(before.getTime() + days(3))
  await expect(confirm(token)).rejects.toMatchObject(refused)
  shop.clock.now = before
  expect(await isConfirmed()).toBe(false)
})

test('until then only the link and receipts are mailed, without a word that the buyer typed', async () => {
  const { email, client } = await signedUp()
  const token = await confirmationToken(shop, email)
  const admin = await makeUser(shop, 'admin')
  const { _id: productId } = await makeProduct(admin, { Length: [], Material: [] })
  const options = { length: 'You have won', material: 'Collect your prize' }
  await client.cart.add({ body: { productId, options } })
  const typed = { fullName: 'Buy pills', address: 'From our shop', city: 'Cheaply', postalCode: 'TODAY' }
  const order = await client.orders.create({ body: orderData(typed) })
  for (const status of ['Processing', 'Shipped', 'Delivered'] as const)
    await admin.client.orders.updateStatus({ params: { id: order._id }, body: { status } })
  const mails = await mailTo(shop, email)
  expect(mails.length).toBeGreaterThan(2)
  const words = Object.values({ ...typed, ...options })
  for (const { text } of mails) for (const word of words) expect(text).not.toContain(word)
  await confirm(token)
  await client.cart.add({ body: { productId } })
  await client.orders.create({ body: orderData(typed) })
  expect((await mailTo(shop, email)).at(-1)?.text).toContain('Hello Buy pills,')
})

test('a new address is confirmed anew: links to the old one confirm nothing, and only it gets a link', async () => {
  const { email, client, params, password } = await signedUp()
  const old = await confirmationToken(shop, email)
  const newEmail = `new-${email}`
  const body = { ...names, email: newEmail, currentPassword: password }
  const edited = await client.accounts.edit({ params, body })
  expect(edited.emailConfirmed).toBe(false)
  await expect(confirm(old)).rejects.toMatchObject(refused)
  expect(await subjectsTo(newEmail)).toEqual(['Confirm your email address for Zari'])
  const [, told] = await mailTo(shop, email)
  expect(told?.subject).toBe('Your Zari account has a new email address')
  // The old one was never confirmed, so it may be a stranger's, who gets nothing of what was typed.
  expect(told?.text).not.toContain('example.com')
  await confirm(await confirmationToken(shop, newEmail))
  const back = shop.client(edited.token)
  await back.accounts.edit({ params, body: { ...names, email } })
  await expect(confirm(old)).rejects.toMatchObject(refused)
})

test('a new password is told to an address that nobody has confirmed, too', async () => {
  const { email, client, params } = await signedUp()
  await client.accounts.edit({ params, body: { ...names, password: 'river kite lamp' } })
  expect((await subjectsTo(email)).at(-1)).toBe('Your Zari password was changed')
})

test('the email is changed five times within an hour, and the password ten times', async () => {
  shop.deps.config.rateLimits = true
  const { email, client, params } = await signedUp()
  let here = client
  const edit = async (change: { email: string } | { password: string }) => {
    const { token } = await here.accounts.edit({ params, body: { ...names, ...change } })
    here = shop.client(token)
  }
  const tooMany = { status: 429, code: 'too_many' }
  for (let nth = 0; nth < 5; nth++) await edit({ email: `${nth}-${email}` })
  await expect(edit({ email: `6-${email}` })).rejects.toMatchObject(tooMany)
  await expect(here.accounts.mailConfirmation()).rejects.toMatchObject(tooMany)
  expect(await subjectsTo(`6-${email}`)).toEqual([])
  for (let nth = 0; nth < 10; nth++) await edit({ password: `river kite lamp ${nth}` })
  await expect(edit({ password: 'river kite lamp 11' })).rejects.toMatchObject(tooMany)
  shop.deps.config.rateLimits = false
})

test('whoever chooses a password by a mailed link has confirmed the address', async () => {
  const person = signUpInput()
  await guest.accounts.signUp({ body: person })
  const token = await mailedToken(shop, person)
  await guest.accounts.resetPassword({ body: { token, password: 'river kite lamp' } })
  const signedIn = await guest.accounts.login({ body: { email: person.email, password: 'river kite lamp' } })
  const client = shop.client(signedIn.token)
  const { id } = await client.accounts.verifyToken()
  expect((await client.accounts.get({ params: { id } })).emailConfirmed).toBe(true)
  expect((await subjectsTo(person.email)).at(-1)).toBe('Your Zari password was changed')
})

test('the link is mailed again on demand, five times an hour, and to nobody who has confirmed', async () => {
  shop.deps.config.rateLimits = true
  const { email, client } = await signedUp()
  const first = await confirmationToken(shop, email)
  for (let nth = 0; nth < 5; nth++)
    expect(await client.accounts.mailConfirmation()).toEqual({ success: true, mailed: true })
  await expect(client.accounts.mailConfirmation()).rejects.toMatchObject({ status: 429, code: 'too_many' })
  expect(await subjectsTo(email)).toHaveLength(6)
  await confirm(first)
  shop.clock.now = new Date(shop.clock.now.getTime() + hours(1))
  expect(await client.accounts.mailConfirmation()).toEqual({ success: true, mailed: false })
  expect(await subjectsTo(email)).toHaveLength(6)
  shop.deps.config.rateLimits = false
})

// On PGlite one transaction waits for the whole of the other, so nothing can meet.
test.runIf(inject('database').kind === 'postgres')(
  'a link asked for while the address changes is mailed to the new one',
  async () => {
    const { email, client, id } = await signedUp()
    const { asked } = await shop.db.transaction().execute(async tx => {
      await lockUser(tx, id)
      const asked = client.accounts.mailConfirmation()
      await untilWaiting(shop.db)
      await updateUser(tx, id, { email: `new-${email}` })
      return { asked }
    })
    expect(await asked).toMatchObject({ mailed: true })
    expect(await subjectsTo(email)).toHaveLength(1)
    expect(await subjectsTo(`new-${email}`)).toHaveLength(1)
  },
)
