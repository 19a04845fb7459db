import type { Page } from '@playwright/test'
import type { OrderStatus } from '../../src/contract/orders/order-status.ts'
import type { Order, ShippingAddress } from '../../src/contract/orders/orders.ts'
import { orderData } from '../../test-support/factories.ts'
import { hydrated, type Shopper } from './shop-test.ts'

/** Orders of one buyer, newest last; each of another quantity, so that none is taken for a second click. */
export async function place(
  { api }: Shopper,
  productId: string,
  count = 1,
  to: Partial<ShippingAddress> = {},
): Promise<Order[]> {
  const orders: Order[] = []
  for (let quantity = 1; quantity <= count; quantity++) {
    await api.cart.add({ body: { productId, quantity, options: { size: '5-6Y' } } })
    orders.push(await api.orders.create({ body: orderData({ phone: '0300 7654321', ...to }) }))
  }
  return orders
}

export async function placeOne(shopper: Shopper, productId: string): Promise<Order> {
  const [order] = await place(shopper, productId)
  if (!order) throw new Error('no order')
  return order
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
export const row = (page: Page, { _id }: Order) => page.locator(`tr[data-order="${_id}"]`)
/** The button with the next step of an order. */
export const step = (page: Page, { number }: Order) =>
  page.getByRole('button', { name: new RegExp(`^(Confirm|Pack|Ship|Delivered) order #${number}$`) })

/** What the menu of an order offers besides. */
export async function choose(page: Page, { number }: Order, action: string) {
  await page.getByRole('button', { name: `More for order #${number}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Nobody has confirmed these orders by phone, so packing them asks for a reason. */
export async function moveTo(page: Page, order: Order, to: OrderStatus) {
  if (to === 'Cancelled') return choose(page, order, 'Cancel order…')
  if (to !== 'Processing') return step(page, order).click()
  await choose(page, order, 'Pack without a call…')
  const ask = page.getByRole('alertdialog', { name: `Pack order #${order.number} without a call?` })
  await ask.getByLabel('Why is it packed all the same?').fill('She always takes her parcels')
  await ask.getByRole('button', { name: 'Pack', exact: true }).click()
}

/** What the page says, to those who do not see it too. */
export const said = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words })

/** A phone shows the filters once asked for. */
export async function openFilters(page: Page) {
  const button = page.getByRole('button', { name: 'Filters' })
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false')
    await button.click()
}

/** The list of one buyer's orders alone: other tests fill the shop meanwhile. */
export async function openListOf(page: Page, { email }: Shopper, query = 'tab=pending') {
  await page.goto(`/admin/orders?q=${encodeURIComponent(email)}&${query}`)
  await hydrated(page)
}
