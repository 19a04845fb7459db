import type { Page } from '@playwright/test'
import { productInput } from '../../test-support/factories.ts'
import { manualOrder } from '../../test-support/guests.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, onDesktop, test } from './shop-test.ts'

const chat = (name: string, phone: string) => `[24/11/26, 10:15] ${name}: Salam, titli frock 5-6Y chahiye
[24/11/26, 10:16] ${name}: Name: ${name}
[24/11/26, 10:16] ${name}: House 12, Street 4, Model Town
[24/11/26, 10:17] ${name}: Lahor
[24/11/26, 10:17] ${name}: ${phone}`

async function open(page: Page, address = '/admin/orders/new') {
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByLabel('Paste the chat')).toBeVisible()
}

const pasteInto = (page: Page, text: string) =>
  page.getByLabel('Paste the chat').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)

const summary = (page: Page) => page.getByRole('region', { name: 'What the order comes to' })
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })

/** A number that nobody else of this run uses. */
const newPhone = () => `0300 ${String(Date.now() % 10_000_000).padStart(7, '0')}`

async function addFrock(page: Page, size: string) {
  await page.getByLabel('Add a piece').fill('titli')
  await page.getByRole('button', { name: /^Add Titli/ }).click()
  const piece = page.getByRole('list', { name: 'Pieces' }).getByRole('listitem').last()
  await expect(page.getByText(/^Choose a size of Titli/)).toBeVisible()
  await piece.getByText(size, { exact: true }).click()
  const colours = piece.getByRole('group', { name: 'Colour' })
  await colours.locator('label:not(:has([aria-label$="Sold out"]))').first().click()
}

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

test('length and material are chosen beside the size, the first of each from the start', async ({
  page,
  admin,
}) => {
  const title = `Long Shirt ${Date.now()}`
  const { _id: id } = await admin.catalogue.add({
    body: productInput({
      title,
      product_images: [],
      Color: [],
      Length: [{ Length: '40 in' }, { Length: '44 in' }],
      Material: [{ Material: 'Lawn' }, { Material: 'Khaddar' }],
    }),
  })
  await open(page)
  await page.getByLabel('Add a piece').fill(title)
  await page.getByRole('button', { name: `Add ${title}` }).click()
  const piece = page.getByRole('list', { name: 'Pieces' }).getByRole('listitem').last()
  await expect(piece.getByRole('radio', { name: '40 in' })).toBeChecked()
  await piece.getByText('44 in', { exact: true }).click()
  await expect(piece.getByRole('radio', { name: 'Lawn' })).toBeChecked()
  await piece.getByText('Khaddar', { exact: true }).click()
  await expect(piece.getByRole('radio', { name: '44 in' })).toBeChecked()
  await expectAccessible(page)
  // The other tests of this shop see its newest pieces.
  await admin.catalogue.remove({ params: { id } })
})

test('a WhatsApp chat becomes an order in a paste, two words and four presses', async ({
  page,
  admin,
  frock,
}) => {
  const phone = newPhone()
  await open(page)
  await pasteInto(page, chat('Amna Bilal', phone))
  await expect(page.getByText('Filled in: name, phone, address, city. Please check.').first()).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Lahore')
  await page.getByLabel('Postal code').fill('54000')
  await addFrock(page, '5-6Y')
  await expect(summary(page)).toContainText(`$${frock.price}`)
  await expectAccessible(page)
  await placeButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: /^Order #\d+ placed: \$/ })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/orders\?open=/)
  const id = new URL(page.url()).searchParams.get('open') ?? ''
  expect(await admin.orders.staffGet({ params: { id } })).toMatchObject({
    ...{ source: 'whatsapp', confirmation: 'open', totalPrice: frock.price },
    shippingAddress: {
      fullName: 'Amna Bilal',
      city: 'Lahore',
      phone: `+92${phone.slice(1).replace(' ', '')}`,
    },
    items: [{ options: { size: '5-6Y' } }],
  })
  await expect(page.getByRole('dialog').getByText('Ordered by WhatsApp')).toBeVisible()
})

test('a chat of 100 kB is read at its end at once, and that is said', async ({ page }) => {
  await open(page)
  await pasteInto(
    page,
    `${'Salam, is the rose kurta there?\n'.repeat(3_200)}${chat('Amna Bilal', newPhone())}`,
  )
  await expect(
    page.getByText(/^The chat is long: .* Filled in: name, phone, address, city\./).first(),
  ).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Amna Bilal')
})

test('what is missing is said at its field, and what was typed survives a reload', async ({ page }) => {
  await open(page)
  await placeButton(page).click()
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused()
  await expect(page.getByText('Enter your phone number.')).toBeVisible()
  await expect(page.getByText('Add at least one piece.')).toBeVisible()
  await page.getByLabel('Full name').fill('Sana Tariq')
  await addFrock(page, '5-6Y')
  await expect(page.getByText('Add at least one piece.')).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Sana Tariq')
  await expect(page.getByRole('list', { name: 'Pieces' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('a phone number that has ordered before brings its address and its record', async ({
  page,
  admin,
  frock,
}) => {
  const phone = newPhone()
  const to = { fullName: 'Nadia Noor', address: 'Street 9', city: 'Multan', country: 'Pakistan', phone }
  await admin.orders.createManual({
    body: {
      ...manualOrder(frock._id),
      ...only(frock._id),
      shippingAddress: { ...to, landmark: '', postalCode: '60000' },
    },
  })
  await open(page)
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone.replace('0300', '+92 300'))
  const known = page.getByRole('region', { name: 'Known buyer' })
  await expect(known).toContainText('1 order from this number')
  await known.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Nadia Noor')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Street 9')
  await expect(page.getByLabel('City')).toHaveValue('Multan')
  await expect(page.getByLabel('Postal code')).toHaveValue('60000')
})

const only = (productId: string) => ({
  lines: [{ productId, quantity: 1, options: { size: '5-6Y' } }],
  ...{ source: 'phone' as const, email: '', note: '', priceReason: '', confirmed: true },
})

test('the same pieces are ordered again from the menu, with another price and delivery charge', async ({
  page,
  admin,
  frock,
}) => {
  const { number } = await admin.orders.createManual({
    body: { ...manualOrder(frock._id), ...only(frock._id), shippingAddress: address(newPhone()) },
  })
  await page.goto(`/admin/orders?tab=all&q=%23${number}`)
  await hydrated(page)
  await page.getByRole('button', { name: `More for order #${number}` }).click()
  await page.getByRole('menuitem', { name: 'Same again…' }).click()
  await expect(page.getByRole('list', { name: 'Pieces' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByLabel('Full name')).toHaveValue('Bilal Ahmed')
  await page.getByLabel('Other price').fill('19')
  await expect(summary(page)).toContainText('$19')
  await placeButton(page).click()
  await expect(page.getByText('Say why the price is another one.')).toBeVisible()
  await page.getByLabel('Why is the price another one?').fill('Agreed on the phone')
  await page.getByText('Delivery, ').click()
  await page.getByLabel('Delivery costs').fill('2')
  await expect(summary(page)).toContainText('$21')
  await page.getByLabel('Reason for the delivery charge').fill('By air')
  await placeButton(page).click()
  await expect(page).toHaveURL(/\?open=/)
  const id = new URL(page.url()).searchParams.get('open') ?? ''
  const order = await admin.orders.staffGet({ params: { id } })
  expect(order).toMatchObject({ source: 'phone', totalPrice: 21, deliveryReason: 'By air' })
  expect(order.notes[0]?.text).toContain('Agreed on the phone')
})

const address = (phone: string) => ({
  ...{ fullName: 'Bilal Ahmed', address: 'House 7', landmark: '', city: 'Lahore', country: 'Pakistan' },
  ...{ phone, postalCode: '54000' },
})

test('ordering the same again leaves what was typed of a new order', async ({ page, admin, frock }) => {
  const { _id } = await admin.orders.createManual({
    body: { ...manualOrder(frock._id), ...only(frock._id), shippingAddress: address(newPhone()) },
  })
  await open(page)
  await page.getByLabel('Full name').fill('Half Typed')
  await open(page, `/admin/orders/new?again=${_id}`)
  await expect(page.getByLabel('Full name')).toHaveValue('Bilal Ahmed')
  await page.getByLabel('Full name').fill('Bilal A. Ahmed')
  await placeButton(page).click()
  await expect(page).toHaveURL(/\?open=/)
  await open(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Half Typed')
})

test('more pieces than there are is said before the order is placed', async ({ page, noise }) => {
  noise.push(/409/)
  await open(page)
  await addFrock(page, '5-6Y')
  await expect(summary(page)).toBeVisible()
  await page.route('**/api/order/manual/preview', route =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'out_of_stock', message: 'Only 1 of these is left.' } },
    }),
  )
  await page.getByLabel('City').fill('Multan')
  await expect(page.getByRole('alert').filter({ hasText: 'Only 1 of these is left.' })).toBeVisible()
})

test('pieces that somebody else orders meanwhile are missed at once', async ({ page, admin, noise }) => {
  noise.push(/409/)
  const title = `Akhri Kurta ${Date.now()}`
  const { _id: productId } = await admin.catalogue.add({
    body: productInput({ title, inventory: 1, Color: [], Size: [], product_images: [] }),
  })
  await open(page)
  await page.getByLabel('Add a piece').fill(title)
  await page.getByRole('button', { name: `Add ${title}` }).click()
  await expect(placeButton(page)).toContainText('$')
  await admin.orders.createManual({ body: manualOrder(productId) })
  await expect(page.getByRole('alert').filter({ hasText: `"${title}" is sold out.` })).toBeVisible()
  await page.reload()
  await expect(page.getByText('The order has no price yet.')).toBeVisible()
})

test(
  'whoever presses a link before the order is placed comes to that page',
  onDesktop,
  async ({ page, admin }) => {
    const title = `Jaldi Kurta ${Date.now()}`
    const { _id: id } = await admin.catalogue.add({
      body: productInput({ title, Color: [], Size: [], product_images: [] }),
    })
    await open(page)
    await pasteInto(page, chat('Zeba Khan', newPhone()))
    await page.getByLabel('Add a piece').fill(title)
    await page.getByRole('button', { name: `Add ${title}` }).click()
    await page.getByLabel('Postal code').fill('54000')
    const [order, script] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/order/manual', async route => {
      await order.promise
      await route.continue()
    })
    await page.route('**/assets/*.js', async route => {
      await script.promise
      await route.continue()
    })
    const asked = page.waitForRequest(/\/assets\/.*\.js/)
    await placeButton(page).click()
    await page.getByRole('link', { name: 'Size charts' }).click()
    await asked
    order.resolve()
    await expect(page.getByRole('status').filter({ hasText: /^Order #\d+ placed: / })).toBeVisible()
    script.resolve()
    await expect(page.getByRole('heading', { name: 'Size charts', level: 1 })).toBeVisible()
    await admin.catalogue.remove({ params: { id } })
  },
)

test('sizes that others buy meanwhile are marked as sold out in a piece that is typed already', async ({
  page,
  admin,
}) => {
  const title = `Do Size Kurta ${Date.now()}`
  const sizes = { S: 1, M: 5 }
  const { _id: productId } = await admin.catalogue.add({
    body: productInput({
      ...{ title, Color: [], Size: Object.keys(sizes).map(Size => ({ Size })), product_images: [] },
      stock: Object.entries(sizes).map(([size, quantity]) => ({ color: '', size, quantity })),
    }),
  })
  await open(page)
  await page.getByLabel('Add a piece').fill(title)
  await page.getByRole('button', { name: `Add ${title}` }).click()
  const piece = page.getByRole('list', { name: 'Pieces' }).getByRole('listitem')
  await piece.getByText('M', { exact: true }).click()
  await expect(placeButton(page)).toContainText('$')
  await expect(piece.getByRole('radio')).toHaveCount(2)
  await expect(piece.getByRole('radio', { name: /Sold out/ })).toHaveCount(0)
  const line = { productId, quantity: 1, options: { size: 'S' } }
  const { _id: id } = await admin.orders.createManual({ body: manualOrder(productId, { lines: [line] }) })
  await expect(piece.getByRole('radio', { name: /^S.*Sold out/ })).toBeVisible()
  await admin.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
  await expect(piece.getByRole('radio', { name: /Sold out/ })).toHaveCount(0)
})

test('a sale over the counter needs no address, is paid at once, and can be taken back', async ({
  page,
  admin,
}) => {
  await open(page)
  await page.getByText('Counter', { exact: true }).click()
  await expect(page.getByLabel('Paid and taken along')).toBeChecked()
  await expect(page.getByLabel('City')).toBeHidden()
  await addFrock(page, '5-6Y')
  await page.getByRole('button', { name: /^Note the sale, \$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Order #\d+ sold: \$/ })).toBeVisible()
  await expect(page).toHaveURL(/\?open=/)
  const id = new URL(page.url()).searchParams.get('open') ?? ''
  const { number } = await admin.orders.staffGet({ params: { id } })
  expect(await admin.orders.staffGet({ params: { id } })).toMatchObject({
    status: 'Delivered',
    paymentState: 'paid',
  })
  await page.getByRole('dialog').getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Cancel order…' }).click()
  const question = page.getByRole('alertdialog', { name: `Cancel order #${number}?` })
  await question.getByLabel('Why is it cancelled?').fill('Did not fit')
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect.poll(async () => (await admin.orders.staffGet({ params: { id } })).status).toBe('Cancelled')
})

test('the price that comes moves nothing from under the pointer', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/manual/preview', async route => {
    await held.promise
    await route.continue()
  })
  await open(page)
  await addFrock(page, '5-6Y')
  const heightOf = (label: string) =>
    page.getByLabel(label).evaluate(field => Math.round(field.getBoundingClientRect().top + window.scrollY))
  const heights = () => Promise.all(['The buyer has confirmed it', 'Add a piece'].map(heightOf))
  const before = await heights()
  held.resolve()
  await expect(summary(page)).toBeVisible()
  expect(await heights()).toEqual(before)
})
