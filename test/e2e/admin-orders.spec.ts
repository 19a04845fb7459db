import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Order } from '../../src/contract/orders/orders.ts'
import { calendarOf } from '../../src/server/days.ts'
import { expectAccessible } from './expect-accessible.ts'
import { moveTo, openFilters, openListOf, place, placeOne, row, said, step, tab } from './orders-list.ts'
import { arriveAsAdmin, expect, hydrated, test } from './shop-test.ts'

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

test('the list has its tabs with counts, its columns, ten rows a page, and all of it in the address', async ({
  page,
}) => {
  // No news of what other tests do to the orders: a list that is read again is paler meanwhile.
  await page.route('**/api/order/events', () => undefined)
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  for (const name of ['Pending Orders', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'All Orders']) {
    await expect(tab(page, name)).toContainText(/\d/)
  }
  await expect(tab(page, 'Pending Orders')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('tr[data-order]')).toHaveCount(10)
  const heads = ['Order ID', 'User', 'Status', 'Total', 'Date', 'Details', 'Actions']
  for (const name of heads) await expect(page.locator('thead')).toContainText(name)

  await tab(page, 'All Orders').click()
  await expect(page).toHaveURL(/tab=all/)
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
})

test('an order is found by its number, id, name, phone or e-mail, wherever it stands', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const fullName = `Zubaida ${shopper.email.split('@')[0]}`
  // A number that no other test has.
  const digits = String(Date.now()).slice(-7)
  const [order] = await place(shopper, frock._id, 1, { fullName, phone: `0302 ${digits}` })
  if (!order) throw new Error('no order')
  await admin.orders.updateStatus({ params: { id: order._id }, body: { status: 'Cancelled' } })
  await page.goto('/admin/orders')
  await hydrated(page)
  const field = page.getByRole('searchbox', { name: 'Search orders' })
  for (const words of [`#${order.number}`, order._id, fullName, `+92 302 ${digits}`, shopper.email]) {
    await field.fill(words)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(row(page, order)).toBeVisible()
    await expect(tab(page, 'All Orders')).toHaveAttribute('aria-selected', 'true')
    await field.press('Escape')
    await expect(page).not.toHaveURL(/q=/)
  }
})

test('the search keeps the focus once it has found, so that Escape clears it', async ({ page }) => {
  await page.goto('/admin/orders')
  await hydrated(page)
  const field = page.getByRole('searchbox', { name: 'Search orders' })
  await field.fill('nobody of this name')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=nobody/)
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/q=/)
  await expect(field).toHaveValue('')
})

test('an empty search does nothing, and one without results says so', async ({ page, shopper, frock }) => {
  await place(shopper, frock._id)
  await page.goto('/admin/orders')
  await expect(page.locator('tr[data-order]')).toHaveCount(10)
  await hydrated(page)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/admin/orders')

  await page.getByRole('searchbox').fill('nobody-has-this')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { name: 'No orders match “nobody-has-this”' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('tr[data-order]')).toHaveCount(10)

  await openListOf(page, shopper, 'tab=delivered')
  await page.getByRole('button', { name: 'Show in All Orders' }).click()
  await expect(page.locator('tr[data-order]')).toHaveCount(1)
})

test('days narrow the list', async ({ page, shopper, frock }) => {
  await place(shopper, frock._id)
  await openListOf(page, shopper)
  await expect(page.locator('tr[data-order]')).toHaveCount(1)
  await openFilters(page)
  await page.getByLabel('From', { exact: true }).fill('2099-01-01')
  await expect(page).toHaveURL(/from=2099-01-01/)
  await expect(page.getByText('No orders match')).toBeVisible()
})

test('days are those of the shop, wherever whoever looks is', async ({ page, shopper, frock }) => {
  const order = await placeOne(shopper, frock._id)
  const { dayOf } = calendarOf('Asia/Karachi')
  const placed = new Date(order.createdAt)
  // Where it was another day than in the shop.
  const zones = ['Pacific/Kiritimati', 'Etc/GMT+12']
  const timezoneId = zones.find(zone => calendarOf(zone).dayOf(placed) !== dayOf(placed)) ?? ''
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId })
  const day = dayOf(placed)
  await openListOf(page, shopper, `tab=pending&from=${day}&to=${day}`)
  await expect(row(page, order)).toBeVisible()
  const shown = new Intl.DateTimeFormat('en-GB', {
    ...({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Karachi' } as const),
  })
  await expect(row(page, order)).toContainText(shown.format(placed))
  const elsewhere = calendarOf(timezoneId).dayOf(placed)
  await page.getByLabel('To', { exact: true }).fill(elsewhere)
  await page.getByLabel('From', { exact: true }).fill(elsewhere)
  await expect(page.getByText('No orders match')).toBeVisible()
})

test('the row offers the next step, its menu the rest; the moved row fades out of its tab and is announced', async ({
  page,
  shopper,
  frock,
}) => {
  const [order, other] = await place(shopper, frock._id, 2)
  if (!order || !other) throw new Error('no orders')
  await openListOf(page, shopper)
  await expect(step(page, order)).toHaveText(/^Confirm/)
  await page.getByRole('button', { name: `More for order #${order.number}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Call the buyer',
    'No answer',
    'Wrong number',
    'Pack without a call…',
    'Print slip',
    'Print invoice',
    'Same again…',
    'Cancel order…',
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await step(page, order).click()
  await expect(step(page, order)).toHaveText(/^Pack/)
  await step(page, order).click()
  await expect(said(page, `Order #${order.number} is now Processing.`)).toHaveCount(1)
  await expect(row(page, order)).toHaveCount(0)
  await expect(row(page, other)).toBeVisible()
  await expect(tab(page, 'Processing')).toContainText('1')
  await expect(step(page, other)).toBeFocused()

  await tab(page, 'Processing').click()
  await expect(step(page, order)).toHaveText(/^Ship/)
})

test('Cancelled asks first; nothing happens when it is kept', async ({ page, shopper, admin, frock }) => {
  const order = await placeOne(shopper, frock._id)
  await openListOf(page, shopper)
  await moveTo(page, order, 'Cancelled')
  const ask = page.getByRole('alertdialog', { name: `Cancel order #${order.number}?` })
  await expect(ask.getByRole('button', { name: 'Keep' })).toBeFocused()
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Keep' }).click()
  await expect(row(page, order)).toContainText('Pending')

  await moveTo(page, order, 'Cancelled')
  await ask.getByRole('button', { name: 'Cancel order' }).click()
  await expect(row(page, order)).toHaveCount(0)
  expect((await admin.orders.staffGet({ params: { id: order._id } })).status).toBe('Cancelled')
})

test('a parcel handed over names its courier, and the last courier stands there the next time', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const orders = await place(shopper, frock._id, 2)
  for (const { _id } of orders) {
    await admin.orders.updateStatus({ params: { id: _id }, body: { status: 'Processing' } })
  }
  const [first, second] = orders
  if (!first || !second) throw new Error('no orders')
  await openListOf(page, shopper, 'tab=processing')
  await moveTo(page, first, 'Shipped')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText(`Ship order #${first.number}`)
  await dialog.getByLabel(/Courier/).fill('TCS')
  await dialog.getByLabel(/Tracking number/).fill('77901234')
  await dialog.getByRole('button', { name: 'Mark as Shipped' }).click()
  await expect(row(page, first)).toHaveCount(0)
  expect(await admin.orders.staffGet({ params: { id: first._id } })).toMatchObject({
    status: 'Shipped',
    courier: 'TCS',
    trackingNumber: '77901234',
  })
  await moveTo(page, second, 'Shipped')
  await expect(dialog.getByLabel(/Courier/)).toHaveValue('TCS')
  await expect(dialog.getByLabel(/Tracking number/)).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, second)).toContainText('Processing')
})

test.describe('where the shop does not answer', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('a refused move rolls back, says why, and can be tried again', async ({ page, shopper, frock }) => {
    const order = await placeOne(shopper, frock._id)
    await openListOf(page, shopper)
    await page.route('**/api/order/update-status/*', route => route.abort(), { times: 1 })
    await moveTo(page, order, 'Processing')
    const alert = page.getByRole('alert').filter({ hasText: `Order #${order.number} was not moved` })
    await expect(alert).toContainText('The shop cannot be reached')
    await expect(row(page, order)).toContainText('Pending')
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(row(page, order)).toHaveCount(0)
  })

  test('a list that cannot be loaded says so and is tried again', async ({ page }) => {
    await page.route('**/api/order/all?*', route => route.fulfill({ status: 503, json: {} }))
    await page.goto('/admin/orders')
    await expect(page.getByText('The orders could not be loaded.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/order/all?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('tr[data-order]')).toHaveCount(10)
  })
})

test('many are moved at once, each for itself, and those that cannot be are named', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const orders = await place(shopper, frock._id, 3)
  const [first] = orders
  if (!first) throw new Error('no orders')
  await openListOf(page, shopper, 'tab=all')
  for (const { number } of orders) await page.getByLabel(`Select order #${number}`).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await expect(bar).toContainText('3 selected')
  await expectAccessible(page)
  await bar.getByLabel('Move to').selectOption('Processing')
  await bar.getByRole('button', { name: 'Move' }).click()
  const ask = page.getByRole('dialog', { name: 'None of the three is confirmed' })
  await ask.getByRole('button', { name: 'Pack all three' }).click()
  await expect(ask).toContainText('Say why they are packed without a call.')
  // Somebody else is quicker with one of them: the news leaves what the dialog says.
  await admin.orders.updateStatus({ params: { id: first._id }, body: { status: 'Cancelled' } })
  await expect(row(page, first)).toContainText('Cancelled')
  await expect(ask).toContainText('Say why they are packed without a call.')
  await ask.getByLabel(/^Why are they packed/).fill('All regulars')
  await ask.getByRole('button', { name: 'Pack all three' }).click()
  const moved = page.getByRole('status').filter({ hasText: '2 orders are now Processing.' })
  await expect(moved).toBeVisible()
  const result = page.getByRole('status').filter({ hasText: '1 was not moved:' })
  await expect(result).toContainText(`Order #${first.number} is Cancelled`)
  await expect(result).toBeFocused()
  await expect(bar).toContainText('1 selected')
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
  await moved.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Undone: 2 orders.' })).toBeVisible()
  const statuses = orders.map(({ _id: id }) => admin.orders.staffGet({ params: { id } }))
  expect((await Promise.all(statuses)).map(({ status }) => status).sort()).toEqual([
    ...['Cancelled', 'Pending', 'Pending'],
  ])
})

test('many parcels leave with one courier and a tracking number each, typed or scanned', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const orders = await place(shopper, frock._id, 3)
  const [first, second, pending] = orders
  if (!first || !second || !pending) throw new Error('no orders')
  for (const { _id } of [first, second]) {
    await admin.orders.updateStatus({ params: { id: _id }, body: { status: 'Processing' } })
  }
  await openListOf(page, shopper, 'tab=all')
  for (const { number } of orders) await page.getByLabel(`Select order #${number}`).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await bar.getByLabel('Move to').selectOption('Shipped')
  await bar.getByRole('button', { name: 'Move' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ship 2 orders' })
  await expect(dialog.getByLabel(/Courier/)).toBeFocused()
  await expect(dialog.getByLabel(new RegExp(`#${pending.number},`))).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByLabel(/Courier/).fill('TCS')
  await dialog.getByLabel(new RegExp(`#${first.number},`)).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(new RegExp(`#${second.number},`))).toBeFocused()
  await page.keyboard.type('PK-2')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Mark as Shipped' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '2 orders are now Shipped.' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 was not moved:' })).toBeVisible()
  const parcel = async ({ _id }: Order) => {
    const { status, courier, trackingNumber } = await admin.orders.staffGet({ params: { id: _id } })
    return [status, courier, trackingNumber]
  }
  expect(await parcel(first)).toEqual(['Shipped', 'TCS', ''])
  expect(await parcel(second)).toEqual(['Shipped', 'TCS', 'PK-2'])
  expect(await parcel(pending)).toEqual(['Pending', '', ''])
})

test('all orders of the page are ticked and unticked at once', async ({ page, shopper, frock }) => {
  await place(shopper, frock._id, 3)
  await openListOf(page, shopper)
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await all.check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await expect(bar).toContainText('3 selected')
  await all.uncheck()
  await expect(bar).toHaveCount(0)
})

test('the file holds the orders that are listed', async ({ page, shopper, frock }) => {
  const orders = await place(shopper, frock._id, 2)
  await openListOf(page, shopper)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export pieces' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true })
  expect(rows).toHaveLength(2)
  for (const { _id, number, createdAt, totalPrice, items } of orders) {
    expect(rows.find(row => row['Order ID'] === _id)).toMatchObject({
      ...{
        Order: String(number),
        Placed: calendarOf('Asia/Karachi').timeOf(new Date(createdAt)),
        Status: 'Pending',
        Confirmation: 'open',
        Payment: 'COD',
      },
      ...{ Name: 'Ayesha Khan', Email: shopper.email, Phone: "'+923007654321" },
      ...{ Address: 'House 12, Street 4', City: 'Lahore', 'Postal code': '54000', Country: 'Pakistan' },
      ...{ Courier: '', 'Tracking number': '', 'Order total': String(totalPrice) },
      ...{ Product: frock.title, 'Product ID': frock._id, Size: '5-6Y' },
      ...{ Quantity: String(items[0]?.quantity), Price: String(items[0]?.price) },
    })
  }
})
