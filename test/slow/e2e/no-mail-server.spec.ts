import type { Page } from '@playwright/test'
import { orderData } from '../../../test-support/factories.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, arriveSignedIn, expect, hydrated } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

const promise =
  /(sent|send|sending|mail|mailed|emailed?) (you|it|me)\b|on its way|inbox|in your e?mail|by e?mail|link .*sent|gets an email|spam|mails about/i

/** What the page says, its footer and menus apart. */
const promisesNothing = async (page: Page) =>
  expect(await page.getByRole('main').innerText()).not.toMatch(promise)

test('a shop without a mail server says nowhere that a mail is on its way', async ({ page }) => {
  await page.goto('/forgot-password')
  await hydrated(page)
  await promisesNothing(page)
  await page.getByLabel('Email').fill('ayesha@example.com')
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us for your link')
  await promisesNothing(page)
  await expectAccessible(page)

  for (const path of ['/reset-password', '/confirm-email', '/login?created']) {
    await page.goto(path)
    await hydrated(page)
    await promisesNothing(page)
  }
})

test('neither does the profile, nor the staff’s screens', async ({ page, baseURL, shopper, frock }) => {
  await shopper.api.cart.add({ body: { productId: frock._id, options: { size: '5-6Y' } } })
  const { number } = await shopper.api.orders.create({ body: orderData() })
  await arriveSignedIn(page, shopper)
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText(shopper.email)
  await promisesNothing(page)

  const staff = await page.context().newPage()
  await arriveAsAdmin(staff, baseURL)
  await staff.goto(`/admin/orders?q=${number}`)
  await hydrated(staff)
  await staff.getByRole('button', { name: `More for order #${number}` }).click()
  await staff.getByRole('menuitem', { name: /^Cancel/ }).click()
  const dialog = staff.getByRole('alertdialog')
  await expect(dialog).toContainText('so tell the buyer yourself')
  expect(await dialog.innerText()).not.toMatch(promise)
})
