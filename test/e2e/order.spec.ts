import type { Page } from '@playwright/test'
import type { Product } from '../../src/contract/catalogue/catalogue.ts'
import type { Order } from '../../src/contract/orders/orders.ts'
import { orderDate } from '../../src/web/parts/order/order-date.ts'
import { orderData } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveSignedIn, expect, hydrated, type Shopper, test } from './shop-test.ts'

const order = async ({ api }: Shopper, { _id }: Product, phone = '0300 7654321'): Promise<Order> => {
  await api.cart.add({ body: { productId: _id, quantity: 2, options: { size: '5-6Y' } } })
  return api.orders.create({ body: orderData({ phone }) })
}

const currentStep = (page: Page) => page.getByRole('main').locator('[aria-current=step]')

test('an order page shows progress, items, address and contact', async ({ page, shopper, admin, frock }) => {
  const { _id, number } = await order(shopper, frock)
  await admin.orders.updateStatus({ params: { id: _id }, body: { status: 'Processing' } })
  await arriveSignedIn(page, shopper)
  await page.goto('/user/orders')
  await page.getByRole('link', { name: `View order details #${number}` }).click()

  await expect(page).toHaveURL(`/user/orders/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`)
  await expect(currentStep(page)).toContainText('Processing, current step')
  await expect(currentStep(page)).toContainText(String(new Date().getFullYear()))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: frock.title })).toBeVisible()
  await expect(main).toContainText('5-6Y')
  await expect(main).toContainText('House 12, Street 4')
  await expect(main).toContainText(`Cash on delivery: $${frock.price * 2}`)
  const chat = await main.getByRole('link', { name: /Ask about order/ }).getAttribute('href')
  expect(decodeURIComponent(chat ?? '')).toContain(`order #${number}`)
  await expectAccessible(page)
  await main.getByRole('link', { name: 'My Orders' }).first().click()
  await expect(page).toHaveURL('/user/orders')
})

test('a printed order is a receipt', async ({ page, shopper, frock }) => {
  const { _id, number } = await order(shopper, frock)
  await arriveSignedIn(page, shopper)
  await page.goto(`/user/orders/${_id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#receipt')).toBeVisible()
  await expect(page.locator('#receipt')).toContainText('14 Bohar Gate Bazaar')
  for (const text of [frock.title, /House 12, Street 4/, 'Total'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  for (const screenOnly of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(screenOnly)).toHaveCount(0)
  await expect(main.getByText('Your total stays')).toBeHidden()
  await page.emulateMedia({ media: null })
  await expect(page.locator('#receipt')).toBeHidden()
})

test('the thank-you page shows pieces, address and dates, and prints as a receipt', async ({
  page,
  shopper,
  frock,
}) => {
  const { _id, number } = await order(shopper, frock)
  await arriveSignedIn(page, shopper)
  await page.goto(`/order-placed?order=${_id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  const pieces = main.getByRole('region', { name: 'What you ordered' })
  await expect(pieces.locator('img').first()).toBeVisible()
  await expect(pieces).toContainText(frock.title)
  const facts = main.getByRole('region', { name: 'Delivery and payment' })
  await expect(facts).toContainText('House 12, Street 4')
  await expect(facts).toContainText(`Placed${orderDate(new Date().toISOString(), 'Asia/Karachi')}`)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#receipt')).toBeVisible()
  await expect(main.getByText(`#${number}`, { exact: true })).toBeVisible()
  await expect(facts).toBeVisible()
  await expect(main.getByText('What happens next')).toBeHidden()
  await expect(main.getByText('Keep shopping')).toBeHidden()
})

test('an order page says when it was placed, shipped and delivered', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const { _id } = await order(shopper, frock)
  for (const status of ['Processing', 'Shipped', 'Delivered'] as const)
    await admin.orders.updateStatus({ params: { id: _id }, body: { status } })
  await arriveSignedIn(page, shopper)
  await page.goto(`/user/orders/${_id}`)
  const facts = page.getByRole('region', { name: 'Delivery and payment' })
  const today = orderDate(new Date().toISOString(), 'Asia/Karachi')
  for (const name of ['Placed', 'Shipped', 'Delivered']) await expect(facts).toContainText(`${name}${today}`)
})

test('a page past the end of My Orders shows the last page there is', async ({ page, shopper, frock }) => {
  const { number } = await order(shopper, frock)
  await arriveSignedIn(page, shopper)
  for (const beyond of ['9', '99999999']) {
    await page.goto(`/user/orders?page=${beyond}`)
    await expect(page.getByRole('heading', { name: `Order #${number}`, exact: true })).toBeVisible()
    await expect(page).toHaveURL('/user/orders')
  }
})

test('a cancelled order shows no delivery estimate', async ({ page, shopper, admin, frock }) => {
  const { _id } = await order(shopper, frock)
  await admin.orders.updateStatus({ params: { id: _id }, body: { status: 'Cancelled' } })
  await arriveSignedIn(page, shopper)
  await page.goto(`/user/orders/${_id}`)
  await expect(currentStep(page)).toContainText('Cancelled')
  await expect(page.getByText('Delivered', { exact: true })).toHaveCount(0)
})

test('until it is packed, one press swaps a size, and the staff see it', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const { _id, number } = await order(shopper, frock)
  await arriveSignedIn(page, shopper)
  await page.goto(`/user/orders/${_id}`)
  const main = page.getByRole('main')
  const swaps = main.getByRole('button', { name: `Swap ${frock.title} for size` })
  await expect(swaps.first()).toBeVisible()
  await expect(main).toContainText(`Your total stays $${frock.price * 2}`)
  await expectAccessible(page)
  const wanted = (await swaps.first().textContent()) ?? ''
  await swaps.first().click()
  await expect(main.getByRole('status')).toContainText(`They are size ${wanted} now`)
  await expect(main.getByRole('status')).toBeFocused()
  await expect(main.getByRole('button', { name: `Swap ${frock.title} for size 5-6Y` })).toBeVisible()
  expect(await admin.orders.staffGet({ params: { id: _id } })).toMatchObject({
    ...{ number, changedByBuyer: true, items: [{ options: { size: wanted } }] },
  })
  await admin.orders.updateStatus({ params: { id: _id }, body: { status: 'Processing' } })
  await expect(async () => {
    await page.reload()
    await expect(currentStep(page)).toContainText('Processing')
  }).toPass()
  await expect(swaps).toHaveCount(0)
})

test.describe('packed while the buyer looks at it', () => {
  test.use({ expectedNoise: [/409/] })

  test('an order shows that it is, and keeps its size', async ({ page, shopper, admin, frock }) => {
    const { _id } = await order(shopper, frock)
    await arriveSignedIn(page, shopper)
    await page.goto(`/user/orders/${_id}`)
    const swaps = page.getByRole('button', { name: `Swap ${frock.title} for size` })
    await expect(swaps.first()).toBeVisible()
    await admin.orders.updateStatus({ params: { id: _id }, body: { status: 'Processing' } })
    await swaps.first().click()
    await expect(page.getByRole('alert')).toContainText('can no longer be swapped here')
    await expect(currentStep(page)).toContainText('Processing')
    await expect(swaps).toHaveCount(0)
  })
})

test('a delivered order offers an exchange, one on its way none', async ({ page, shopper, admin, frock }) => {
  const { _id, number } = await order(shopper, frock)
  const move = (status: 'Processing' | 'Shipped' | 'Delivered') =>
    admin.orders.updateStatus({ params: { id: _id }, body: { status } })
  await move('Processing')
  await move('Shipped')
  await arriveSignedIn(page, shopper)
  await page.goto(`/user/orders/${_id}`)
  await expect(page.getByRole('link', { name: /^Ask about order/ })).toBeVisible()
  const exchange = page.getByRole('link', { name: /^Ask for an exchange/ })
  await expect(exchange).toHaveCount(0)
  await move('Delivered')
  await page.reload()
  await expect(exchange).toHaveAttribute('href', new RegExp(`exchange.*order.*${number}`))
  await expect(page.getByText('You can exchange a piece within 7 days of delivery.')).toBeVisible()
  const sizes = await page.getByLabel('Size you want').getByRole('option').allTextContents()
  const wanted = sizes.at(-1) ?? ''
  expect(wanted).not.toBe('5-6Y')
  await page.getByLabel('Size you want').selectOption(wanted)
  const message = decodeURIComponent((await exchange.getAttribute('href')) ?? '')
  expect(message).toContain(`order #${number}: ${frock.title}`)
  expect(message).toContain(`size 5-6Y, for size ${wanted}.`)
  await expectAccessible(page)
})

test.describe("somebody else's order", () => {
  test.use({ expectedNoise: [/404/] })

  test('is not there', async ({ page, shopper, stranger, frock }) => {
    const { _id } = await order(shopper, frock)
    await arriveSignedIn(page, stranger)
    await page.goto(`/user/orders/${_id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this order')
    await expectAccessible(page)
  })
})

test('an order is followed by its number and phone, without an account', async ({ page, shopper, frock }) => {
  const { number } = await order(shopper, frock)
  await page.goto('/user/orders')
  await page.getByRole('link', { name: 'Track it with your order number and phone' }).click()
  await expect(page).toHaveURL('/track')
  await page.goto(`/track?number=${number}`)
  await hydrated(page)
  await expect(page.getByLabel('Order number')).toHaveValue(String(number))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByLabel('Phone').fill('+92 300 7654321')
  await page.getByRole('button', { name: 'Track order' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(currentStep(page)).toContainText('Pending, current step')
  await expect(page.getByRole('main')).not.toContainText('House 12')
  await expect(page).not.toHaveURL(/7654321/)
  await page.getByRole('button', { name: 'Track another order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track an order')
})

test.describe('a number and a phone that do not belong together', () => {
  test.use({ expectedNoise: [/404/] })

  test('are refused in words, and stay to be corrected', async ({ page, shopper, frock }) => {
    const { number } = await order(shopper, frock)
    await page.goto('/track')
    await hydrated(page)
    await page.getByRole('button', { name: 'Track order' }).click()
    await expect(page.getByLabel('Order number')).toBeFocused()
    await expect(page.getByText('Please check 2 fields:')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Order number').fill(`#${number}`)
    await page.getByLabel('Phone').fill('0311 1111111')
    await page.getByRole('button', { name: 'Track order' }).click()
    await expect(page.getByRole('alert')).toContainText('We found no order with this number and phone')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Order number')).toHaveValue(`#${number}`)
    await expectAccessible(page)
  })
})

test.describe('too many tries', () => {
  test.use({ expectedNoise: [/429/] })

  test('are told to wait', async ({ page }) => {
    await page.route('**/api/order/track', route =>
      route.fulfill({ status: 429, json: { error: { code: 'too_many', message: 'Wait a minute.' } } }),
    )
    await page.goto('/track?number=1001')
    await hydrated(page)
    await page.getByLabel('Phone').fill('0311 1111111')
    await page.getByRole('button', { name: 'Track order' }).click()
    await expect(page.getByRole('alert')).toContainText('Wait a minute.')
  })
})
