import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { confirmationLink } from './mailed-link.ts'
import { arriveSignedIn, beyondTheEdge, expect, hydrated, test } from './shop-test.ts'

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm my email address' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function linkTo(email: string): Promise<string> {
  await expect.poll(() => confirmationLink(email)).not.toBeNull()
  return (await confirmationLink(email)) ?? ''
}

async function openLink(page: Page, link: string) {
  await page.goto(link)
  await hydrated(page)
  await expect(page).toHaveURL('/confirm-email')
}

test('a mailed link confirms an address by a button, signed out, and opening it alone confirms nothing', async ({
  page,
  browser,
  baseURL,
  shopper,
}) => {
  const link = await linkTo(shopper.email)
  await arriveSignedIn(page, shopper)
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const other = await elsewhere.newPage()
  await openLink(other, link)
  await expect(confirmButton(other)).toBeEnabled()

  await page.goto('/profile')
  const request = page.getByText(`confirm your email address ${shopper.email} by a link`)
  await expect(request).toBeVisible()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('Sent. Please look in your inbox.')).toBeVisible()
  await expectAccessible(page)
  expect(await beyondTheEdge(page)).toBe(0)

  await confirmButton(other).click()
  await expect(other.getByText('Your email address is confirmed.')).toBeVisible()
  await expect(heading(other)).toHaveText('Thank you')
  await expectAccessible(other)
  await other.getByRole('link', { name: 'Go to the shop' }).click()
  await expect(other).toHaveURL('/')
  await elsewhere.close()

  await page.reload()
  await expect(page.getByText(shopper.email)).toBeVisible()
  await expect(request).toBeHidden()
})

test.describe('a link to an address that the account no longer has', () => {
  test.use({ expectedNoise: [/status of 40[01]/] })

  test('is no longer valid, and the new address asks to be confirmed at once', async ({ page, shopper }) => {
    const link = await linkTo(shopper.email)
    await openLink(page, link)
    await confirmButton(page).click()
    await expect(heading(page)).toHaveText('Thank you')

    const email = `new-${shopper.email}`
    await arriveSignedIn(page, shopper)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`confirm your email address ${email} by a link`)).toBeVisible()

    await openLink(page, link)
    await confirmButton(page).click()
    await expect(heading(page)).toHaveText('This link is no longer valid')
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    await expect(page).toHaveURL('/profile')
  })
})

test('without a link the page says where to get one and is not indexed', async ({ page }) => {
  await page.goto('/confirm-email')
  await expect(page.getByText(/open your link again/)).toBeVisible()
  for (const [name, content] of [
    ['robots', 'noindex'],
    ['referrer', 'no-referrer'],
  ])
    await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', content ?? '')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login?next=%2Fprofile')
})
