import type { Page } from '@playwright/test'
import type { Order } from '../../src/contract/orders/orders.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { paths } from '../../src/web/paths.ts'
import { orderData, productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, type Shopper, test } from './shop-test.ts'

async function place(
  { api }: Shopper,
  productId: string,
  fullName = 'Amna Ali',
  phone = '0300 7654321',
): Promise<Order> {
  await api.cart.add({ body: { productId, quantity: 1, options: { size: '5-6Y' } } })
  return api.orders.create({ body: orderData({ phone, fullName }) })
}

/** The desk with this order alone: the queue of the shop is everybody's. */
async function openDesk(page: Page, admin: ApiClient, { _id: id }: Order) {
  await page.route('**/api/order/to-confirm*', async route => {
    const order = await admin.orders.staffGet({ params: { id } })
    const wanted = new URL(route.request().url()).searchParams.get('confirmation') ?? 'open'
    const orders = order.status === 'Pending' && order.confirmation === wanted ? [order] : []
    await route.fulfill({ json: { orders, total: orders.length } })
  })
  const listening = page.waitForResponse('**/api/order/events')
  await page.goto('/admin/confirm')
  await listening
  await hydrated(page)
}

/** Clicks of the person, counted by the page itself. */
const countClicks = (page: Page) =>
  page.evaluate(() => {
    const counted = { clicks: 0 }
    // A label passes its click on to its field: that one is nobody's.
    document.addEventListener('pointerdown', () => counted.clicks++, true)
    Object.assign(window, { counted })
  })
const clicks = (page: Page) =>
  page.evaluate(() => (window as unknown as { counted: { clicks: number } }).counted.clicks)

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Change order #/ })

async function openChange(page: Page, { _id: id }: Order): Promise<void> {
  await page.goto(paths.adminOrders(id))
  await page.getByRole('button', { name: 'Change order' }).click()
}

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

/** A press counts for nothing while news of another order have what it costs asked again. */
const saveUntil = (page: Page, refusal: string) =>
  expect(async () => {
    await dialog(page).getByRole('button', { name: 'Save change' }).click()
    await expect(dialog(page)).toContainText(refusal, { timeout: 2_000 })
  }).toPass()

test('during the call an order gets another size in three clicks, and is confirmed', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const order = await place(shopper, frock._id)
  await openDesk(page, admin, order)
  await countClicks(page)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog(page).getByText('7-8Y', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Save and confirm' }).click()
  await expect(page.getByRole('region', { name: 'Called just now' })).toContainText('Changed and confirmed')
  expect(await clicks(page)).toBeLessThanOrEqual(3)
  expect(await admin.orders.staffGet({ params: { id: order._id } })).toMatchObject({
    ...{ confirmation: 'confirmed', version: 2, calls: [{ outcome: 'changed' }] },
    items: [{ options: { size: '7-8Y' }, price: frock.price }],
  })
})

test('while a change is saved nobody asks what it would cost', async ({ page, admin, shopper, frock }) => {
  const order = await place(shopper, frock._id)
  await page.clock.install()
  await openDesk(page, admin, order)
  const asked: string[] = []
  let isSaving = false
  page.on('request', request => {
    if (isSaving && request.url().includes('preview')) asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog(page).getByText('7-8Y', { exact: true }).click()
  await page.route('**/api/order/change/*', async route => {
    isSaving = true
    await page.clock.runFor(1000)
    await route.continue()
  })
  await dialog(page).getByRole('button', { name: 'Save and confirm' }).click()
  await expect(page.getByRole('region', { name: 'Called just now' })).toContainText('Changed and confirmed')
  expect(asked).toEqual([])
})

test('what a change would cost is no longer asked once it is saved', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const order = await place(shopper, frock._id)
  await openDesk(page, admin, order)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog(page).getByText('7-8Y', { exact: true }).click()
  await expect(dialog(page).getByRole('region', { name: 'What changes' })).toBeVisible()
  // An order of others may have changed what it costs, so that is asked anew.
  const { promise: askedAgain, resolve: isHeld } = Promise.withResolvers<void>()
  await page.route('**/api/order/change-preview/*', () => isHeld())
  await place(shopper, frock._id)
  await askedAgain
  const dropped = page.waitForEvent('requestfailed', request => request.url().includes('preview'))
  await page.route('**/api/order/change/*', async route => {
    await dropped
    await route.continue()
  })
  await dialog(page).getByRole('button', { name: 'Save and confirm' }).click()
  await expect(page.getByRole('region', { name: 'Called just now' })).toContainText('Changed and confirmed')
})

test('the dialog shows what a change costs, takes a piece in and out, and saves it with the address', async ({
  page,
  admin,
  shopper,
  frock,
  noise,
}) => {
  noise.push(/400/)
  const order = await place(shopper, frock._id)
  await openChange(page, order)
  await expect(dialog(page)).toContainText('Change something, and what it costs is shown here.')
  await dialog(page).getByLabel('Add a piece').fill('chikankari kurta')
  await dialog(page).getByRole('list', { name: 'Found products' }).getByRole('button').first().click()
  await expect(dialog(page)).toContainText(/Choose a (size|colour) of /)
  const added = dialog(page).getByRole('list', { name: 'Pieces' }).getByRole('listitem').last()
  const inStock = 'label:not(:has([aria-label$="Sold out"]))'
  for (const choice of await added.getByRole('group').all()) await choice.locator(inStock).first().click()
  const changes = dialog(page).getByRole('region', { name: 'What changes' })
  await expect(changes).toContainText('1 taken')
  await expectAccessible(page)
  await dialog(page).getByText('Address, phone and note').click()
  await dialog(page).getByLabel('Nearest landmark').fill('the blue mosque')
  await dialog(page).getByLabel('City').fill('multa')
  await dialog(page).getByRole('option', { name: 'Multan' }).click()
  await dialog(page).getByLabel('Note from the buyer').fill('After six')
  await dialog(page).getByText('Delivery, ').click()
  await dialog(page).getByLabel('Delivery costs').fill('2')
  await saveUntil(page, 'Say why the delivery costs something else.')
  await dialog(page).getByLabel('Reason for the delivery charge').fill('By air')
  await expect(changes).toContainText('$2.00')
  await dialog(page).getByLabel('Phone').fill('12')
  await expect(dialog(page)).toContainText('Enter a phone number that can be called')
  await dialog(page).getByLabel('Phone').fill('0301 2345678')
  await dialog(page).getByText('Discount', { exact: true }).first().click()
  const asked = page.waitForResponse('**/api/order/change-preview/*')
  await dialog(page).getByLabel('Discount').fill('3')
  await asked
  await expect(dialog(page)).not.toContainText('Say why')
  await saveUntil(page, 'Say why the order is given a discount.')
  await dialog(page).getByLabel('Reason', { exact: true }).fill('A late parcel')
  await expect(changes).toContainText('-$3.00')
  await dialog(page).getByRole('button', { name: 'Save change' }).click()
  await expect(dialog(page)).toBeHidden()
  const saved = await admin.orders.staffGet({ params: { id: order._id } })
  expect(saved).toMatchObject({
    ...{ discount: 3, delivery: { charge: 2 }, deliveryReason: 'By air', buyerNote: 'After six' },
    shippingAddress: { phone: '+923012345678', city: 'Multan' },
  })
  expect(saved.shippingAddress.address).toMatch(/, near the blue mosque$/)
  expect(saved.items).toHaveLength(2)
})

test('a change of what somebody else has changed meanwhile is refused, and loaded again', async ({
  page,
  admin,
  shopper,
  frock,
  noise,
}) => {
  noise.push(/409/)
  const order = await place(shopper, frock._id)
  await openChange(page, order)
  await expect(dialog(page).getByRole('list', { name: 'Pieces' })).toBeVisible()
  const body = { version: 1, discount: { amount: 1, reason: 'A late parcel' } }
  await admin.orders.change({ params: { id: order._id }, body })
  await dialog(page).getByText('7-8Y', { exact: true }).click()
  await expect(dialog(page)).toContainText('Somebody has changed this order meanwhile.')
  await dialog(page).getByRole('button', { name: 'Load it again' }).click()
  // Loaded anew, no size is chosen beside the order's own.
  await expect(dialog(page).getByText('7-8Y', { exact: true })).toHaveCount(1)
  await expect(dialog(page)).not.toContainText('Somebody has changed')
  await dialog(page).getByText('7-8Y', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Save change' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await admin.orders.staffGet({ params: { id: order._id } })).toMatchObject({
    discount: 1,
    version: 3,
  })
})

test('a piece whose price rises while it is added is not sold for more than was shown', async ({
  page,
  admin,
  shopper,
  frock,
  noise,
}) => {
  noise.push(/409/)
  const title = `Mehnga Kurta ${Date.now()}`
  const input = productInput({ title, price: 20, Color: [], Size: [], product_images: [] })
  const { _id: id } = await admin.catalogue.add({ body: input })
  const order = await place(shopper, frock._id)
  await openChange(page, order)
  await dialog(page).getByLabel('Add a piece').fill(title)
  await dialog(page).getByRole('list', { name: 'Found products' }).getByRole('button').first().click()
  const changes = dialog(page).getByRole('region', { name: 'What changes' })
  await expect(changes).toContainText('1 taken')
  // Orders of other tests have the page ask again what the change costs, and it would show the new price in time.
  const { promise: mayPass, resolve: letPass } = Promise.withResolvers<void>()
  await page.route('**/api/order/change-preview/*', async route => {
    await mayPass
    await route.continue()
  })
  await admin.catalogue.edit({ params: { id }, body: { ...input, price: 90 } })
  await dialog(page).getByRole('button', { name: 'Save change' }).click()
  await expect(dialog(page)).toContainText('A price or the delivery has changed.')
  letPass()
  await dialog(page).getByRole('button', { name: 'Load it again' }).click()
  await expect(dialog(page)).not.toContainText('A price or the delivery has changed.')
  await expect(changes).toContainText('$117.00')
  await dialog(page).getByRole('button', { name: 'Save change' }).click()
  await expect(dialog(page)).toBeHidden()
  expect((await admin.orders.staffGet({ params: { id: order._id } })).items).toHaveLength(2)
  await admin.catalogue.remove({ params: { id } })
})

test('a change is saved only once what it costs is shown', async ({ page, shopper, frock, noise }) => {
  noise.push(/503/)
  const order = await place(shopper, frock._id)
  await openChange(page, order)
  const { promise: mayPass, resolve: letPass } = Promise.withResolvers<void>()
  await page.route('**/api/order/change-preview/*', async route => {
    await mayPass
    await route.fulfill({ status: 503, body: '' })
  })
  await dialog(page).getByText('7-8Y', { exact: true }).click()
  const save = dialog(page).getByRole('button', { name: 'Save change' })
  await save.dispatchEvent('click')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(dialog(page)).toContainText('Working out what it costs…')
  letPass()
  await expect(dialog(page)).toContainText('The shop did not answer as it should')
  await save.dispatchEvent('click')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.unroute('**/api/order/change-preview/*')
  const [again, changes] = [
    dialog(page).getByRole('button', { name: 'Try again' }),
    dialog(page).getByRole('region', { name: 'What changes' }),
  ]
  // An order of another test has the costs worked out again by itself, which takes the button away.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(changes).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await save.click()
  await expect(dialog(page)).toBeHidden()
})

test('two orders of one phone become one parcel, after a question', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const phone = `0311 ${String(Date.now()).slice(-7)}`
  const [into, from] = [
    await place(shopper, frock._id, 'Amna Ali', phone),
    await place(shopper, frock._id, 'Bushra Butt', phone),
  ]
  await openDesk(page, admin, into)
  const found = page.getByRole('region', { name: 'Same phone, within 48 hours' })
  await expect(found).toContainText(`#${from.number}`)
  await expectAccessible(page)
  await found.getByRole('button', { name: 'Put into this parcel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'One parcel' }).click()
  await expect(found).toBeHidden()
  await expect(page.getByRole('article').getByText(frock.title)).toHaveCount(2)
  expect(await admin.orders.staffGet({ params: { id: from._id } })).toMatchObject({ status: 'Cancelled' })
})
