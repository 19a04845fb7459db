import { expect, inject, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { untilWaiting } from '../../../../test-support/database/until-waiting.ts'
import { makeUser, signUpInput } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { codeAt, insertSecondFactor } from '../../../../test-support/second-factor.ts'
import { days, minutes, seconds } from '../../../contract/durations.ts'
import { createApp } from '../../app.ts'
import { mendFutureTimes } from '../../clock/mend-future-times.ts'
import { openNotices } from '../../notices/open-notices.ts'
import { lockUser } from '../queries.ts'
import { signUp } from '../sign-up.ts'
import { setPendingSecret, setSecret } from './queries.ts'
import { removeSecondFactor } from './turn-off.ts'

const shop = await createTestApp({ rateLimits: true })
const guest = shop.client()

const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}
const ahead = (ms: number) => new Date(shop.clock.now.getTime() + ms)

let networks = 0

/** A member of the staff who signs in with a password. */
async function makeMember() {
  const person = signUpInput()
  const { _id: id } = await signUp(shop.deps, person, { address: `192.0.2.${++networks}`, origin: null })
  const role = { userType: 'admin', staffRole: 'owner' } as const
  await shop.db.updateTable('users').set(role).where('id', '=', id).execute()
  const { email, password } = person
  return { id, email, password, logIn: () => guest.accounts.login({ body: { email, password } }) }
}

const clientOf = async ({ logIn }: { logIn: () => Promise<{ token?: string | undefined }> }) =>
  shop.client((await logIn()).token)

/** The same with codes from a phone, set up as the page does it. */
async function makeProtected() {
  const member = await makeMember()
  const client = await clientOf(member)
  const { secret } = await client.accounts.beginSecondFactor({ body: {} })
  const first = { code: codeAt(secret, shop.clock.now) }
  const { recoveryCodes } = await client.accounts.turnOnSecondFactor({ body: first })
  // The code that set it up is used up.
  pass(minutes(1))
  const challenge = async () => (await member.logIn()).challenge ?? ''
  const confirm = (challenged: string, code: string) =>
    guest.accounts.confirmCode({ body: { challenge: challenged, code } })
  return { ...member, client, secret, recoveryCodes, challenge, confirm }
}

const refused = (code: string, status: number) => ({ code, status })

/** How many of the calls were answered, and in which ways the others were refused, by name: which comes first is chance. */
async function outcomes(calls: Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls)
  const codes = settled.flatMap(each => (each.status === 'rejected' ? [each.reason.code] : []))
  return { good: settled.length - codes.length, codes: [...new Set(codes)].toSorted() }
}

test('an account with a second factor gets no token for its password, but a challenge; a code then signs in', async () => {
  const { id, logIn, secret, confirm } = await makeProtected()
  const answer = await logIn()
  expect(answer).toEqual({ challenge: expect.any(String) })
  expect((await shop.request('GET', '/api/cart/get', { token: answer.challenge ?? '' })).status).toBe(401)
  const { token } = await confirm(answer.challenge ?? '', codeAt(secret, shop.clock.now))
  expect((await shop.client(token).accounts.verifyToken()).id).toBe(id)
})

test('an account without a second factor signs in as before', async () => {
  expect(await (await makeMember()).logIn()).toEqual({ token: expect.any(String) })
})

// On PGlite one transaction waits for the whole of the other, so nothing can meet.
test.runIf(inject('database').kind === 'postgres')(
  'a sign-in during which a second factor is turned on needs a code',
  async () => {
    const { id, logIn } = await makeMember()
    const { answer } = await shop.db.transaction().execute(async tx => {
      await lockUser(tx, id)
      const answer = logIn()
      await untilWaiting(shop.db)
      const now = shop.clock.now
      await setPendingSecret(tx, id, 'JBSWY3DPEHPK3PXP', now)
      await setSecret(tx, id, { secret: 'JBSWY3DPEHPK3PXP', lastStep: 0 }, now)
      // Not the promise itself: the transaction would wait for the sign-in, which waits for the transaction.
      return { answer }
    })
    expect(await answer).toEqual({ challenge: expect.any(String) })
  },
)

test('a code is accepted once', async () => {
  const { secret, challenge, confirm } = await makeProtected()
  const code = codeAt(secret, shop.clock.now)
  await confirm(await challenge(), code)
  await expect(confirm(await challenge(), code)).rejects.toMatchObject(refused('wrong_code', 401))
  // Nor an earlier one that would still be right for its time.
  await expect(confirm(await challenge(), codeAt(secret, ahead(-seconds(30))))).rejects.toMatchObject(
    refused('wrong_code', 401),
  )
})

test('of one code sent by several at once, one signs in', async () => {
  const { secret, challenge, confirm } = await makeProtected()
  const challenges = [await challenge(), await challenge(), await challenge()]
  const code = codeAt(secret, shop.clock.now)
  const sent = await outcomes([...challenges, challenges[0] ?? ''].map(each => confirm(each, code)))
  expect(sent.good).toBe(1)
})

test('a code may be one step of 30 seconds early or late, not two', async () => {
  const { secret, challenge, confirm } = await makeProtected()
  const codeOf = (ms: number) => codeAt(secret, ahead(ms))
  for (const far of [-seconds(60), seconds(60)])
    await expect(confirm(await challenge(), codeOf(far))).rejects.toMatchObject(refused('wrong_code', 401))
  await confirm(await challenge(), codeOf(-seconds(30)))
  await confirm(await challenge(), codeOf(seconds(30)))
})

test('a challenge takes five tries', async () => {
  const { secret, challenge, confirm } = await makeProtected()
  const one = await challenge()
  const wrong = await outcomes(Array.from({ length: 8 }, () => confirm(one, '000000')))
  expect(wrong).toEqual({ good: 0, codes: ['challenge_over', 'wrong_code'] })
  const right = codeAt(secret, shop.clock.now)
  await expect(confirm(one, right)).rejects.toMatchObject(refused('challenge_over', 401))
  await confirm(await challenge(), right)
})

test('an account takes ten wrong codes in half an hour, whatever the challenges', async () => {
  const { secret, challenge, confirm } = await makeProtected()
  const challenges = []
  for (let nth = 0; nth < 12; nth++) challenges.push(await challenge())
  const wrong = await outcomes(challenges.map(each => confirm(each, '000000')))
  expect(wrong).toEqual({ good: 0, codes: ['too_many', 'wrong_code'] })
  await expect(confirm(await challenge(), codeAt(secret, shop.clock.now))).rejects.toMatchObject(
    refused('too_many', 429),
  )
  pass(minutes(30))
  await confirm(await challenge(), codeAt(secret, shop.clock.now))
})

test('a challenge lasts five minutes, and ends with a new password', async () => {
  const member = await makeProtected()
  const { secret, challenge, confirm, client, id } = member
  const old = await challenge()
  pass(minutes(5))
  await expect(confirm(old, codeAt(secret, shop.clock.now))).rejects.toMatchObject(
    refused('challenge_over', 401),
  )
  const second = await challenge()
  const body = { firstName: 'Sana', lastName: 'Malik', password: 'another long enough password' }
  await client.accounts.edit({
    params: { id },
    body: { ...body, currentPassword: member.password } as typeof body,
  })
  await expect(confirm(second, codeAt(secret, shop.clock.now))).rejects.toMatchObject(
    refused('challenge_over', 401),
  )
})

test("a code of one account does not fit another's challenge", async () => {
  const [one, other] = [await makeProtected(), await makeProtected()]
  const code = codeAt(other.secret, shop.clock.now)
  await expect(one.confirm(await one.challenge(), code)).rejects.toMatchObject(refused('wrong_code', 401))
  const [recovery = ''] = other.recoveryCodes
  await expect(one.confirm(await one.challenge(), recovery)).rejects.toMatchObject(refused('wrong_code', 401))
  await other.confirm(await other.challenge(), recovery)
})

test('each of ten recovery codes signs in once, however it is typed, and a mail tells of it', async () => {
  const { id, email, recoveryCodes, challenge, confirm } = await makeProtected()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', second = ''] = recoveryCodes
  expect(first).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  const { token } = await confirm(await challenge(), ` ${first.toUpperCase().replaceAll('-', ' ')}`)
  expect(await shop.client(token).accounts.secondFactor()).toMatchObject({ recoveryCodesLeft: 9 })
  const told = (await mailTo(shop, email)).at(-1)?.text
  expect(told).toContain('recovery codes')
  // The address may be a new one that nobody has confirmed.
  expect(told).toMatch(/^Hello,\n/)
  await expect(confirm(await challenge(), first)).rejects.toMatchObject(refused('wrong_code', 401))
  const [a, b] = [await challenge(), await challenge()]
  expect((await outcomes([confirm(a, second), confirm(b, second)])).good).toBe(1)
  const stored = await shop.db.selectFrom('recoveryCodes').where('userId', '=', id).selectAll().execute()
  expect(stored).toHaveLength(8)
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[5])
})

test('nothing is on before a first code has come, and a wrong or late one turns nothing on', async () => {
  const member = await makeMember()
  const client = await clientOf(member)
  const { secret, uri } = await client.accounts.beginSecondFactor({ body: {} })
  expect(uri).toContain(`secret=${secret}`)
  const turnOn = (code: string) => client.accounts.turnOnSecondFactor({ body: { code } })
  await expect(turnOn('123 45')).rejects.toMatchObject({
    code: 'invalid',
    fields: { code: expect.any(String) },
  })
  expect(await member.logIn()).toHaveProperty('token')
  pass(minutes(15))
  await expect(turnOn(codeAt(secret, shop.clock.now))).rejects.toMatchObject({ code: 'invalid' })
  expect(await client.accounts.secondFactor()).toMatchObject({
    since: null,
    recoveryCodesLeft: 0,
    required: false,
  })
})

test('turning it on ends the other sessions; a new phone replaces the old one once its first code has come', async () => {
  const member = await makeMember()
  const [client, elsewhere] = [await clientOf(member), await clientOf(member)]
  const { secret } = await client.accounts.beginSecondFactor({ body: {} })
  await client.accounts.turnOnSecondFactor({ body: { code: codeAt(secret, shop.clock.now) } })
  await expect(elsewhere.accounts.verifyToken()).rejects.toMatchObject({ status: 401 })
  pass(minutes(1))
  const { secret: newer } = await client.accounts.beginSecondFactor({ body: {} })
  const confirm = async (code: string) =>
    guest.accounts.confirmCode({ body: { challenge: (await member.logIn()).challenge ?? '', code } })
  await confirm(codeAt(secret, shop.clock.now))
  await client.accounts.turnOnSecondFactor({ body: { code: codeAt(newer, shop.clock.now) } })
  pass(minutes(1))
  await expect(confirm(codeAt(secret, shop.clock.now))).rejects.toMatchObject({ code: 'wrong_code' })
  await confirm(codeAt(newer, shop.clock.now))
})

test('an open screen is not enough to change it: ten minutes after signing in the password is needed', async () => {
  const { client, password } = await makeProtected()
  pass(minutes(10))
  const { beginSecondFactor, renewRecoveryCodes, turnOffSecondFactor, requireSecondFactor } = client.accounts
  for (const body of [{}, { currentPassword: 'a guess' }])
    for (const call of [
      () => beginSecondFactor({ body }),
      () => renewRecoveryCodes({ body }),
      () => turnOffSecondFactor({ body }),
      () => requireSecondFactor({ body: { ...body, required: true } }),
    ])
      await expect(call()).rejects.toMatchObject(refused('reauthenticate', 403))
  const body = { currentPassword: password }
  expect((await renewRecoveryCodes({ body })).recoveryCodes).toHaveLength(10)
  expect(await turnOffSecondFactor({ body })).toMatchObject({ since: null, recoveryCodesLeft: 0 })
})

test('the current password cannot be guessed at an open screen', async () => {
  const { client, password } = await makeProtected()
  pass(minutes(11))
  const guess = (currentPassword: string) => client.accounts.renewRecoveryCodes({ body: { currentPassword } })
  const guesses = await outcomes(Array.from({ length: 10 }, () => guess('a guess')))
  expect(guesses.codes).toEqual(['reauthenticate'])
  await expect(guess(password)).rejects.toMatchObject(refused('too_many', 429))
})

test('new recovery codes replace all earlier ones', async () => {
  const { client, recoveryCodes, challenge, confirm } = await makeProtected()
  const renewed = await client.accounts.renewRecoveryCodes({ body: {} })
  await expect(confirm(await challenge(), recoveryCodes[0] ?? '')).rejects.toMatchObject({
    code: 'wrong_code',
  })
  await confirm(await challenge(), renewed.recoveryCodes[0] ?? '')
})

test('who lost phone and recovery codes gets in again by the command on the shop’s machine', async () => {
  const { email, logIn } = await makeProtected()
  expect(await removeSecondFactor(shop, email.toUpperCase())).toBe(true)
  expect(await logIn()).toEqual({ token: expect.any(String) })
  expect(await removeSecondFactor(shop, email)).toBe(false)
})

test('once the shop asks all staff for it, those without one reach only what sets it up', async () => {
  const { client: owner } = await makeProtected()
  const member = await makeMember()
  const client = await clientOf(member)
  const buyer = await makeUser(shop)
  await owner.accounts.requireSecondFactor({ body: { required: true } })
  try {
    for (const call of [
      () => client.orders.all(),
      () => client.accounts.get({ params: { id: buyer.id } }),
      () => client.cart.get(),
      () => client.accounts.requireSecondFactor({ body: { required: false } }),
      () => client.accounts.turnOffSecondFactor({ body: {} }),
    ])
      await expect(call()).rejects.toMatchObject(refused('second_factor_needed', 403))
    expect(await client.accounts.secondFactor()).toMatchObject({ since: null, required: true })
    await buyer.client.cart.get()
    await owner.orders.all()
    await expect(owner.accounts.turnOffSecondFactor({ body: {} })).rejects.toMatchObject({
      code: 'second_factor_needed',
    })
    const { secret } = await client.accounts.beginSecondFactor({ body: {} })
    await client.accounts.turnOnSecondFactor({ body: { code: codeAt(secret, shop.clock.now) } })
    await client.orders.all()
    expect(await shop.db.selectFrom('changes').select(['action', 'after']).execute()).toEqual([
      { action: 'asked all staff for a second factor', after: { secondFactorForAllStaff: true } },
    ])
  } finally {
    await owner.accounts.requireSecondFactor({ body: { required: false } })
  }
  await (await clientOf(await makeMember())).orders.all()
})

test('every process hears at once who needs a second factor, and who has one', async () => {
  const notices = await openNotices(shop, shop.deps.newId)
  try {
    const app = createApp({ ...shop.deps, notices })
    const { client: owner } = await makeProtected()
    const member = await makeMember()
    const { token = '' } = await member.logIn()
    const read = async () =>
      (await app.request('/api/order/all', { headers: { authorization: `Bearer ${token}` } })).status
    expect(await read()).toBe(200)
    await owner.accounts.requireSecondFactor({ body: { required: true } })
    await notices.waitForNotices()
    expect(await read()).toBe(403)
    await insertSecondFactor(shop, member.id)
    await notices.waitForNotices()
    expect(await read()).toBe(200)
    await owner.accounts.requireSecondFactor({ body: { required: false } })
  } finally {
    await notices.stop()
  }
})

test('a manager does not decide what all staff need', async () => {
  const manager = await makeUser(shop, 'manager')
  await expect(
    manager.client.accounts.requireSecondFactor({ body: { required: true } }),
  ).rejects.toMatchObject({
    status: 403,
  })
})

test('whoever is no member of the staff any more signs in without a code', async () => {
  const { id, logIn } = await makeProtected()
  const role = { userType: 'shopper', staffRole: null } as const
  await shop.db.updateTable('users').set(role).where('id', '=', id).execute()
  await insertSecondFactor(shop, id)
  expect(await logIn()).toEqual({ token: expect.any(String) })
})

test('a code that was used while the clock was ahead keeps nobody out once the clock is right', async () => {
  const { secret, challenge, confirm } = await makeProtected()
  const right = shop.clock.now
  pass(days(30))
  await confirm(await challenge(), codeAt(secret, shop.clock.now))
  shop.clock.now = right
  const later = async () => confirm(await challenge(), codeAt(secret, ahead(seconds(30))))
  await expect(later()).rejects.toMatchObject(refused('wrong_code', 401))
  await mendFutureTimes(shop.deps)
  await later()
  await expect(later()).rejects.toMatchObject(refused('wrong_code', 401))
})
