import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeUser, signUpInput } from '../../../../test-support/factories.ts'
import { fixedSettings } from '../../../../test-support/fixed-settings.ts'
import { mailedToken } from '../../../../test-support/mailed.ts'
import { ensureAdmin } from '../ensure-admin.ts'
import { ensureAdminOfSettings } from '../ensure-admin-of-settings.ts'
import { checkNewPassword } from './check-new-password.ts'
import { isMadeOfWords } from './own-words.ts'
import { passwordStrength } from './password-strength.ts'

const shop = await createTestApp()
const guest = shop.client()

const person = {
  email: 'ayesha.khan@example.com',
  username: 'rose_77',
  firstName: 'Ayesha',
  lastName: 'Khan',
  city: 'Multan',
  street: '12 Canal Bank Road',
  phone: '+923001234567',
  userType: 'shopper' as const,
}
/** A shop that is called Zari. */
const deps = { settings: fixedSettings() }

const weak = { code: 'invalid', fields: { password: expect.any(String) } }

test.each(['password1', 'qwertyuiop', '1234567890', 'Password1', 'ILOVEYOU', '1qaz2wsx'])(
  'a password among the 10,000 commonest is refused, in any case: %s',
  async password => {
    await expect(checkNewPassword(deps, password, person)).rejects.toMatchObject(weak)
  },
)

test.each([' '.repeat(12), 'aaaaaaaaaaaa', 'abababababab', 'password    ', ' pass word  ', '1234567890  '])(
  'spaces and repetition make no password, for staff or shoppers: "%s"',
  async password => {
    for (const userType of ['admin', 'shopper'] as const)
      await expect(checkNewPassword(deps, password, { ...person, userType })).rejects.toMatchObject(weak)
  },
)

test.each([
  ...['qwertyuiop[]', "asdfghjkl;'", '1q2w3e4r5t6y', '0987654321098', 'qazwsxedcrfv', 'poiuytrewqlk'],
  ...['abcdefghijkl', 'password2026', 'p@ssw0rd2026', 'pakistan1947', 'sunshine1234', 'wordwordword'],
  ...['ضصثقفغعهخحجد', 'طصھدٹپتبجحطص', 'قوعرتےءیہپاسدف'],
])(
  'rows of a keyboard, of whatever script, sequences and common words with digits are none either: "%s"',
  async password => {
    for (const userType of ['admin', 'shopper'] as const)
      for (const written of [password, password.toUpperCase(), password.replace(/(?<=^.{4})/u, ' ')])
        await expect(checkNewPassword(deps, written, { ...person, userType })).rejects.toMatchObject(weak)
  },
)

test('the longest password that repeats itself is estimated at once', async () => {
  const begun = performance.now()
  await passwordStrength('p@$$w0rd1!|'.repeat(18))
  expect(performance.now() - begun).toBeLessThan(5000)
})

test.each(['password1 of the river', 'password1\n kite 1234567890'])(
  'a password that only contains a common one is taken, also for the staff: %j',
  async password => {
    await expect(checkNewPassword(deps, password, { ...person, userType: 'admin' })).resolves.toBeUndefined()
  },
)

test.each([
  'ayesha99',
  '1980Khan!!',
  'Ayesha-Khan-1',
  'áyesha.2026',
  'rose.rose.77',
  'zari1234',
  'ZariKhan99',
  '12 Canal Bank Road',
  'canalbank12',
  'Multan-2026',
  '0300 1234567',
  '00923001234567',
])(
  'a password made of the person’s own words or number or the shop’s name is refused: %s',
  async password => {
    await expect(checkNewPassword(deps, password, person)).rejects.toMatchObject(weak)
  },
)

test.each(['ayesha likes tea', '0300 1234 9876', 'نیلا آسمان خوب'])(
  'other words beside one’s own make a good password: %s',
  async password => {
    await expect(checkNewPassword(deps, password, person)).resolves.toBeUndefined()
  },
)

test('a long password of words that begin alike is looked through at once', () => {
  const words = Array.from({ length: 60 }, (_, length) => 'a'.repeat(length + 2))
  const took = [1, 2, 3].map(() => {
    const begun = performance.now()
    expect(isMadeOfWords(`${'a'.repeat(199)}b`, words)).toBe(false)
    return performance.now() - begun
  })
  // A busy machine may have been slow once or twice.
  expect(Math.min(...took)).toBeLessThan(200)
})

test('staff need 12 characters, shoppers 8', async () => {
  await expect(checkNewPassword(deps, 'river-kite1', { ...person, userType: 'admin' })).rejects.toMatchObject(
    weak,
  )
  await checkNewPassword(deps, 'river-kite12', { ...person, userType: 'admin' })
  await checkNewPassword(deps, 'rivkite1', person)
})

test('signing up, changing and resetting a password refuse one that is guessed first, naming the field', async () => {
  const own = { ...weak, status: 400 }
  await expect(guest.accounts.signUp({ body: signUpInput({ password: 'password1' }) })).rejects.toMatchObject(
    own,
  )
  const user = await makeUser(shop)
  const [params, names] = [{ id: user.id }, { firstName: 'Ayesha', lastName: 'Khan' }]
  const body = { ...names, password: 'ayeshakhan1' }
  await expect(user.client.accounts.edit({ params, body })).rejects.toMatchObject(own)
  const token = await mailedToken(shop, user)
  const reset = (password: string) => guest.accounts.resetPassword({ body: { token, password } })
  await expect(reset('khan-ayesha')).rejects.toMatchObject(own)
  await reset('river kite lamp')
})

test.each([
  ['phone', { phone: '0345 8162937' }, '0345 8162937'],
  ['phone in other digits', { phone: '۰۳۴۵ ۸۱۶۲۹۳۷' }, '+92-345-8162937'],
  ['email', { email: 'marmalade.lighthouse@example.com' }, 'lighthouse-marmalade'],
  ['name', { firstName: 'Marmalade', lastName: 'Lighthouse' }, 'Marmalade+Lighthouse'],
  ['address', { address: { city: 'Gwadar', street: '7 Marmalade Lighthouse' } }, 'gwadar marmalade'],
])('a password made of the new %s that is sent with it is refused', async (_, changes, password) => {
  await expect(checkNewPassword(deps, password, person)).resolves.toBeUndefined()
  const user = await makeUser(shop)
  const body = { firstName: 'Ayesha', lastName: 'Khan', ...changes, password }
  await expect(user.client.accounts.edit({ params: { id: user.id }, body })).rejects.toMatchObject(weak)
})

test('somebody invited to the staff chooses 12 characters at least, and the link stays good until then', async () => {
  const owner = await makeUser(shop, 'admin')
  const email = 'new-member@example.com'
  await owner.client.staff.invite({
    body: { email, firstName: 'Sana', lastName: 'Malik', staffRole: 'packer' },
  })
  const mail = await shop.db
    .selectFrom('outbox')
    .where('recipient', '=', email)
    .select('body')
    .executeTakeFirst()
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  const choose = (password: string) => guest.accounts.resetPassword({ body: { token, password } })
  await expect(choose('river-kite1')).rejects.toMatchObject(weak)
  await choose('river-kite12')
})

test('a new admin of the settings needs 12 characters; one who signed in with fewer before still does', async () => {
  const warned: string[] = []
  const deps = { ...shop.deps, log: { ...shop.deps.log, warn: (words: string) => warned.push(words) } }
  const admin = { email: 'old-owner@example.com', password: 'tin-lamp' }
  await expect(ensureAdmin(deps, admin)).rejects.toMatchObject(weak)
  await expect(ensureAdminOfSettings(deps, admin, true)).rejects.toThrow(
    /^Wrong setting: ADMIN_PASSWORD\. Use at least 12/,
  )
  expect(warned).toEqual([])

  await ensureAdminOfSettings(deps, { ...admin, password: 'tin-lamp-river' }, true)
  const { hashPassword } = await import('./password.ts')
  await shop.db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(admin.password) })
    .where('email', '=', admin.email)
    .execute()
  await ensureAdminOfSettings(deps, admin, true)
  expect(warned).toEqual([expect.stringContaining('ADMIN_PASSWORD is short')])
})
