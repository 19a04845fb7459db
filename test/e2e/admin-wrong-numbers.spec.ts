import type { Page } from '@playwright/test'
import type { Order } from '../../src/contract/orders/orders.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { orderData } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, type Shopper, test } from './shop-test.ts'

async function place({ api }: Shopper, productId: string, fullName: string): Promise<Order> {
  await api.cart.add({ body: { productId, options: { size: '5-6Y' } } })
  return api.orders.create({ body: orderData({ phone: '0300 7654321', fullName }) })
}

/** The desk with these orders alone: the queue of the shop is everybody's. */
async function openDesk(page: Page, admin: ApiClient, orders: readonly Order[]) {
  await page.route('**/api/order/to-confirm*', async route => {
    const wanted = new URL(route.request().url()).searchParams.get('confirmation') ?? 'open'
    const all = await Promise.all(orders.map(({ _id }) => admin.orders.staffGet({ params: { id: _id } })))
    const found = all.filter(order => order.status === 'Pending' && order.confirmation === wanted)
    await route.fulfill({ json: { orders: found, total: found.length } })
  })
  await page.goto('/admin/confirm')
  await hydrated(page)
}

const buyer = (page: Page) => page.getByRole('article').locator('#call')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const state = (admin: ApiClient, { _id: id }: Order) => admin.orders.staffGet({ params: { id } })

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

test('orders with a wrong number stay at the desk until contact by another way is recorded', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const [first, second] = [
    await place(shopper, frock._id, 'Amna Ali'),
    await place(shopper, frock._id, 'Bushra Butt'),
  ]
  await admin.orders.call({ params: { id: first._id }, body: { outcome: 'wrong_number' } })
  await openDesk(page, admin, [first, second])
  await expect(page.getByText('1 to call')).toBeVisible()
  const apart = page.getByRole('region', { name: 'Wrong number: contact the buyer another way' })
  await expect(apart).toContainText('Amna Ali')
  await expect(apart.getByRole('link', { name: shopper.email })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${shopper.email}`),
  )
  await expectAccessible(page)
  await press(page, 'Wrong number')
  await expect(page.getByRole('region', { name: 'Called just now' })).toContainText('Wrong number')
  await apart.getByRole('button', { name: `Record a call about order #${first.number}` }).click()
  await expect(buyer(page)).toHaveText('Amna Ali')
  await expect(page.getByRole('region', { name: 'Earlier calls' })).toContainText('Wrong number')
  await press(page, 'Confirmed')
  await expect(page.getByRole('heading', { name: 'No one to call' })).toBeVisible()
  await expect(apart).toHaveCount(0)
  await expect.poll(async () => (await state(admin, first)).confirmation).toBe('confirmed')
  await expect.poll(async () => (await state(admin, second)).confirmation).toBe('wrong_number')
})

test('packing an order with a wrong number says so when it asks for the reason', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const order = await place(shopper, frock._id, 'Amna Ali')
  await admin.orders.call({ params: { id: order._id }, body: { outcome: 'wrong_number' } })
  await page.goto(`/admin/orders?open=${order._id}`)
  await hydrated(page)
  await page.getByRole('tab', { name: 'Update Status' }).click()
  await page.getByLabel('New status').selectOption('Processing')
  await page.getByRole('button', { name: 'Update Status' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Its phone number is wrong.')
})
