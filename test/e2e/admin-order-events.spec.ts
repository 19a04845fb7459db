import type { Page } from '@playwright/test'
import { colleague } from './colleague.ts'
import { expectAccessible } from './expect-accessible.ts'
import { moveTo, openListOf, place, placeOne, row, said, tab } from './orders-list.ts'
import { arriveAsAdmin, expect, test } from './shop-test.ts'

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

/** Other tests place orders meanwhile, so that only the count of one's own is sure: it is there, or it is gone. */
const told = async (page: Page) => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)

/** A row says what became of it until the list is read again a moment later: not before the answer lets it. */
async function holdList(page: Page): Promise<() => void> {
  const { promise: seen, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/order/all?*', async route => {
    await seen
    await route.continue()
  })
  return resolve
}

test('new orders are announced without a reload and without moving the rows', async ({
  page,
  shopper,
  frock,
}) => {
  const first = await placeOne(shopper, frock._id)
  await openListOf(page, shopper)
  await expect(row(page, first)).toBeVisible()
  const [, second, third] = await place(shopper, frock._id, 3)
  if (!second || !third) throw new Error('no orders')
  await expect.poll(() => told(page)).toBeGreaterThanOrEqual(3)
  const show = page.getByRole('button', { name: /\d+ new orders/ })
  await expect(page.locator('tr[data-order]')).toHaveCount(1)
  await expectAccessible(page)
  const before = await told(page)
  await show.click()
  await expect.poll(() => told(page)).toBeLessThan(before)
  for (const order of [second, third]) await expect(row(page, order)).toBeVisible()
})

test('a dropped event stream reconnects and counts the missed orders', async ({ page, shopper, frock }) => {
  const counted = page.waitForResponse(response => response.url().includes('/api/order/all?limit=1'))
  let opened = 0
  await page.route('**/api/order/events', async route => {
    opened++
    // The first line opens, says nothing but a beat, and breaks; the order comes in before the second is open.
    if (opened === 1) {
      return route.fulfill({ contentType: 'text/event-stream', body: 'data: {"kind":"beat"}\n\n' })
    }
    if (opened === 2) {
      await counted
      await place(shopper, frock._id)
    }
    await route.continue()
  })
  await page.goto('/admin/orders')
  await expect(page.getByRole('button', { name: /\d+ new orders?/ })).toBeVisible()
})

test('an order placed before the event stream opened is announced too', async ({ page, shopper, frock }) => {
  const listed = page.waitForResponse(response => response.url().includes('/api/order/all?limit=1'))
  await page.route('**/api/order/events', async route => {
    await listed
    await place(shopper, frock._id)
    await route.continue()
  })
  await page.goto('/admin/orders')
  await expect(page.getByRole('button', { name: /\d+ new orders?/ })).toBeVisible()
})

test('an order that a colleague moves is announced, leaves its tab and is counted in the other', async ({
  page,
  baseURL,
  shopper,
  admin,
  frock,
}) => {
  const hina = await colleague(admin, baseURL)
  const [order, other] = await place(shopper, frock._id, 2)
  if (!order || !other) throw new Error('no orders')
  const listening = page.waitForResponse('**/api/order/events')
  await openListOf(page, shopper)
  await listening
  await expect(row(page, order)).toBeVisible()
  const goOn = await holdList(page)
  await hina.orders.updateStatus({ params: { id: order._id }, body: { status: 'Processing' } })
  await expect(said(page, `Order #${order.number} is now Processing, moved by somebody else.`)).toHaveCount(1)
  await expect(row(page, order)).toHaveAttribute('inert')
  await expect(row(page, order)).toContainText('Moved by somebody else')
  goOn()
  await expect(row(page, order)).toHaveCount(0)
  await expect(row(page, other)).toBeVisible()
  await expect(tab(page, 'Processing')).toContainText('1')

  await tab(page, 'All Orders').click()
  await admin.orders.updateStatus({ params: { id: order._id }, body: { status: 'Shipped' } })
  await expect(row(page, order)).toContainText('Shipped')
  await expect(row(page, order)).not.toContainText('somebody else')
})

test('one’s own change in another window is shown, but not announced as somebody else’s', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const order = await placeOne(shopper, frock._id)
  const listening = page.waitForResponse('**/api/order/events')
  await openListOf(page, shopper, 'tab=all')
  await listening
  await expect(row(page, order)).toContainText('Pending')
  await admin.orders.updateStatus({ params: { id: order._id }, body: { status: 'Processing' } })
  await expect(row(page, order)).toContainText('Processing')
  await expect(page.getByText('somebody else')).toHaveCount(0)
})

test('a moved row shows what happened to it since', async ({ page, shopper, admin, frock }) => {
  const order = await placeOne(shopper, frock._id)
  await openListOf(page, shopper, 'tab=all')
  const goOn = await holdList(page)
  await moveTo(page, order, 'Processing')
  await expect(row(page, order)).toContainText('Saved')
  goOn()
  await page.getByRole('link', { name: `Details of order #${order.number}` }).click()
  await page.getByRole('tab', { name: 'Update Status' }).click()
  await page.getByLabel('New status').selectOption('Shipped')
  await page.getByRole('button', { name: 'Update Status' }).click()
  await expect(said(page, `Order #${order.number} is now Shipped.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, order)).toContainText('Shipped')
  await expect(row(page, order)).not.toContainText('Saved')
  await admin.orders.refused({ params: { id: order._id } })
  await expect(row(page, order)).toContainText('Refused, returned')
})

test('open details follow what somebody else does to the order', async ({ page, shopper, admin, frock }) => {
  const order = await placeOne(shopper, frock._id)
  const listening = page.waitForResponse('**/api/order/events')
  await page.goto(`/admin/orders?open=${order._id}`)
  await listening
  const dialog = page.getByRole('dialog', { name: `Order #${order.number}` })
  await dialog.getByLabel('New note').fill('Wants it')
  await admin.orders.updateStatus({ params: { id: order._id }, body: { status: 'Processing' } })
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Pending to Processing')
  await expect(dialog.getByLabel('New note')).toHaveValue('Wants it')
})

test.describe('where the shop does not answer', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('a move that fails after its tab was left is still announced', async ({ page, shopper, frock }) => {
    const order = await placeOne(shopper, frock._id)
    await openListOf(page, shopper)
    const left = Promise.withResolvers<void>()
    await page.route(
      '**/api/order/update-status/*',
      async route => {
        await left.promise
        await route.abort()
      },
      { times: 1 },
    )
    await moveTo(page, order, 'Processing')
    await tab(page, 'Shipped').click()
    await expect(page.getByText('No orders match')).toBeVisible()
    left.resolve()
    await expect(page.getByText(`Order #${order.number} was not moved to Processing.`)).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(said(page, `Order #${order.number} is now Processing.`)).toHaveCount(1)
  })
})
