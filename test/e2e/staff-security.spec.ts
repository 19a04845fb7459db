import type { Page } from '@playwright/test'
import type { ApiClient } from '../../src/web/api/client.ts'
import { signUpInput } from '../../test-support/factories.ts'
import { remote } from '../../test-support/remote-client.ts'
import { codeAt } from '../../test-support/second-factor.ts'
import { tokenFor } from '../../test-support/sign-in.ts'
import { expectAccessible } from './expect-accessible.ts'
import { mailedLink } from './mailed-link.ts'
import { expect, hydrated, signIn, test } from './shop-test.ts'

/** A member of the staff of this test's own, with a password. */
async function newMember(admin: ApiClient, guest: ApiClient) {
  const { email, firstName, lastName, password } = signUpInput()
  await admin.staff.invite({ body: { email, firstName, lastName, staffRole: 'manager' } })
  await expect.poll(() => mailedLink(email)).not.toBeNull()
  const token = new URL((await mailedLink(email)) ?? '').searchParams.get('token') ?? ''
  await guest.accounts.resetPassword({ body: { token, password } })
  return { email, password }
}

async function arrive(page: Page, member: { email: string; password: string }, path: string) {
  await page.goto(`/login?next=${encodeURIComponent(path)}`)
  await hydrated(page)
  await signIn(page, member)
}

async function forgetSession(page: Page) {
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
}

test.describe('codes from a phone', () => {
  test.use({ expectedNoise: [/40[01]/] })

  test('are set up with a first code, asked for at the next sign-in, and turned off', async ({
    page,
    admin,
    guest,
  }) => {
    const member = await newMember(admin, guest)
    await arrive(page, member, '/admin/security')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in and security')
    await page.getByRole('button', { name: 'Set up codes' }).click()
    const setup = page.getByRole('dialog', { name: 'Set up codes from your phone' })
    const code = setup.getByLabel('Enter the six digits')
    await expect(code).toBeFocused()
    await expect(setup.getByRole('img', { name: 'QR code' })).toBeVisible()
    await code.fill('12')
    await code.press('Enter')
    await expect(setup.getByText('This is not the code that the app shows now.')).toBeVisible()
    await expectAccessible(page)
    const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await code.fill(codeAt(secret, new Date()))
    await code.press('Enter')

    const recovery = page.getByRole('dialog', { name: 'Your recovery codes' })
    await expect(recovery.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    const [first = '', second = ''] = await recovery.getByRole('listitem').allTextContents()
    const download = page.waitForEvent('download')
    await recovery.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('zari-recovery-codes.txt')
    await recovery.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible()

    await forgetSession(page)
    await arrive(page, member, '/admin/security')
    const asked = page.getByLabel('Code from your phone')
    await expect(asked).toBeFocused()
    await expectAccessible(page)
    await asked.fill(first.replace(/.$/, '1'))
    await asked.press('Enter')
    await expect(page.getByRole('alert')).toContainText('This code is wrong or was used already.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await asked.fill(second)
    await asked.press('Enter')
    await expect(page.getByText('9 of 10 recovery codes are left.')).toBeVisible()

    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('button', { name: 'Set up codes' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Codes from your phone', exact: true })).toBeFocused()
  })
})

test('codes are offered on the dashboard until the offer is dismissed', async ({ page, admin, guest }) => {
  await arrive(page, await newMember(admin, guest), '/admin')
  const offer = page.getByRole('link', { name: 'Protect this account with codes from your phone' })
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expect(offer).toHaveCount(0)
})

test('whoever still has to set up codes is led there, and back afterwards', async ({
  page,
  admin,
  guest,
}) => {
  const member = await newMember(admin, guest)
  // The switch itself is for the whole shop, and other tests use it meanwhile.
  await page.route('**/api/user/second-factor', async route => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), required: true } })
  })
  await arrive(page, member, '/admin/orders?tab=all')
  await expect(page).toHaveURL(`/admin/security?next=${encodeURIComponent('/admin/orders?tab=all')}`)
  await expect(page.getByText('Set it up to go on with your work.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up codes' }).click()
  const secret = ((await page.locator('dialog code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Enter the six digits').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page).toHaveURL('/admin/orders?tab=all')
})

test.describe('a sign-in of longer than ten minutes ago', () => {
  test.use({ expectedNoise: [/403/] })

  test('is not enough: the page asks for the password', async ({ page, admin, guest }) => {
    const member = await newMember(admin, guest)
    await page.route('**/api/user/second-factor/begin', async route => {
      const { currentPassword } = route.request().postDataJSON()
      if (currentPassword === member.password) return route.continue()
      const words = 'This is not your current password.'
      await route.fulfill({ status: 403, json: { error: { code: 'reauthenticate', message: words } } })
    })
    await arrive(page, member, '/admin/security')
    await page.getByRole('button', { name: 'Set up codes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await dialog.getByLabel('Current password').fill('not it')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('This is not your current password.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Current password').fill(member.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Set up codes from your phone' })).toBeVisible()
  })
})

test.describe('a session of the staff that ends while its page is open', () => {
  test.use({ expectedNoise: [/401/] })

  test('leads to signing in again with the reason, and back', async ({ page, admin, guest, baseURL }) => {
    const member = await newMember(admin, guest)
    await page.clock.install()
    await arrive(page, member, '/product-list')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
    const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
    await remote(baseURL ?? '', token).accounts.logout()
    // Nobody touches the page: it finds out by itself.
    await page.clock.fastForward('31:00')
    await expect(page.getByText('Sessions of the staff end after 30 minutes without activity')).toBeVisible()
    await signIn(page, member)
    await expect(page).toHaveURL('/product-list')
  })
})

test('a shopper sees where they are signed in, and ends a session at once', async ({
  page,
  shopper,
  guest,
  baseURL,
}) => {
  const token = await tokenFor(guest, shopper)
  await page.goto('/login?next=/profile')
  await hydrated(page)
  await signIn(page, shopper)
  const entries = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.filter({ hasText: 'This one' })).toHaveCount(1)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^End .*Unknown device/ })
    .first()
    .click()
  await expect(entries).toHaveCount(2)
  const elsewhere = [shopper.api, remote(baseURL ?? '', token)].map(api => api.accounts.verifyToken())
  const outcomes = (await Promise.allSettled(elsewhere)).map(({ status }) => status)
  expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
})
