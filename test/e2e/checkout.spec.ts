import type { Page, Route } from '@playwright/test'
import { orderData } from '../../test-support/factories.ts'
import { chooseCard, payNow } from './card-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveSignedIn, expect, type Shopper, signIn, test } from './shop-test.ts'

const fillCart = async ({ api }: Shopper, productId: string) => {
  await api.cart.add({ body: { productId, quantity: 1 } })
}

test('the first address comes from the account, the next from the last order', async ({
  page,
  shopper,
  frock,
}) => {
  await fillCart(shopper, frock._id)
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('7 Clifton Road')
  await expect(page.getByLabel('Phone')).toHaveValue('+923217654321')
  await expect(page.getByText('Where should the courier deliver your parcel?')).toBeVisible()
  await shopper.api.orders.create({
    body: orderData({ fullName: 'Amna Malik', city: 'Quetta', phone: '+968 2412 3456' }),
  })
  await fillCart(shopper, frock._id)
  await page.reload()
  await expect(page.getByText('Your last order went to this address.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Amna Malik')
  await expect(page.getByLabel('City')).toHaveValue('Quetta')
  await expect(page.getByText('Country Pakistan')).toBeVisible()
  // Written as is usual in that country.
  await expect(page.getByLabel('Phone')).toHaveValue('+968 24 123456')
})

test('what is typed survives a reload and Back, and is gone after the order', async ({
  page,
  shopper,
  frock,
}) => {
  await fillCart(shopper, frock._id)
  await arriveSignedIn(page, shopper)
  await page.goto('/add-to-cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByLabel('Address', { exact: true }).fill('House 99')
  await page.reload()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('House 99')
  await page.getByRole('link', { name: 'Back to cart' }).click()
  await expect(page).toHaveURL('/add-to-cart')
  await page.goBack()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('House 99')
  await page.getByLabel('Postal code').fill('100')
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(page).toHaveURL(/\/\?order=/)
  await expect.poll(() => kept(page)).toEqual([])
})

test.describe('an order that never arrived', () => {
  // What the page still reads while it signs out is refused.
  test.use({ expectedNoise: [/ERR_FAILED|status of 401/] })

  test('signing out leaves nothing of it, nor of what was typed', async ({ page, shopper, frock }) => {
    await fillCart(shopper, frock._id)
    await arriveSignedIn(page, shopper)
    await page.goto('/checkout')
    const before = await storedKeys(page)
    await page.getByLabel('Address', { exact: true }).fill('House 99')
    await page.getByLabel('Postal code').fill('75600')
    await page.route('**/api/order/create', route => route.abort())
    await page.getByRole('button', { name: /Place Order/ }).click()
    await expect(page.getByText(/will not place the order twice/)).toBeVisible()
    expect((await storedKeys(page)).length).toBeGreaterThanOrEqual(before.length + 2)
    await page.goto('/profile')
    await expect(page.getByRole('definition').filter({ hasText: shopper.email })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => stored(page)).not.toMatch(/House 99|75600|checkout/)
    await expect.poll(() => stored(page)).not.toContain(shopper.email)
  })
})

test.describe('a session that ran out at the checkout', () => {
  test.use({ expectedNoise: [/status of 401/] })

  test('loses nothing that was typed or chosen', async ({ page, shopper, frock }) => {
    await fillCart(shopper, frock._id)
    await arriveSignedIn(page, shopper)
    await page.goto('/checkout')
    await page.getByLabel('Address', { exact: true }).fill('House 99')
    await page.getByLabel('Postal code').fill('75600')
    await chooseCard(page)
    // Ended under the very call of the button: any other that is still under way would leave the page first.
    const endSession = async (route: Route) => {
      await shopper.api.accounts.logout()
      await route.continue()
    }
    await page.route('**/api/cart/get', endSession, { times: 1 })
    await payNow(page).click()
    await expect(page.getByText('Please sign in again')).toBeVisible()
    await signIn(page, shopper)
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('House 99')
    await expect(page.getByLabel('Postal code')).toHaveValue('75600')
    await expect(page.getByRole('radio', { name: /^Pay by card/ })).toBeChecked()
  })
})

test('fields say nothing before they are left, and wrong ones are listed with the focus on the first', async ({
  page,
  shopper,
  frock,
}) => {
  await fillCart(shopper, frock._id)
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  const postalCode = page.getByLabel('Postal code')
  await postalCode.pressSequentially(' ')
  await expect(page.getByText('Enter the postal code.')).toHaveCount(0)
  await postalCode.blur()
  await expect(page.getByText('Enter the postal code.')).toBeVisible()
  await postalCode.fill('5')
  await expect(page.getByText('Enter the postal code.')).toHaveCount(0)
  const [phone, wrongPhone] = [page.getByLabel('Phone'), page.getByText(/that can be called/)]
  await phone.fill('12')
  await expect(wrongPhone).toHaveCount(0)
  await phone.blur()
  await expect(wrongPhone).toBeVisible()
  await phone.fill('0300 1234567')
  await expect(wrongPhone).toHaveCount(0)
  await postalCode.fill('')
  await page.getByLabel('City').fill('')
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(page.getByLabel('City')).toBeFocused()
  await expect(page.getByText('Please check 2 fields:')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(`${shopper.firstName} ${shopper.lastName}`)
  await page.locator('summary', { hasText: 'Order summary' }).click()
  await expect(page.getByRole('main').getByText('Quantity 1').filter({ visible: true })).toBeVisible()
  await expectAccessible(page)
})

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage))
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('mine:')))
