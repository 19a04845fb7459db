import type { Page } from '@playwright/test'
import type { Order } from '../../../src/contract/orders/orders.ts'
import type { ApiClient } from '../../../src/web/api/client.ts'
import { orderData } from '../../../test-support/factories.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { expectTableToFit } from '../../e2e/expect-table-to-fit.ts'
import { arriveAsAdmin, expect, loseAnswer, type Shopper, test } from '../../e2e/shop-test.ts'

test('an order paid by card is refunded in part and then wholly, never beyond', async ({
  page,
  baseURL,
  admin,
  shopper,
  frock,
}) => {
  const order = await payByCard(shopper, frock._id, 'pm_card_visa')
  await arriveAsAdmin(page, baseURL)
  await openOrder(page, order)
  const payment = page.getByRole('region', { name: 'Payment' })
  // What the card provider does not answer at once follows by itself.
  await expect(payment).toContainText(`Charged$${frock.price}.00`, { timeout: 40_000 })
  await payment.getByRole('button', { name: 'Refund…' }).click()

  const dialog = page.getByRole('dialog', { name: `Refund order #${order.number}` })
  const amount = dialog.getByLabel('Amount')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue(frock.price.toFixed(2))
  await amount.fill(String(frock.price + 1))
  await dialog.getByRole('button', { name: /^Refund/ }).click()
  await expect(dialog.getByText(`At most $${frock.price}.00 can be refunded.`)).toBeVisible()
  await expect(amount).toBeFocused()
  await expectAccessible(page)
  await amount.fill('7')
  await dialog.getByLabel('Reason').fill('A button was loose.')
  await dialog.getByRole('button', { name: 'Refund $7.00' }).click()
  await expect(dialog).toBeHidden()
  await expect(payment).toContainText('Refunded$7.00', { timeout: 40_000 })
  await expect(payment.getByRole('list', { name: 'Refunds' })).toContainText('$7.00 refunded')
  await expectAccessible(page)

  // The same amount again is another refund, and is told as the first was.
  const told = payment.getByRole('status').filter({ hasText: '$7.00 goes back to the card.' })
  await payment.getByRole('button', { name: 'Refund…' }).click()
  await expect(told).toHaveCount(0)
  await amount.fill('7')
  await dialog.getByRole('button', { name: 'Refund $7.00' }).click()
  await expect(payment).toBeFocused()
  await expect(told).toBeAttached()
  await expect(payment).toContainText('Refunded$14.00', { timeout: 40_000 })

  await payment.getByRole('button', { name: 'Refund…' }).click()
  await dialog.getByRole('button', { name: `Refund $${frock.price - 14}.00` }).click()
  await expect(payment).toContainText(`Refunded$${frock.price}.00`, { timeout: 40_000 })
  await expect(payment.getByRole('button', { name: 'Refund…' })).toHaveCount(0)
  const { refundedTotal, paymentState } = await shopper.api.orders.get({ params: { id: order._id } })
  expect([refundedTotal, paymentState]).toEqual([frock.price, 'refunded'])
  const { changes } = await admin.staff.changes({ query: { subjectId: order._id } })
  expect(changes.filter(({ action }) => action === 'refunded')).toHaveLength(3)
})

test.describe('an amount that somebody else has refunded meanwhile', () => {
  test.use({ expectedNoise: [/status of 409|ERR_FAILED/] })

  test('is refused in the shop’s words, at the field', async ({ page, baseURL, admin, shopper, frock }) => {
    const order = await payByCard(shopper, frock._id, 'pm_card_visa')
    await arriveAsAdmin(page, baseURL)
    // No news: with them the page knows before it asks.
    await page.route('**/api/order/events', route => route.abort())
    await openOrder(page, order)
    await page.getByRole('button', { name: 'Refund…' }).click()
    await admin.orders.refund({ params: { id: order._id }, body: { amount: 20 } })
    const dialog = page.getByRole('dialog', { name: /^Refund order/ })
    await dialog.getByRole('button', { name: /^Refund \$/ }).click()
    await expect(dialog.getByText(/^At most \$7\.00 can still be refunded\.$/)).toBeVisible()
    await expect(dialog.getByLabel('Amount')).toBeFocused()
  })
})

test.describe('a refund whose answer is lost', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('is made once, also when the dialog was closed and opened again', async ({
    page,
    baseURL,
    shopper,
    frock,
  }) => {
    const order = await payByCard(shopper, frock._id, 'pm_card_visa')
    await arriveAsAdmin(page, baseURL)
    await openOrder(page, order)
    const payment = page.getByRole('region', { name: 'Payment' })
    const dialog = page.getByRole('dialog', { name: /^Refund order/ })
    const askForSeven = async () => {
      await payment.getByRole('button', { name: 'Refund…' }).click()
      await dialog.getByLabel('Amount').fill('7')
      await dialog.getByRole('button', { name: 'Refund $7.00' }).click()
    }
    await page.route('**/api/order/refund/**', loseAnswer, { times: 1 })
    await askForSeven()
    await expect(dialog.getByRole('alert')).toContainText('will not refund it twice')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(payment.getByRole('list', { name: 'Refunds' })).toContainText('$7.00')
    await askForSeven()
    await expect(payment.getByText('Nothing was refunded twice.')).toBeAttached()
    await expect(payment.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(1)
  })
})

test('the staff read in words how an order was paid, and the slip collects nothing', async ({
  page,
  baseURL,
  shopper,
  frock,
}) => {
  const order = await payByCard(shopper, frock._id, 'pm_card_visa')
  await arriveAsAdmin(page, baseURL)
  await page.goto(`/admin/orders?tab=all&q=%23${order.number}`)
  const row = page.getByRole('row').filter({ hasText: `#${order.number}` })
  await expect(row).toContainText('Card, paid')
  await page.goto(`/admin/print/slips?ids=${order._id}`)
  await expect(page.getByText('Paid: nothing to collect')).toBeVisible()
})

test('a payment that cannot be taken is listed with what is wrong, tried again and closed with a note', async ({
  page,
  baseURL,
  admin,
  shopper,
  frock,
  noise,
}) => {
  noise.push(/ERR_FAILED|status of 409/)
  const order = await payByCard(shopper, frock._id, 'pm_card_sandbox_captureDeclined')
  const paymentId = await makeProblem(admin, order)
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin')
  await page.getByRole('link', { name: /Payments \d+ Could not be settled/ }).click()
  await expect(page).toHaveURL('/admin/payments')
  const row = page.getByRole('row').filter({ hasText: `#${order.number}` })
  await expect(row).toContainText('Your card was declined.')
  // An old link, or the last row of a page settled: then the last page there is.
  await page.goto('/admin/payments?page=9')
  await expect(row).toContainText('Your card was declined.')
  await expectAccessible(page)
  const screen = page.viewportSize()
  await expectTableToFit(page)
  if (screen) await page.setViewportSize(screen)

  const { promise: mayPass, resolve: letPass } = Promise.withResolvers<void>()
  await page.route(
    '**/api/stripe/settle/*',
    async route => {
      await mayPass
      await route.continue()
    },
    { times: 1 },
  )
  await row.getByRole('button', { name: /^Try again/ }).click()
  await expect(row.getByRole('button', { name: /^Mark as settled/ })).toBeDisabled()
  letPass()
  const said = page.getByRole('status').filter({ hasText: `for order #${order.number}` })
  await expect(said).toContainText('is not settled yet')
  await expect(said).toBeFocused()

  await row.getByRole('button', { name: /^Mark as settled/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as settled' })
  const note = dialog.getByLabel('How it was settled')
  await dialog.getByRole('button', { name: 'Mark as settled' }).click()
  await expect(dialog.getByText('Write down how it was settled.')).toBeVisible()
  await expectAccessible(page)
  await note.fill('The buyer pays the courier.')
  await page.route('**/api/stripe/settle/*', loseAnswer, { times: 1 })
  await dialog.getByRole('button', { name: 'Mark as settled' }).click()
  await expect(dialog.getByRole('alert')).toContainText('may not have been settled.')
  await expect(note).toHaveValue('The buyer pays the courier.')
  await dialog.getByRole('button', { name: 'Mark as settled' }).click()
  await expect(page.getByText(`for order #${order.number} is settled already.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  const { changes } = await admin.staff.changes({ query: { subjectId: paymentId } })
  expect(changes.map(({ action }) => action)).toContain('settled by hand')
})

test.describe('when the payments cannot be loaded', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('the page says so and tries again', async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    await page.route('**/api/stripe/unsettled*', route => route.abort(), { times: 1 })
    await page.goto('/admin/payments')
    await expect(page.getByText('The payments could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(/^\d+ payments?$/)).toBeVisible()
  })
})

async function payByCard({ api }: Shopper, productId: string, paymentMethodId: string): Promise<Order> {
  await api.cart.add({ body: { productId, quantity: 1 } })
  const { paymentIntentId } = await api.payments.pay({ body: { paymentMethodId } })
  return api.orders.create({ body: { ...orderData(), paymentMethod: 'online', paymentIntentId } })
}

/** The shop tells of a failed capture in its own time; a try by hand does at once. Returns the payment's id. */
async function makeProblem(admin: ApiClient, { _id: id }: Order): Promise<string> {
  const { payment } = await admin.orders.staffGet({ params: { id } })
  if (!payment) throw new Error('The order has no card payment')
  await admin.payments.settle({ params: { id: payment._id }, body: { how: 'retry', note: '' } })
  return payment._id
}

async function openOrder(page: Page, { _id, number }: Order) {
  await page.goto(`/admin/orders?tab=all&open=${_id}`)
  await expect(page.getByRole('dialog', { name: `Order #${number}` })).toBeVisible()
}
