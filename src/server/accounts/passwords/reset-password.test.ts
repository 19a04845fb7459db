import { beforeEach, expect, inject, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { untilWaiting } from '../../../../test-support/database/until-waiting.ts'
import { makeUser, signUpInput } from '../../../../test-support/factories.ts'
import { mailedToken, mailTo } from '../../../../test-support/mailed.ts'
import { makeChallenged } from '../../../../test-support/second-factor.ts'
import { countAttempt } from '../../http/rate-limits.ts'
import { deleteExpired } from '../delete-expired.ts'
import { deleteResetsOf, lockUserByEmail } from '../queries.ts'

const shop = await createTestApp({ rateLimits: true })
const guest = shop.client()
const [minute, hour] = [60_000, 3_600_000]
const newPassword = 'a brand new password'
const started = shop.clock.now

beforeEach(async () => {
  shop.clock.now = started
  await shop.db.deleteFrom('attempts').execute()
})

const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

const reset = (token: string, password = newPassword) =>
  guest.accounts.resetPassword({ body: { token, password } })

const over = { status: 400, code: 'invalid', fields: { token: expect.stringContaining('Ask for a new one') } }

async function account() {
  const person = signUpInput()
  const { id } = await guest.accounts.signUp({ body: person })
  const signIn = (password: string) => guest.accounts.login({ body: { email: person.email, password } })
  return { ...person, id, signIn }
}

test('the mailed link sets a new password, and the old one no longer works', async () => {
  const { email, password, signIn } = await account()
  const token = await mailedToken(shop, { email })
  const mail = (await mailTo(shop, email)).at(-1)
  expect(mail?.subject).toContain('new password')
  expect(mail?.text).toContain(`\n${shop.origin}/reset-password?token=${token}\n`)
  await reset(token)
  await expect(signIn(password)).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect((await signIn(newPassword)).token).toHaveLength(43)
})

test('mails to an address that nobody has confirmed hold no name that somebody typed', async () => {
  const person = signUpInput({ firstName: 'Free', lastName: 'Prizes' })
  const { id } = await guest.accounts.signUp({ body: person })
  await reset(await mailedToken(shop, person))
  const { token } = await guest.accounts.login({ body: { email: person.email, password: newPassword } })
  const email = `new.${person.email}`
  const { firstName, lastName } = person
  await shop.client(token).accounts.edit({ params: { id }, body: { firstName, lastName, email } })
  const mails = [...(await mailTo(shop, person.email)), ...(await mailTo(shop, email))]
  expect(mails).toHaveLength(5)
  expect(JSON.stringify(mails)).not.toMatch(/Free|Prizes/)
})

test('resetting the password ends every session of the account and no other session', async () => {
  const [user, other] = [await makeUser(shop), await makeUser(shop)]
  await reset(await mailedToken(shop, user))
  await expect(user.client.accounts.verifyToken()).rejects.toMatchObject({ status: 401 })
  expect(await other.client.accounts.verifyToken()).toMatchObject({ email: other.email })
})

test('a link works once, within an hour, and only unchanged', async () => {
  const { email, signIn } = await account()
  await expect(reset('made-up')).rejects.toMatchObject(over)
  const late = await mailedToken(shop, { email })
  pass(hour)
  await expect(reset(late)).rejects.toMatchObject(over)
  const token = await mailedToken(shop, { email })
  pass(hour - 1)
  await reset(token)
  await expect(reset(token, 'yet another password')).rejects.toMatchObject(over)
  await signIn(newPassword)
})

test('of two who use one link at once, only one sets the password', async () => {
  const { email, signIn } = await account()
  const token = await mailedToken(shop, { email })
  const words = ['the first new password', 'the second new password']
  const tries = await Promise.allSettled(words.map(word => reset(token, word)))
  const won = tries.findIndex(({ status }) => status === 'fulfilled')
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(tries[1 - won]).toMatchObject({ reason: over })
  await signIn(words[won] ?? '')
})

test('only the newest link works, also when two are requested at once', async () => {
  const { email } = await account()
  const first = await mailedToken(shop, { email })
  pass(5 * minute)
  const second = await mailedToken(shop, { email })
  await expect(reset(first)).rejects.toMatchObject(over)
  pass(5 * minute)
  await Promise.all([1, 2].map(() => guest.accounts.forgotPassword({ body: { email } })))
  await expect(reset(second)).rejects.toMatchObject(over)
  const tokens = (await mailTo(shop, email)).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])
  const tries = await Promise.allSettled(tokens.map(token => reset(token)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

// On PGlite one transaction waits for the whole of the other, so nothing can meet.
test.runIf(inject('database').kind === 'postgres')(
  'a link used while a newer one is being made no longer works',
  async () => {
    const { email, id } = await account()
    const token = await mailedToken(shop, { email })
    const { used } = await shop.db.transaction().execute(async tx => {
      await lockUserByEmail(tx, email)
      const used = Promise.allSettled([reset(token)])
      await untilWaiting(shop.db)
      await deleteResetsOf(tx, id)
      return { used }
    })
    expect(await used).toMatchObject([{ reason: over }])
  },
)

test('changing the password on the profile ends the links mailed before', async () => {
  const user = await makeUser(shop)
  const token = await mailedToken(shop, user)
  const body = { firstName: 'Sana', lastName: 'Malik', password: 'changed by hand' }
  await user.client.accounts.edit({ params: { id: user.id }, body })
  await expect(reset(token)).rejects.toMatchObject(over)
})

test('only a hash of the token is stored, and expired ones are purged', async () => {
  const [old, recent] = [await makeUser(shop), await makeUser(shop)]
  const token = await mailedToken(shop, old)
  const rows = () => shop.db.selectFrom('passwordResets').selectAll().execute()
  expect(JSON.stringify(await rows())).not.toContain(token)
  pass(hour)
  await mailedToken(shop, recent)
  await deleteExpired(shop.deps)
  const owners = (await rows()).map(({ userId }) => userId)
  expect(owners).toContain(recent.id)
  expect(owners).not.toContain(old.id)
})

test('resetting the password also clears the wrong sign-in attempts', async () => {
  const { email, signIn } = await account()
  for (let i = 0; i < 10; i++) await signIn('wrong').catch(() => {})
  await expect(signIn('wrong')).rejects.toMatchObject({ code: 'too_many' })
  await reset(await mailedToken(shop, { email }))
  await signIn(newPassword)
})

test('wrong codes stay counted when the password is reset, since whoever reads the mail may be the thief', async () => {
  const { id, email, challenge, code } = await makeChallenged(shop)
  for (let nth = 0; nth < 10; nth++) await countAttempt(shop.deps, 'codePerAccount', id)
  const confirm = (body: { challenge: string; code: string }) => guest.accounts.confirmCode({ body })
  await expect(confirm({ challenge, code })).rejects.toMatchObject({ code: 'too_many' })
  await reset(await mailedToken(shop, { email }))
  const next = await guest.accounts.login({ body: { email, password: newPassword } })
  const later = { challenge: next.challenge ?? '', code }
  await expect(confirm(later)).rejects.toMatchObject({ code: 'too_many' })
})

test('who was invited to the staff and asks for a link gets one for seven days again', async () => {
  const owner = await makeUser(shop, 'owner')
  const { email, firstName, lastName } = signUpInput()
  await owner.client.staff.invite({ body: { email, firstName, lastName, staffRole: 'packer' } })
  pass(hour)
  await guest.accounts.forgotPassword({ body: { email } })
  const text = (await mailTo(shop, email)).at(-1)?.text ?? ''
  expect(text).toContain('within the next seven days')
  pass(7 * 24 * hour - 1)
  await reset(/token=([\w-]+)&invited=1$/m.exec(text)?.[1] ?? '', 'a long brand new password')
})

test('an e-mail without an account gets the same answer after the same work, but no mail', async () => {
  const user = await makeUser(shop)
  const stranger = `nobody.${user.email}`
  const ask = async (email: string) => {
    const statements = countStatements()
    const answer = await shop.request('POST', '/api/user/forgot-password', { body: { email } })
    return { status: answer.status, body: await answer.json(), statements: statements.stop() }
  }
  const known = await ask(user.email)
  expect(known).toMatchObject({ status: 200, body: { success: true } })
  expect(known.statements).toBeGreaterThan(4)
  expect(await ask(stranger)).toEqual(known)
  expect(await mailTo(shop, user.email)).toHaveLength(1)
  expect(await mailTo(shop, stranger)).toEqual([])
})

/** How many statements the shop sends to its database until told to stop. */
function countStatements() {
  const { deps } = shop
  const { db } = deps
  let count = 0
  deps.db = db.withPlugin({
    transformQuery: ({ node }) => {
      count++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return {
    stop: () => {
      deps.db = db
      return count
    },
  }
}

test('a link mailed less than five minutes ago stays the newest, and the answer is the same', async () => {
  const { email, signIn } = await account()
  const token = await mailedToken(shop, { email })
  const before = await mailTo(shop, email)
  pass(5 * minute - 1)
  expect(await guest.accounts.forgotPassword({ body: { email } })).toEqual({ success: true })
  expect(await mailTo(shop, email)).toEqual(before)
  await reset(token)
  await signIn(newPassword)
})

test('a stranger who asks for links again and again keeps nobody in another network from asking', async () => {
  const far = await createTestApp({ rateLimits: true, trustProxy: true })
  const { email } = await makeUser(far)
  const ask = async (network: string) => {
    const headers = { 'x-forwarded-for': network }
    return (await far.request('POST', '/api/user/forgot-password', { body: { email }, headers })).status
  }
  const statuses = []
  for (let nth = 0; nth < 6; nth++) statuses.push(await ask('192.0.2.1'))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await ask('198.51.100.7')).toBe(200)
})

test('requests for links are limited per e-mail and per address', async () => {
  const ask = (email: string) => guest.accounts.forgotPassword({ body: { email } })
  for (let i = 0; i < 5; i++) await ask('nobody@example.com')
  await expect(ask('Nobody@Example.com')).rejects.toMatchObject({ status: 429, code: 'too_many' })
  for (let i = 0; i < 24; i++) await ask(`nobody${i}@example.com`)
  await expect(ask('somebody.else@example.com')).rejects.toMatchObject({ code: 'too_many' })
  pass(hour)
  await ask('nobody@example.com')
})

test('guesses at tokens are limited per address', async () => {
  for (let i = 0; i < 30; i++) await reset('guess').catch(() => {})
  await expect(reset('guess')).rejects.toMatchObject({ status: 429, code: 'too_many' })
})

test('a request with a made-up host gets no link mailed', async () => {
  const user = await makeUser(shop)
  for (const email of [user.email, `nobody.${user.email}`]) {
    const request = new Request('http://evil.example/api/user/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    const answer = await shop.app.fetch(request)
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, 'links_off'])
    expect(String(shop.logged.pop()?.cause)).toContain('PUBLIC_URL')
  }
  expect(await mailTo(shop, user.email)).toEqual([])
})
