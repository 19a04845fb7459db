import type { Page } from '@playwright/test'
import type { OrderStatus } from '../../src/contract/order-status.ts'
import type { Order, ShippingAddress } from '../../src/contract/orders.ts'
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
export const status = (page: Page, { number }: Order) => page.getByLabel(`Status of order #${number}`)
export const moveTo = (page: Page, order: Order, to: OrderStatus) => status(page, order).selectOption(to)

/** What the page says to those who do not see it. */
export const said = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words })

/** The list of one buyer's orders alone: other tests fill the shop meanwhile. */
export async function openListOf(page: Page, { email }: Shopper, query = 'tab=pending') {
  await page.goto(`/admin/orders?q=${encodeURIComponent(email)}&${query}`)
  await hydrated(page)
}
