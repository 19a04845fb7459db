import type { Browser, Locator } from '@playwright/test'
import { signUpInput } from '../../../test-support/factories.ts'
import { remote } from '../../../test-support/remote-client.ts'
import { expect, hydrated, signIn } from '../../e2e/shop-test.ts'
import { withoutChance } from './specified-calls.ts'

const bought = 'nilofer-chikankari-kurta-with-trousers'

/** A day with its year, and the time of it where that is told. */
const moment = /\d{1,2} [A-Z][a-z]+ \d{4}(, \d\d:\d\d)?/g

/** What a new shopper reads on the way from signing in to her orders, by the names of the screens. */
export async function readJourney(browser: Browser, url: string): Promise<Record<string, string>> {
  const person = signUpInput()
  await remote(url).accounts.signUp({ body: person })
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  const screens: Record<string, string> = {}
  const read = async (name: string, part: Locator = page.getByRole('main')) => {
    screens[name] = withoutChance(await part.innerText()).replace(moment, '<moment>')
  }
  await page.goto(`/login?next=/product/${bought}`)
  await hydrated(page)
  await signIn(page, person)
  await page.getByText('M', { exact: true }).click()
  await page.getByRole('button', { name: 'add to cart' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (1 item)')
  await read('cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().click()
  await page.getByLabel('Postal code').fill('75600')
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked()
  await read('checkout')
  await page.getByRole('button', { name: /Place Order/ }).click()
  const greeting = page.getByRole('region', { name: /Your order is placed/ })
  await expect(greeting).toContainText('ready: you pay when the parcel arrives.')
  await read('success', greeting)
  await page.getByRole('link', { name: 'View my orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders')
  const details = page.getByRole('link', { name: /View order details/ })
  await expect(details).toBeVisible()
  await read('orders')
  await details.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+/)
  await expect(
    page
      .getByRole('main')
      .getByRole('term')
      .filter({ hasText: /^Total$/ }),
  ).toBeVisible()
  await read('order')
  // What is left of its size is told in the cart, so the piece goes back.
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await remote(url, token).orders.cancelMine({ params: { id } })
  await context.close()
  return screens
}
