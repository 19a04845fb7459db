import type { Page } from '@playwright/test'
import { productInput, signUpInput } from '../factories.ts'
import { arriveAsAdmin, arriveSignedIn, expect, expectAccessible, hydrated, test } from './shop-test.ts'

/** Without pictures, since none lies behind the addresses of the factory's. */
const plainProduct = (changes: Parameters<typeof productInput>[0]) =>
  productInput({ product_images: [], Color: [], ...changes })
const anySize = { tag: '@any-size' }
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find or do' })
const field = (page: Page) => palette(page).getByRole('combobox')

test('the day begins with what waits, and each number leads to its list', async ({
  page,
  admin,
  baseURL,
}) => {
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  const { toShip } = await admin.staff.dashboard()
  const tiles = page.getByRole('region', { name: 'To be done' })
  await expect(tiles.getByRole('link', { name: /^To ship/ })).toContainText(String(toShip))
  const ways: [RegExp, string][] = [
    [/^To confirm/, '/admin/confirm'],
    [/^To pack/, '/admin/orders?tab=pending'],
    [/^To ship/, '/admin/orders?tab=processing'],
    [/^On the way/, '/admin/orders?tab=shipped'],
    [/^Low stock/, '/product-list?stock=low'],
  ]
  for (const [name, path] of ways)
    await expect(tiles.getByRole('link', { name })).toHaveAttribute('href', path)
  await expect(page.locator('svg.recharts-surface')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: '7 days', exact: true }).click()
  await expect(page).toHaveURL('/admin?days=7')
  await expect(page.getByRole('heading', { name: 'Best sellers of 7 days' })).toBeVisible()
  await page.getByText('The numbers as a table').click()
  await expect(
    page.getByRole('region', { name: 'Revenue and orders by day' }).getByRole('rowheader'),
  ).toHaveCount(7)
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'Low stock' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toHaveAttribute('href', /^\/add-product\//)
})

test.describe('when the shop does not answer', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })
  for (const [path, call] of [
    ['/admin', 'dashboard*'],
    ['/admin/changes', 'changes*'],
    ['/admin/staff', 'members'],
  ] as const)
    test(`${path} says so and tries again`, anySize, async ({ page, baseURL }) => {
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

test('the palette finds by keys alone and leads there', async ({ page, admin, baseURL, shopper }) => {
  const product = await admin.product.add({ body: plainProduct({}) })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/staff')
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(palette(page).getByRole('option', { name: 'Add product' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type(product.title)
  await expect(palette(page).getByRole('option', { name: product.title })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/add-product/${product._id}`)

  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Find or do' }).click()
  await page.keyboard.type('go')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /1$/)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Find or do' })).toBeFocused()

  await page.keyboard.press('Enter')
  await field(page).fill(shopper.email)
  await palette(page)
    .getByRole('option', { name: new RegExp(shopper.email) })
    .click()
  await expect(page).toHaveURL(`/admin/orders?tab=all&q=${encodeURIComponent(shopper.email)}`)
})

test('a late answer never takes the place of a newer one', anySize, async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  const product = (title: string) => ({
    json: { orders: [], customers: [], products: [{ _id: 'p', title, picture: '', price: 1 }] },
  })
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/staff/find?q=first', async route => {
    await held
    await route.fulfill(product('From the first')).catch(() => {})
  })
  await page.route('**/api/staff/find?q=second', route => route.fulfill(product('From the second')))
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Find or do' }).click()
  const asked = page.waitForRequest(/find\?q=first/)
  await field(page).fill('first')
  await asked
  await field(page).fill('second')
  await expect(palette(page).getByText('From the second')).toBeVisible()
  release()
  await expect(palette(page).getByText('From the first')).toHaveCount(0)
})

test('a change is told with who made it, before and after, and all about one thing', async ({
  page,
  admin,
  baseURL,
}) => {
  const product = await admin.product.add({ body: plainProduct({ price: 48, displayPrice: 64 }) })
  await admin.product.quickEdit({ params: { id: product._id }, body: { price: 38.4, displayPrice: 64 } })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/changes')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
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
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/admin/changes')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/admin/changes?page=2')
  await page.goto('/admin/changes?about=nothing-of-this-name')
  await expect(page.getByRole('heading', { name: 'No such changes' })).toBeVisible()
})

test('somebody is invited, again, and removed; nobody removes themselves', async ({ page, baseURL }) => {
  const { email } = signUpInput()
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/staff')
  await expect(page.getByRole('row', { name: /\(you\)/ })).toContainText('Others can remove you')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' })
  await expect(dialog.getByLabel('E-mail')).toBeFocused()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Enter the first name.')).toBeVisible()
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('First name').fill('Hina')
  await dialog.getByLabel('Last name').fill('Raza')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`An e-mail is on its way to ${email}.`)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Invited')
  await row.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText(`An e-mail is on its way to ${email}.`)).toHaveCount(2)
  await row.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove Hina Raza from the staff?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite' })).toBeFocused()
})

test.describe('a refusal', () => {
  test.use({ expectedNoise: [/409/] })
  test(
    'of the last member’s removal is said in the shop’s words',
    anySize,
    async ({ page, baseURL, admin }) => {
      const { email } = signUpInput()
      await admin.staff.invite({ body: { email, firstName: 'Last', lastName: 'One' } })
      await arriveAsAdmin(page, baseURL)
      const message = 'Somebody has to stay.'
      await page.route('**/api/staff/members/*', route =>
        route.fulfill({ status: 409, json: { error: { code: 'last_admin', message } } }),
      )
      await page.goto('/admin/staff')
      await page.getByRole('row').filter({ hasText: email }).getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByRole('alertdialog').getByText(message)).toBeVisible()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
    },
  )
})

test('the shop’s menus lead the staff to products, deals and everybody’s orders', async ({
  page,
  baseURL,
}) => {
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
})

test('a shopper sees none of it, is told so on staff pages and stays signed in', async ({
  page,
  shopper,
}) => {
  await arriveSignedIn(page, shopper)
  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  for (const path of ['/admin', '/deals', '/admin/changes', '/admin/staff']) {
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

test('staff pages fit a screen of 320 pixels', anySize, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await arriveAsAdmin(page, baseURL)
  for (const path of ['/admin', '/deals', '/admin/changes', '/admin/staff']) {
    await page.goto(path)
    await expect(page.locator('.animate-pulse')).toHaveCount(0)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
})
