import { expectAccessible } from './expect-accessible.ts'
import { mailedLink } from './mailed-link.ts'
import { expect, hydrated, signIn, test } from './shop-test.ts'

test('a forgotten password is replaced through a mailed link, and the link leaks nowhere', async ({
  page,
  shopper,
}) => {
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await page.getByLabel('Email').fill(shopper.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: shopper.email })).toBeFocused()
  await expectAccessible(page)

  await expect.poll(() => mailedLink(shopper.email)).not.toBeNull()
  const referrers: (string | undefined)[] = []
  page.on('request', request => referrers.push(request.headers().referer))
  await page.goto((await mailedLink(shopper.email)) ?? '')
  await expect(page).toHaveURL('/reset-password')
  expect(referrers.filter(referrer => referrer?.includes('token'))).toEqual([])
  const password = page.getByLabel('New password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.fill('short')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible()
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await password.fill('another good password')
  await page.getByRole('button', { name: 'Save new password' }).click()

  await expect(page.getByText('Your password is changed. Please sign in with the new one.')).toBeVisible()
  await signIn(page, { email: shopper.email, password: 'another good password' })
  await expect(page).toHaveURL('/')
})

test('the answer is the same for an address without an account', async ({ page }) => {
  await page.goto('/forgot-password')
  await hydrated(page)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/^Enter an email address/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/has an account here, a link .* is on its way/)).toBeVisible()
  await page.getByRole('button', { name: 'Use a different address' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test.describe('a link that no longer works', () => {
  test.use({ expectedNoise: [/400/] })

  test('says so and offers a new one', async ({ page }) => {
    await page.goto('/reset-password?token=made-up')
    await hydrated(page)
    await page.getByLabel('New password').fill('another good password')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await expect(page.getByRole('alert')).toContainText('more than an hour old')
    await page.getByRole('link', { name: 'Email me a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })

  test('tells an invitation from a forgotten password', async ({ page }) => {
    await page.goto('/reset-password?token=made-up&invited=1')
    await hydrated(page)
    await expect(page).toHaveURL('/reset-password')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your password')
    await expectAccessible(page)
    await page.getByLabel('New password').fill('another good password')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('alert')).toContainText('more than seven days old')
    await expect(page.getByText(/sign in with it. Otherwise, get a new link/)).toBeVisible()
    await expectAccessible(page)
  })
})

test('without a link the page says where to get one and is not indexed', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByText(/open your link again/)).toBeVisible()
  for (const [name, content] of [
    ['robots', 'noindex'],
    ['referrer', 'no-referrer'],
  ])
    await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', content ?? '')
  await expectAccessible(page)
})
