import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser, signUpInput } from '../../../test-support/factories.ts'
import { mailTo } from '../../../test-support/mailed.ts'
import { editUser } from '../accounts/edit-user.ts'
import { type Caller, hashToken } from '../http/session.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const { staff } = admin.client
const day = 86_400_000

const person = (email = signUpInput().email) =>
  ({ email, firstName: 'Sana', lastName: 'Malik', staffRole: 'manager' }) as const
const memberOf = async (email: string) => (await staff.members()).members.find(each => each.email === email)

async function invitedToken(email: string): Promise<string> {
  const { text = '' } = (await mailTo(shop, email)).at(-1) ?? {}
  return /\/reset-password\?token=([\w-]+)&invited=1$/m.exec(text)?.[1] ?? ''
}

const choosePassword = (token: string, password = 'a brand new password') =>
  shop.client().accounts.resetPassword({ body: { token, password } })

const changesOf = async (subjectId: string) => (await staff.changes({ query: { subjectId } })).changes

test('a new member gets a link by mail, chooses a password with it and signs in as staff', async () => {
  const { email, ...name } = person()
  const { members } = await staff.invite({ body: { email, ...name } })
  const invited = members.find(member => member.email === email)
  expect(invited).toMatchObject({ ...name, userType: 'admin', invited: true, lastSeen: null })
  const [change] = await changesOf(invited?.id ?? '')
  expect(change).toMatchObject({ thing: 'staff', action: 'invited', subject: 'Sana Malik', before: null })
  expect(change?.by.userId).toBe(admin.id)

  for (const password of ['none', 'a brand new password'])
    await expect(shop.client().accounts.login({ body: { email, password } })).rejects.toMatchObject({
      status: 401,
      code: 'wrong_credentials',
    })
  await choosePassword(await invitedToken(email))
  const { token } = await shop.client().accounts.login({ body: { email, password: 'a brand new password' } })
  expect((await shop.client(token).staff.members()).members.length).toBeGreaterThan(1)
  expect(await memberOf(email)).toMatchObject({ invited: false, lastSeen: shop.clock.now.toISOString() })
})

test('the owner gets the link of an invitation to hand on, but none that opens the account of a shopper', async () => {
  const { email, ...name } = person()
  const first = await staff.invite({ body: { email, ...name } })
  expect(first).toMatchObject({ isMailed: false })
  const again = await staff.invite({ body: { email, ...name } })
  const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? ''
  await expect(choosePassword(tokenOf(first.link))).rejects.toMatchObject({ status: 400 })
  await choosePassword(tokenOf(again.link))
  expect(await staff.invite({ body: { email, ...name } })).toMatchObject({
    ...{ link: null, isMember: true, isMailed: false },
  })
  const buyer = await makeUser(shop)
  for (let time = 0; time < 2; time++)
    expect(await staff.invite({ body: person(buyer.email) })).toMatchObject({ link: null, isMember: false })
})

test('an account without a password refuses every sign-in with the usual message', async () => {
  const { email, ...name } = person()
  await staff.invite({ body: { email, ...name } })
  await expect(shop.client().accounts.login({ body: { email, password: 'anything' } })).rejects.toMatchObject(
    {
      status: 401,
      code: 'wrong_credentials',
    },
  )
})

test('the link of an invitation works for seven days, and a new one replaces it', async () => {
  const { email, ...name } = person()
  const began = shop.clock.now
  await staff.invite({ body: { email, ...name } })
  const first = await invitedToken(email)
  shop.clock.now = new Date(began.getTime() + 7 * day)
  await expect(choosePassword(first)).rejects.toMatchObject({ code: 'invalid' })
  await staff.invite({ body: { email, ...name } })
  const second = await invitedToken(email)
  expect(second).not.toBe(first)
  shop.clock.now = new Date(began.getTime() + 14 * day - 1)
  await choosePassword(second)
  shop.clock.now = began
  const told = await changesOf((await memberOf(email))?.id ?? '')
  expect(told).toMatchObject([
    { action: 'invited again', after: { email }, by: { userId: admin.id } },
    { action: 'invited' },
  ])
})

test('inviting the e-mail of an existing account ends its password and sessions until the link is used', async () => {
  const body = signUpInput()
  const stranger = await shop.client().accounts.signUp({ body })
  const signIn = (password: string) => shop.client().accounts.login({ body: { email: body.email, password } })
  const { token: session } = await signIn(body.password)
  await shop.client().accounts.forgotPassword({ body: { email: body.email } })
  const earlierLink = await invitedToken(body.email)

  const invitation = { ...person(body.email.toUpperCase()), firstName: 'Another' }
  const { members } = await staff.invite({ body: invitation })
  expect(members.find(({ id }) => id === stranger._id)).toMatchObject({ firstName: 'Sana', invited: true })
  await expect(shop.client(session).cart.get()).rejects.toMatchObject({ status: 401 })
  await expect(signIn(body.password)).rejects.toMatchObject({ code: 'wrong_credentials' })
  await expect(choosePassword(earlierLink)).rejects.toMatchObject({ code: 'invalid' })
  expect(await changesOf(stranger._id)).toMatchObject([
    {
      action: 'invited',
      before: { userType: 'shopper', staffRole: null },
      after: { userType: 'admin', staffRole: 'manager' },
    },
  ])

  expect((await mailTo(shop, body.email)).at(-1)?.text).toContain('its old password no longer works')
  await choosePassword(await invitedToken(body.email))
  await expect(signIn(body.password)).rejects.toMatchObject({ code: 'wrong_credentials' })
  const { token } = await signIn('a brand new password')
  expect((await shop.client(token).staff.members()).members.length).toBeGreaterThan(1)
})

test('a password that the shopper changes at the moment of the invitation does not work either', async () => {
  const shopper = await makeUser(shop)
  const tokenHash = hashToken(shopper.token)
  const who = { userId: shopper.id, userType: 'shopper', tokenHash, signedInAt: shop.clock.now } as Caller
  await staff.invite({ body: person(shopper.email) })
  const edit = { firstName: 'Sana', lastName: 'Malik', password: 'the password of a stranger' }
  const by = { who, id: shopper.id, address: 'local', userAgent: '', origin: null }
  await expect(editUser(shop.deps, by, edit)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await memberOf(shopper.email)).toMatchObject({ invited: true, firstName: 'Ayesha' })
})

test('inviting an active member again changes nothing', async () => {
  const other = await makeUser(shop, 'admin')
  await staff.invite({ body: person(other.email) })
  expect([await mailTo(shop, other.email), await changesOf(other.id)]).toEqual([[], []])
  expect((await other.client.staff.members()).members.length).toBeGreaterThan(1)
})

test('two invitations of one person at once make one account', async () => {
  const body = person()
  await Promise.all([staff.invite({ body }), staff.invite({ body })])
  expect((await staff.members()).members.filter(({ email }) => email === body.email)).toHaveLength(1)
})

test('two invited e-mails with the same name before the @ get different usernames', async () => {
  const local = `sana${Date.now()}`
  await staff.invite({ body: person(`${local}@one.example`) })
  await staff.invite({ body: person(`${local}@two.example`) })
  const names = (await staff.members()).members.flatMap(({ email, username }) =>
    email.startsWith(local) ? username : [],
  )
  expect(names[0]).toBe(local)
  expect(names[1]).toMatch(new RegExp(`^${local}-.{8}$`))
})

test('a removed member becomes a shopper, is signed out at once, and cannot use an old link', async () => {
  const member = await makeUser(shop, 'manager')
  await shop.db.insertInto('recoveryCodes').values({ userId: member.id, codeHash: 'code' }).execute()
  const { members } = await staff.removeMember({ params: { id: member.id } })
  // Whoever is invited back may have another phone.
  const codes = shop.db.selectFrom('recoveryCodes').where('userId', '=', member.id).selectAll()
  expect(await codes.execute()).toEqual([])
  expect(members.map(({ id }) => id)).not.toContain(member.id)
  await expect(member.client.staff.members()).rejects.toMatchObject({ status: 401 })
  expect(await changesOf(member.id)).toMatchObject([{ action: 'removed', subject: 'Ayesha Khan' }])
  await expect(staff.removeMember({ params: { id: member.id } })).rejects.toMatchObject({ status: 404 })

  const { email, ...name } = person()
  await staff.invite({ body: { email, ...name } })
  const token = await invitedToken(email)
  await staff.removeMember({ params: { id: (await memberOf(email))?.id ?? '' } })
  await expect(choosePassword(token)).rejects.toMatchObject({ code: 'invalid' })
})

test('a shop without a known address of its own cannot invite anybody', async () => {
  const body = person()
  const lost = await createTestApp({ host: '0.0.0.0' })
  const { token } = await makeUser(lost, 'admin')
  const answer = await lost.request('POST', '/api/staff/members', { token, body })
  expect([answer.status, (await answer.json()).error.code]).toEqual([503, 'links_off'])
  const { members } = await lost.client(token).staff.members()
  expect(members).toHaveLength(1)
  expect(lost.logged.splice(0)).toHaveLength(1)
})
