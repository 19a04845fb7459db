import type { Page } from '@playwright/test'
import type { Order } from '../../../src/contract/orders/orders.ts'
import { orderData, productInput } from '../../../test-support/factories.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, arriveSignedIn, expect, type Shopper, test } from '../../e2e/shop-test.ts'

async function place({ api }: Shopper, productId: string, count: number): Promise<Order[]> {
  const orders: Order[] = []
  for (let quantity = 1; quantity <= count; quantity++) {
    await api.cart.add({ body: { productId, quantity, options: { size: '5-6Y' } } })
    orders.push(await api.orders.create({ body: orderData() }))
  }
  return orders
}

const idsOf = (orders: readonly Order[]) => orders.map(({ _id }) => _id).join(',')

/** Counts how often the printer's dialog was asked for. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = String(
        Number(document.documentElement.dataset.prints ?? 0) + 1,
      )
    }
  })
const prints = (page: Page) => page.locator('html')

test.beforeEach(async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  await countPrints(page)
})

test('every packing slip has a page with items, address and amount to collect, and the print dialog opens', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const orders = await place(shopper, frock._id, 3)
  const [first, second, third] = orders
  if (!first || !second || !third) throw new Error('no orders')
  await admin.orders.updateStatus({ params: { id: third._id }, body: { status: 'Cancelled' } })
  await page.goto(`/admin/print/slips?ids=${idsOf(orders)}`)
  const slip = ({ number }: Order) => page.getByRole('article', { name: `Packing slip of order #${number}` })
  await expect(slip(second)).toContainText(`Collect $${second.totalPrice}`)
  await expect(slip(second)).toContainText('House 12, Street 4')
  await expect(slip(second)).toContainText('14 Bohar Gate Bazaar')
  await expect(slip(second).getByRole('row').last()).toContainText(
    `${frock.title}${frock.colors[0]?.name}, 5-6Y2`,
  )
  await expect(slip(second)).toContainText('2 pieces')
  await expect(slip(second).getByRole('img')).toHaveCount(0)
  await expect(slip(third)).toContainText('Cancelled: do not send')
  await expect(prints(page)).toHaveAttribute('data-prints', '1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(prints(page)).toHaveAttribute('data-prints', '2')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  // A4 in points.
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)
})

test('an invoice keeps the prices of the day it was ordered', async ({ page, shopper, admin }) => {
  const { _id, title } = await admin.catalogue.add({
    body: productInput({ product_images: [], Color: [], Length: [], Material: [], Size: [{ Size: '5-6Y' }] }),
  })
  const [, order] = await place(shopper, _id, 2)
  if (!order) throw new Error('no order')
  await admin.catalogue.quickEdit({ params: { id: _id }, body: { price: 60 } })
  await page.goto(`/admin/print/invoices?ids=${order._id}`)
  const invoice = page.getByRole('article', { name: `Invoice of order #${order.number}` })
  const line = invoice.getByRole('row').nth(1)
  await expect(line).toContainText('2$48.00$96.00')
  await expect(line).toContainText(title)
  await expect(invoice.getByRole('row').last()).toContainText('Total$96.00')
  await expect(invoice).toContainText(shopper.email)
  await expect(invoice).toContainText('Cash on delivery')
  await expectAccessible(page)
})

test('orders ticked in the list are printed in a tab of their own, signed in as well', async ({
  page,
  context,
  shopper,
  frock,
}) => {
  const orders = await place(shopper, frock._id, 2)
  await page.goto(`/admin/orders?q=${encodeURIComponent(shopper.email)}`)
  for (const { number } of orders) await page.getByLabel(`Select order #${number}`).check()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Print slips' }).click()
  const paper = await opened
  await expect(paper.getByRole('article')).toHaveCount(2)
  await paper.close()
})

test('printing nothing says so, and orders that are gone are reported', async ({ page, shopper, frock }) => {
  await page.goto('/admin/print/slips')
  await expect(page.getByRole('heading', { name: 'Nothing to print' })).toBeVisible()
  const orders = await place(shopper, frock._id, 1)
  await page.goto(`/admin/print/slips?ids=${idsOf(orders)},nothing-like-this`)
  await expect(page.getByText('One of the orders was not found.')).toBeVisible()
})

test('a shopper cannot open the print pages', async ({ browser, baseURL, shopper }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await arriveSignedIn(page, shopper)
  await page.goto('/admin/print/slips?ids=a')
  await expect(page.getByRole('heading', { name: 'This page is for the shop’s staff' })).toBeVisible()
  await context.close()
})

test('the packing screen says which slip is to be printed again', async ({ page, shopper, admin, frock }) => {
  const [order] = await place(shopper, frock._id, 1)
  if (!order) throw new Error('no order')
  const params = { id: order._id }
  await admin.orders.call({ params, body: { outcome: 'confirmed' } })
  await admin.orders.printed({ body: { ids: [order._id] } })
  await page.goto('/admin/packing')
  const row = page.getByRole('row').filter({ hasText: `#${order.number}` })
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Print again')
  const { version } = (await admin.orders.openForChange({ params })).order
  await admin.orders.change({ params, body: { version, note: 'Ring twice' } })
  await page.reload()
  await expect(row).toContainText('Print again')
})
