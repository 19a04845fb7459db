import type { Page } from '@playwright/test'
import type { OrderStatus } from '../../src/contract/orders/order-status.ts'
import type { Order } from '../../src/contract/orders/orders.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { orderData } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { said } from './orders-list.ts'
import { arriveAsAdmin, expect, hydrated, type Shopper, test } from './shop-test.ts'

async function place({ api }: Shopper, productId: string, phone = '0300 7654321'): Promise<Order> {
  await api.cart.add({ body: { productId, quantity: 2, options: { size: '5-6Y' } } })
  return api.orders.create({ body: orderData({ phone }) })
}

async function ship(admin: ApiClient, { _id: id }: Order) {
  for (const status of ['Processing', 'Shipped'] as const) {
    await admin.orders.updateStatus({ params: { id }, body: { status } })
  }
}

async function openDetails(page: Page, { _id, number }: Order) {
  await page.goto(`/admin/orders?open=${_id}`)
  await expect(page.getByRole('dialog')).toContainText(`Order #${number}`)
  await hydrated(page)
}

/** Nobody has confirmed these orders. */
async function sayWhy(page: Page) {
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(ask).toContainText('Say why it is packed without a call.')
  await ask.getByLabel('Why is it packed all the same?').fill('Her brother said yes')
  await ask.getByRole('button', { name: 'Pack', exact: true }).click()
}

const openUpdate = (page: Page) => page.getByRole('tab', { name: 'Update Status' }).click()

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

test('the details show the whole order and are part of the address', async ({ page, shopper, frock }) => {
  const order = await place(shopper, frock._id)
  await page.goto(`/admin/orders?q=${encodeURIComponent(shopper.email)}`)
  await page.getByRole('link', { name: `Details of order #${order.number}` }).click()
  await expect(page).toHaveURL(new RegExp(`open=${order._id}`))
  const dialog = page.getByRole('dialog', { name: `Order #${order.number}` })
  await expect(dialog.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
  for (const words of [
    frock.title,
    '5-6Y',
    'Cash on delivery',
    'Ayesha Khan',
    'House 12, Street 4',
    'Lahore 54000',
  ]) {
    await expect(dialog).toContainText(words)
  }
  await expect(dialog).toContainText(shopper.email)
  await expect(dialog.getByRole('link', { name: 'Call 0300 7654321' })).toHaveAttribute(
    'href',
    'tel:+923007654321',
  )
  const chat = (await dialog.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? ''
  expect(chat).toContain('https://wa.me/923007654321?text=')
  expect(decodeURIComponent(chat)).toContain(`Your order is #${order.number}`)
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Order placed')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/open=/)
  await expect(page.getByRole('link', { name: `Details of order #${order.number}` })).toBeFocused()
})

test('the record of a buyer counts what became of the other orders of that number', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  // A number that no other test has.
  const phone = `0301 ${String(Date.now()).slice(-7)}`
  const first = await place(shopper, frock._id, phone)
  await ship(admin, first)
  await admin.orders.refused({ params: { id: first._id } })
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1, options: { size: '5-6Y' } } })
  const order = await shopper.api.orders.create({ body: orderData({ phone }) })
  await openDetails(page, order)
  const record = page.getByRole('region', { name: 'This buyer’s other orders' })
  await expect(record).toContainText('1 other order from this number')
  await expect(record).toContainText('Refused 1')
})

test('Update Status has the texts of the specification and moves only where it may', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const order = await place(shopper, frock._id)
  await openDetails(page, order)
  await openUpdate(page)
  const dialog = page.getByRole('dialog', { name: `Order #${order.number}` })
  const select = dialog.getByLabel('New status')
  const update = dialog.getByRole('button', { name: 'Update Status' })
  await expect(dialog).toContainText('Current status')
  await expect(select.locator('option')).toHaveText(['-- Select --', 'Processing', 'Cancelled'])
  await expect(update).toBeDisabled()
  await expectAccessible(page)
  await select.selectOption('Processing')
  await update.click()
  await sayWhy(page)
  const moved = said(page, `Order #${order.number} is now Processing.`)
  await expect(moved.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(dialog.getByText('Current status').locator('..')).toBeFocused()

  await expect(select.locator('option')).toHaveText(['-- Select --', 'Shipped', 'Cancelled'])
  await select.selectOption('Shipped')
  await dialog.getByLabel(/Courier/).fill('Leopards')
  await dialog.getByLabel(/Tracking number/).fill('LE1')
  await update.click()
  await expect(select.locator('option')).toHaveText(['-- Select --', 'Delivered'])
  expect(await admin.orders.staffGet({ params: { id: order._id } })).toMatchObject({ courier: 'Leopards' })

  await select.selectOption('Delivered')
  await update.click()
  await expect(dialog.getByText('No further status changes allowed for this order.')).toBeVisible()
  await expect(update).toHaveCount(0)
  await expectAccessible(page)
})

test('a status that is out of date is refused in words, and cancelling asks first', async ({
  page,
  shopper,
  admin,
  frock,
  noise,
}) => {
  noise.push(/409/, /ERR_FAILED/)
  const order = await place(shopper, frock._id)
  // No news: with them the page knows before it asks.
  await page.route('**/api/order/events', route => route.abort())
  await openDetails(page, order)
  await openUpdate(page)
  const dialog = page.getByRole('dialog', { name: `Order #${order.number}` })
  await dialog.getByLabel('New status').selectOption('Cancelled')
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  const ask = page.getByRole('alertdialog')
  await expect(ask).toContainText('This cannot be undone.')
  const body: { status: OrderStatus } = { status: 'Processing' }
  await admin.orders.updateStatus({ params: { id: order._id }, body })
  await ask.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByRole('alert').first()).toContainText(
    `Order #${order.number} is packed already. Say why`,
  )
  const next = ['-- Select --', 'Shipped', 'Cancelled']
  await expect(dialog.getByLabel('New status').locator('option')).toHaveText(next)
  await dialog.getByLabel('New status').selectOption('Cancelled')
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  await ask.getByLabel('Why is it cancelled?').fill('The buyer called again.')
  await ask.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByText('No further status changes allowed for this order.')).toBeVisible()
  expect((await admin.orders.staffGet({ params: { id: order._id } })).status).toBe('Cancelled')
})

test('a note is added for the staff', async ({ page, shopper, frock }) => {
  const order = await place(shopper, frock._id)
  await openDetails(page, order)
  const notes = page.getByRole('region', { name: 'Notes' })
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes).toContainText('Write the note first.')
  await notes.getByLabel('New note').fill('A present: no invoice in the parcel.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('A present: no invoice in the parcel.')
  await expect(notes.getByLabel('New note')).toHaveValue('')
})

test('an unsaved note survives a change of tab, and Esc asks before it is discarded', async ({
  page,
  shopper,
  frock,
}) => {
  const order = await place(shopper, frock._id)
  await openDetails(page, order)
  const note = page.getByLabel('New note')
  await note.fill('A present: no invoice.')
  await openUpdate(page)
  await expect(note).toBeHidden()
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(note).toHaveValue('A present: no invoice.')
  await note.press('Escape')
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Keep editing' }).click()
  await expect(note).toHaveValue('A present: no invoice.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('after a move with an unknown outcome the shown status is marked as possibly old', async ({
  page,
  shopper,
  frock,
  noise,
}) => {
  noise.push(/Failed to load resource/)
  const order = await place(shopper, frock._id)
  // No news: with them the page reads again by itself.
  await page.route('**/api/order/events', () => undefined)
  await openDetails(page, order)
  await openUpdate(page)
  await page.route('**/api/order/staff/*', route => route.abort())
  await page.getByLabel('New status').selectOption('Processing')
  await page.getByRole('button', { name: 'Update Status' }).click()
  await sayWhy(page)
  const dialog = page.getByRole('dialog')
  await expect(said(page, `Order #${order.number} is now Processing.`)).toBeVisible()
  const old = dialog.getByRole('alert').filter({ hasText: 'This order may be out of date.' })
  await expect(old).toBeVisible()
  await page.unroute('**/api/order/staff/*')
  await old.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByLabel('New status').locator('option')).toHaveText([
    '-- Select --',
    'Shipped',
    'Cancelled',
  ])
  await expect(old).toHaveCount(0)
})

test('a returned parcel is recorded once, after a confirmation', async ({ page, shopper, admin, frock }) => {
  const order = await place(shopper, frock._id)
  await ship(admin, order)
  await openDetails(page, order)
  await page.getByRole('button', { name: 'Parcel refused' }).click()
  const ask = page.getByRole('alertdialog')
  await expect(ask).toContainText(`Was the parcel of order #${order.number} refused?`)
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Parcel refused' }).click()
  await expect(page.getByText('Refused at the door and returned to stock.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Parcel' })).toBeFocused()
  await openUpdate(page)
  await expect(page.getByText('No further status changes allowed for this order.')).toBeVisible()
})

test('a courier added after shipping is shown to the buyer', async ({ page, shopper, admin, frock }) => {
  const order = await place(shopper, frock._id)
  await ship(admin, order)
  await openDetails(page, order)
  const parcel = page.getByRole('region', { name: 'Parcel' })
  await expect(parcel).toContainText('No courier yet')
  await parcel.getByRole('button', { name: 'Add courier' }).click()
  await expect(parcel.getByLabel(/Courier/)).toBeFocused()
  await expectAccessible(page)
  await parcel.getByLabel(/Courier/).fill('Leopards')
  await parcel.getByLabel(/Tracking number/).fill('LE-7')
  await parcel.getByRole('button', { name: 'Save parcel' }).click()
  await expect(parcel).toContainText('LeopardsLE-7')
  await expect(parcel.getByRole('button', { name: 'Correct parcel' })).toBeFocused()

  await parcel.getByRole('button', { name: 'Correct parcel' }).click()
  await expect(parcel.getByLabel(/Courier/)).toHaveValue('Leopards')
  await parcel.getByLabel(/Tracking number/).fill('LE-8')
  await parcel.getByRole('button', { name: 'Save parcel' }).click()
  await expect(parcel).toContainText('LeopardsLE-8')
  const saved = said(page, `The parcel of order #${order.number} was saved.`).last()
  await saved.getByRole('button', { name: 'Undo' }).click()
  await expect(parcel).toContainText('LeopardsLE-7')
  await parcel.getByRole('button', { name: 'Correct parcel' }).click()
  await parcel.getByLabel(/Tracking number/).fill('LE-8')
  await parcel.getByRole('button', { name: 'Save parcel' }).click()
  await expect(parcel).toContainText('LeopardsLE-8')
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Parcel corrected: tracking number LE-8',
  )
  await expectAccessible(page)
  expect(await shopper.api.orders.get({ params: { id: order._id } })).toMatchObject({
    courier: 'Leopards',
    trackingNumber: 'LE-8',
  })
})

test('a parcel that could not be saved says so and keeps what was typed', async ({
  page,
  shopper,
  admin,
  frock,
  noise,
}) => {
  noise.push(/Failed to load resource/)
  const order = await place(shopper, frock._id)
  await ship(admin, order)
  await openDetails(page, order)
  const parcel = page.getByRole('region', { name: 'Parcel' })
  await parcel.getByRole('button', { name: 'Add courier' }).click()
  await parcel.getByLabel(/Tracking number/).fill('LE-7')
  await page.route('**/api/order/parcel/*', route => route.abort(), { times: 1 })
  await parcel.getByRole('button', { name: 'Save parcel' }).click()
  await expect(parcel.getByRole('alert')).toContainText('The parcel was not saved.')
  await expect(parcel.getByLabel(/Tracking number/)).toHaveValue('LE-7')
  await parcel.getByRole('button', { name: 'Save parcel' }).click()
  await expect(parcel).toContainText('LE-7')
})

test('an order that is not there says so', async ({ page, noise }) => {
  noise.push(/404/)
  await page.goto('/admin/orders?open=nothing-like-this')
  await expect(page.getByRole('dialog').getByText('There is no such order.')).toBeVisible()
})
