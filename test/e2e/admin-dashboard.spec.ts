import type { Page } from '@playwright/test'
import type { Dashboard } from '../../src/contract/staff.ts'
import { orderData, productInput, signUpInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { mailedLink } from './mailed-link.ts'
import { arriveAsAdmin, arriveSignedIn, bothSizes, expect, hydrated, signIn, test } from './shop-test.ts'

/** Without pictures, since none lies behind the addresses of the factory's. */
const plainProduct = (changes: Parameters<typeof productInput>[0]) =>
  productInput({ product_images: [], Color: [], ...changes })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const palette = (page: Page) => page.getByRole('dialog', { name: 'Quick find' })
const field = (page: Page) => palette(page).getByRole('combobox')

test('the dashboard counts the waiting work, and each number links to its list', async ({
  page,
  baseURL,
}) => {
  await arriveAsAdmin(page, baseURL)
  // No news of what other tests do to the orders: a list that is read again is paler meanwhile.
  await page.route('**/api/order/events', () => undefined)
  // What the page itself was told: other tests move orders meanwhile.
  const answered = page.waitForResponse(/\/api\/staff\/dashboard/)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  const told: Dashboard = await (await answered).json()
  const tiles = page.getByRole('region', { name: 'To do' })
  const ways: [RegExp, number, string][] = [
    [/^To confirm/, told.toConfirm + told.wrongNumber, '/admin/confirm'],
    [/^To pack/, told.toPack, '/admin/packing?step=pack'],
    [/^To ship/, told.toShip, '/admin/packing?step=ship'],
    [/^On the way/, told.onTheWay, '/admin/orders?tab=shipped'],
    [/^Sold out/, told.soldOut.length, '/admin#sold-out'],
  ]
  for (const [name, count, path] of ways) {
    const tile = tiles.getByRole('link', { name })
    await expect(tile).toHaveAttribute('href', path)
    await expect(tile.getByText(String(count), { exact: true })).toBeVisible()
  }
  const sales = page.getByRole('region', { name: 'Revenue and orders' }).first()
  await sales.locator('svg g').last().hover()
  await expect(sales.locator('p', { hasText: /^\w{3}, \d+ \w{3,4} \d{4}$/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: '7 days', exact: true }).click()
  await expect(page).toHaveURL('/admin?days=7')
  await expect(page.getByRole('heading', { name: 'Best sellers, last 7 days' })).toBeVisible()
  await page.getByText('Show the figures as a table').click()
  await expect(
    page.getByRole('region', { name: 'Revenue and orders by day' }).getByRole('rowheader'),
  ).toHaveCount(7)
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'Sold-out sizes of best sellers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Refused at the door, by city' })).toBeVisible()
  for (const name of ['Placed', 'Confirmed', 'Delivered', 'Refused', 'Paid'])
    await expect(sales.getByRole('term').filter({ hasText: name })).toBeVisible()
  await expect(sales).toContainText(/(than in|as much as in|nothing in|as in) the 7 days before/)

  const listed = page.waitForResponse(/get-products\?.*stock=short/)
  await page.getByRole('link', { name: /with low stock$/ }).click()
  const { totalProducts } = await (await listed).json()
  await expect(page.getByText(`${totalProducts} products`, { exact: true })).toBeVisible()
  await page.goBack()
  await tiles.getByRole('link', { name: /^To pack/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To pack')
  await expectAccessible(page)
})

test.describe('when the shop does not answer', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })
  test('the filter of changes says that the staff could not be loaded', async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    await page.route('**/api/staff/members', route => route.abort())
    await page.goto('/admin/changes')
    await expect(page.getByText('The staff list could not be loaded.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/staff/members')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('The staff list could not be loaded.')).toBeHidden()
    await expect(page.getByLabel('By', { exact: true }).getByRole('option').nth(1)).toBeAttached()
  })
  for (const [path, call] of [
    ['/admin', 'dashboard*'],
    ['/admin/changes', 'changes*'],
    ['/admin/staff', 'members'],
  ] as const)
    test(`${path} says so and tries again`, async ({ page, baseURL }) => {
      await arriveAsAdmin(page, baseURL)
      await page.route(`**/api/staff/${call}`, route => route.abort())
      await page.goto(path)
      await expect(page.getByText(/could not be loaded/)).toBeVisible()
      await expectAccessible(page)
      await page.unroute(`**/api/staff/${call}`)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByText(/could not be loaded/)).toBeHidden()
    })
})

test('the command palette finds and opens things by keyboard alone', async ({
  page,
  admin,
  baseURL,
  shopper,
}) => {
  const product = await admin.catalogue.add({ body: plainProduct({}) })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/staff')
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(palette(page).getByRole('option', { name: 'Add product' })).toBeVisible()
  await page.keyboard.type(product.title)
  await expect(palette(page).getByRole('option', { name: product.title })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/add-product/${product._id}`)

  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Quick find' }).click()
  await page.keyboard.type('go')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /1$/)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Quick find' })).toBeFocused()

  await page.keyboard.press('Enter')
  await field(page).fill(shopper.email)
  await palette(page)
    .getByRole('option', { name: new RegExp(shopper.email) })
    .click()
  // Under the number of the account, where somebody has ordered with it.
  await expect(page).toHaveURL(/\/admin\/customers[/?]/)
})

test('the command palette opens an order by its number and prints the slips of what is to be shipped', async ({
  page,
  admin,
  baseURL,
  shopper,
}) => {
  const { _id: productId } = await admin.catalogue.add({ body: plainProduct({ Size: [] }) })
  await shopper.api.cart.add({ body: { productId } })
  const order = await shopper.api.orders.create({ body: orderData() })
  await admin.orders.updateStatus({ params: { id: order._id }, body: { status: 'Processing' } })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Quick find' }).click()
  await field(page).fill(`#${order.number}`)
  await expect(palette(page).getByRole('option', { name: new RegExp(`^#${order.number} `) })).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /0$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/orders?open=${order._id}&tab=all`)
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Quick find' }).click()
  const asked = page.waitForRequest(/\/api\/order\/to-pack\?/)
  await field(page).fill('packing slips')
  await page.keyboard.press('Enter')
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    step: 'ship',
    limit: '50',
  })
  await expect(page).toHaveURL(/^[^?]*\/admin\/print\/slips\?ids=/)
  await expect(page.getByText(/order.*, one per page/)).toBeVisible()
})

const foundProduct = (title: string, _id = 'p') => ({
  json: { orders: [], customers: [], products: [{ _id, title, picture: '', price: 1 }] },
})

test('Enter before the answer opens what was typed, not what was found before', async ({
  page,
  admin,
  baseURL,
}) => {
  await arriveAsAdmin(page, baseURL)
  const wanted = await admin.catalogue.add({ body: plainProduct({}) })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/staff/find?q=10', route => route.fulfill(foundProduct('Found for 10', 'ten')))
  await page.route('**/api/staff/find?q=1042', async route => {
    await held.promise
    await route.fulfill(foundProduct(wanted.title, wanted._id))
  })
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Quick find' }).click()
  await field(page).fill('10')
  await expect(palette(page).getByText('Found for 10')).toBeVisible()
  const asked = page.waitForRequest(/find\?q=1042/)
  await field(page).fill('1042')
  await page.keyboard.press('Enter')
  await asked
  await expect(palette(page)).toBeVisible()
  held.resolve()
  await expect(page).toHaveURL(`/add-product/${wanted._id}`)
})

test('searching for the same words again asks the shop again', async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  const held = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/staff/find?q=zzzz', async route => {
    if (++asked > 1) await held.promise
    await route.fulfill({ json: { orders: [], customers: [], products: [] } })
  })
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Quick find' }).click()
  await field(page).fill('zzzz')
  await expect(palette(page).getByText('Nothing matches ‘zzzz’.')).toBeVisible()
  await field(page).fill('')
  await field(page).fill('zzzz')
  await expect(palette(page).getByText('Searching…')).toBeVisible()
  held.resolve()
  await expect(palette(page).getByText('Nothing matches ‘zzzz’.')).toBeVisible()
})

test('a late answer never replaces a newer one', async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  const [held, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/staff/find?q=first', async route => {
    await held.promise
    await route.fulfill(foundProduct('From the first')).catch(() => {})
    sent.resolve()
  })
  await page.route('**/api/staff/find?q=second', route => route.fulfill(foundProduct('From the second')))
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Quick find' }).click()
  const asked = page.waitForRequest(/find\?q=first/)
  await field(page).fill('first')
  await asked
  await field(page).fill('second')
  await expect(palette(page).getByText('From the second')).toBeVisible()
  held.resolve()
  await sent.promise
  // Another question has gone all its way after the late answer did.
  await page.route('**/api/staff/find?q=third', route => route.fulfill(foundProduct('From the third')))
  await page.evaluate(() => fetch('/api/staff/find?q=third').then(answer => answer.text()))
  await expect(palette(page).getByText('From the second')).toBeVisible()
  await expect(palette(page).getByText('From the first')).toHaveCount(0)
})

test('a change shows who made it, before and after, and can be filtered and undone', async ({
  page,
  admin,
  baseURL,
}) => {
  const product = await admin.catalogue.add({ body: plainProduct({ price: 48, displayPrice: 64 }) })
  await admin.catalogue.quickEdit({ params: { id: product._id }, body: { price: 38.4, displayPrice: 64 } })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/changes')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByLabel('Changed').selectOption('Products')
  await expect(page).toHaveURL('/admin/changes?thing=product')
  await page.getByRole('link', { name: product.title }).first().click()
  await expect(page).toHaveURL(`/admin/changes?about=${product._id}`)
  await expect(page.getByText('2 changes')).toBeVisible()
  const [changed, added] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)]
  await expect(changed).toContainText('changed product')
  await expect(changed).toContainText(/Price: before \$48\.00 → , after \$38\.40/)
  await expect(added).toContainText('added product')
  await added.getByText(/\d more/).click()
  await expect(added).toContainText('Sizes: S, M')
  await changed.getByRole('button', { name: 'Undo' }).click()
  const question = page.getByRole('alertdialog', { name: `Undo this: changed product ${product.title}?` })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone: 1 product.')).toBeVisible()
  await expect(page.getByText('3 changes')).toBeVisible()
  await expect(page.getByRole('row').nth(2).getByText('Undone')).toBeFocused()
  expect((await admin.catalogue.get({ params: { id: product._id } })).price).toBe(48)
  await expectAccessible(page)
  await page.goto(`/admin/changes?about=${product._id}&page=99`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page).toHaveURL(`/admin/changes?about=${product._id}`)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/admin/changes')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/admin/changes?page=2')
  await page.goto('/admin/changes?about=nothing-of-this-name')
  await expect(page.getByRole('heading', { name: 'No matching changes' })).toBeVisible()
})

test('a colleague is invited, invited again and removed; nobody can remove themselves', async ({
  page,
  baseURL,
}) => {
  const { email } = signUpInput()
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/staff')
  await expect(page.getByRole('row', { name: /\(you\)/ })).toContainText('Leave the staff')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a member of staff' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog.getByText('Enter the first name.')).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('First name').fill('Hina')
  await dialog.getByLabel('Last name').fill('Raza')
  await dialog.getByLabel('Role').selectOption('caller')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const sent = page.getByRole('dialog', { name: 'The invitation is ready' })
  await expect(sent).toContainText(`on its way to ${email}. You can also send it yourself`)
  await expect(sent.getByRole('textbox', { name: 'Link of the invitation' })).toHaveValue(
    /\/reset-password\?token=[\w-]+&invited=1$/,
  )
  await expectAccessible(page)
  await sent.getByRole('button', { name: 'Done' }).click()
  await expect(sent).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Invited')
  await row.getByRole('button', { name: 'New link' }).click()
  await sent.getByRole('button', { name: 'Done' }).click()
  await row.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove Hina Raza from the staff?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite' })).toBeFocused()
})

test('an invitation is accepted by its link, and its member works here', async ({ page, admin }) => {
  const { email } = signUpInput()
  const { members } = await admin.staff.invite({
    body: { email, firstName: 'Hina', lastName: 'Raza', staffRole: 'manager' },
  })
  await expect.poll(() => mailedLink(email)).toMatch(/invited=1/)
  await page.goto((await mailedLink(email)) ?? '')
  await hydrated(page)
  await expectAccessible(page)
  await page.getByLabel('New password').fill('a member’s good password')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await signIn(page, { email, password: 'a member’s good password' })
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  const id = members.find(member => member.email === email)?.id ?? ''
  const { members: now } = await admin.staff.members()
  expect(now.find(member => member.id === id)).toMatchObject({ invited: false, staffRole: 'manager' })
  await admin.staff.removeMember({ params: { id } })
})

test.describe('a refusal', () => {
  test.use({ expectedNoise: [/409/] })
  test('of a removal is said in the shop’s words', async ({ page, baseURL, admin }) => {
    const { email } = signUpInput()
    await admin.staff.invite({ body: { email, firstName: 'Last', lastName: 'One', staffRole: 'manager' } })
    await arriveAsAdmin(page, baseURL)
    const message = 'Somebody has to stay.'
    await page.route('**/api/staff/members/*', route =>
      route.fulfill({ status: 409, json: { error: { code: 'last_owner', message } } }),
    )
    await page.goto('/admin/staff')
    await page.getByRole('row').filter({ hasText: email }).getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('alertdialog').getByText(message)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
  })
})

test(
  'the shop’s menus lead the staff to products, deals and everybody’s orders',
  bothSizes,
  async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    await page.goto('/')
    await hydrated(page)
    if (isPhone(page)) {
      const bar = page.getByRole('navigation', { name: 'Shortcuts' })
      await expect(bar.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/admin/orders')
      await page.getByRole('button', { name: 'Menu' }).click()
      const staff = page.getByRole('navigation', { name: 'Staff' })
      await staff.getByText('Products', { exact: true }).click()
      await expect(staff.getByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/add-product')
      await expect(staff.getByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/deals')
      await expect(staff.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/admin/orders')
      await expectAccessible(page)
      await staff.getByRole('link', { name: 'Product List' }).click()
    } else {
      const nav = page.getByRole('navigation', { name: 'Main' })
      await expect(nav.getByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/deals')
      await expect(nav.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/admin/orders')
      await nav.getByRole('button', { name: 'Products' }).click()
      await expect(nav.getByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/add-product')
      await expectAccessible(page)
      await nav.getByRole('link', { name: 'Product List' }).click()
    }
    await expect(page).toHaveURL('/product-list')
  },
)

test('a shopper cannot open staff pages, is told so and stays signed in', async ({ page, shopper }) => {
  await arriveSignedIn(page, shopper)
  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  for (const path of ['/admin', '/deals', '/admin/changes', '/admin/staff', '/admin/payments']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This page is for the shop’s staff' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toHaveCount(0)
  }
  expect(calls.filter(path => /^\/api\/(staff|deals|product\/get-products)/.test(path))).toEqual([])
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Deals' })).toHaveCount(0)
})
