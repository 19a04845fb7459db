import { openFilters, openListOf, placeOne, row } from './orders-list.ts'
import { arriveAsAdmin, expect, hydrated, onDesktop, test } from './shop-test.ts'

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

const search = '/admin/orders'

test('Back leads from a search with few hits to the page one came from', async ({ page, shopper, frock }) => {
  const order = await placeOne(shopper, frock._id)
  await page.goto(`${search}?tab=all&page=3`)
  await expect(page.getByText(/^Page 3 of \d+$/)).toBeVisible()
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(shopper.email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(row(page, order)).toBeVisible()
  await expect(page.locator('tr[data-order]')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByText(/^Page 3 of \d+$/)).toBeVisible()
  await expect(page.locator('tr[data-order]')).toHaveCount(10)
  await expect(page).toHaveURL(/page=3/)
})

test('a page beyond the last is the last, and no trap on the way back', async ({ page, shopper, frock }) => {
  const order = await placeOne(shopper, frock._id)
  await openListOf(page, shopper)
  await expect(row(page, order)).toBeVisible()
  await openListOf(page, shopper, 'tab=all&page=9')
  await expect(page).not.toHaveURL(/page=/)
  await expect(row(page, order)).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/tab=all/)
})

test('closing the details leaves no second entry of the list behind', async ({ page, shopper, frock }) => {
  const order = await placeOne(shopper, frock._id)
  await page.goto('/admin')
  await hydrated(page)
  await openListOf(page, shopper)
  const link = page.getByRole('link', { name: `Details of order #${order.number}` })
  await link.click()
  await expect(page.getByRole('dialog')).toContainText(`Order #${order.number}`)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/open=/)
  await expect(link).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin$/)

  // Where the details were come upon straight away, the list takes their place.
  await page.goto(`${search}?open=${order._id}`)
  await expect(page.getByRole('dialog')).toContainText(`Order #${order.number}`)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/orders$/)
})

test(
  'a day typed on the keyboard narrows the list once, by the year that is meant',
  // A phone has a calendar to choose from.
  onDesktop,
  async ({ page, shopper, frock }) => {
    const order = await placeOne(shopper, frock._id)
    await openListOf(page, shopper)
    await expect(row(page, order)).toBeVisible()
    const asked: string[] = []
    page.on('request', request => {
      const from = new URL(request.url()).searchParams.get('from')
      if (from && request.url().includes('/api/order/all')) asked.push(from)
    })
    await page.getByLabel('From', { exact: true }).focus()
    await page.keyboard.type('11212098')
    await expect(page).toHaveURL(/from=2098-11-21/)
    await expect(page.getByText('No orders match')).toBeVisible()
    // What happens to other orders lets the list be read again.
    expect([...new Set(asked)]).toEqual(['2098-11-21'])
    await page.goBack()
    await expect(page).not.toHaveURL(/from=/)
    await expect(row(page, order)).toBeVisible()
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('')
  },
)

test('To narrows the list as well', async ({ page, shopper, frock }) => {
  const order = await placeOne(shopper, frock._id)
  await openListOf(page, shopper)
  await openFilters(page)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page).toHaveURL(/to=2020-01-01/)
  await expect(page.getByText('No orders match')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2098-01-01')
  await expect(row(page, order)).toBeVisible()
})

test('nothing is announced about a search before its answer', async ({ page, shopper, frock }) => {
  const order = await placeOne(shopper, frock._id)
  await page.goto(`${search}?tab=all&q=nobody-has-this`)
  await expect(page.getByText('No orders match “nobody-has-this”')).toBeVisible()
  await hydrated(page)
  const seen = Promise.withResolvers<void>()
  await page.route(
    url => url.searchParams.get('search') === shopper.email,
    async route => {
      await seen.promise
      await route.continue()
    },
  )
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(shopper.email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Loading orders')).toHaveCount(1)
  await expect(page.getByText('No orders match')).toHaveCount(0)
  seen.resolve()
  await expect(row(page, order)).toBeVisible()
})
