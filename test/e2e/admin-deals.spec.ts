import type { Locator, Page } from '@playwright/test'
import { productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, test } from './shop-test.ts'

/** Without pictures, since none lies behind the addresses of the factory's. */
const plainProduct = (changes: Parameters<typeof productInput>[0]) =>
  productInput({ product_images: [], Color: [], ...changes })
const day = 86_400_000
const at = (days: number) => new Date(Date.now() + days * day).toISOString()
/** As `datetime-local` fields take it, by the clocks of the shop: Asia/Karachi, five hours ahead all year. */
const typed = (days: number) => at(days + 5 / 24).slice(0, 16)

const card = (page: Page, id: string): Locator =>
  page.getByRole('article', { name: `Deal #${id.slice(-6)}`, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('a deal is made, shown to shoppers with its percent off, changed and deleted', async ({
  page,
  admin,
  guest,
  baseURL,
}) => {
  const product = await admin.catalogue.add({ body: plainProduct({ price: 50, displayPrice: 50 }) })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/deals')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals Management')
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.getByRole('button', { name: 'Add New Deal' }).click()
  await expect(dialog(page).getByLabel('Start Date')).toHaveValue(/T\d\d:00$/)
  await dialog(page).getByLabel('Start Date').fill('')
  await dialog(page).getByLabel('End Date').fill('')
  await dialog(page).getByRole('button', { name: 'Create Deal' }).click()
  await expect(dialog(page).getByText('Start date is required')).toBeVisible()
  await expect(dialog(page).getByText('End date is required')).toBeVisible()
  await expect(dialog(page).getByText(/in the shop’s time zone \(.+\)/)).toBeVisible()
  // The field holds the year 2 on the way to a whole one.
  await dialog(page).getByLabel('Start Date').fill('0002-01-01T00:00')
  await expect(dialog(page).getByLabel('Start Date')).toHaveValue('0002-01-01T00:00')
  await dialog(page).getByLabel('Start Date').fill(typed(-1))
  await dialog(page).getByLabel('End Date').fill(typed(-2))
  await expect(dialog(page).getByText('End date must be after start date')).toBeVisible()
  await dialog(page).getByLabel('End Date').fill(typed(3))
  await dialog(page).getByLabel('Percent off').fill('20')
  await dialog(page).getByLabel('Search products').fill(product.title)
  await dialog(page).getByRole('checkbox', { name: product.title }).check()
  await expect(dialog(page).getByText(`${product.title}: $50.00 becomes $40.00`)).toBeVisible()
  await expect(dialog(page).getByText('1 selected')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Create Deal' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Deal created successfully!' })).toBeVisible()
  const { deals } = await admin.deals.list()
  const id = deals.find(deal => deal.products[0]?._id === product._id)?._id ?? ''
  await expect(card(page, id)).toContainText('Active')
  await expect(card(page, id)).toContainText('-20%')
  await expect(card(page, id)).toContainText('0 pieces · $0.00')

  expect((await guest.catalogue.get({ params: { id: product._id } })).price).toBe(40)
  await page.goto(`/product/${product.slug}`)
  await expect(page.getByText('Save 20%').first()).toBeVisible()
  await expect(page.getByText(/^until \d+ \w+, then \$50.00$/).first()).toBeVisible()
  await expect(page.getByText('$40.00').first()).toBeVisible()

  await page.goto('/deals')
  await card(page, id).getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByLabel('Name').fill('Eid sale')
  await dialog(page).getByRole('button', { name: 'Update Deal' }).click()
  const named = page.getByRole('article', { name: 'Eid sale', exact: true })
  await expect(named).toContainText(`Deal #${id.slice(-6)}`)
  await named.getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByLabel('Name').fill('')
  await dialog(page).getByRole('checkbox', { name: 'Active' }).uncheck()
  await dialog(page).getByRole('button', { name: 'Update Deal' }).click()
  await expect(page.getByText('Deal updated successfully!')).toBeVisible()
  await expect(card(page, id).getByText('Inactive').first()).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Deal updated successfully!')).toBeHidden()

  await card(page, id).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this deal?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deal deleted successfully!')).toBeVisible()
  await expect(card(page, id)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add New Deal' })).toBeFocused()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(card(page, id)).toContainText('Inactive')
  await expect(page.getByRole('button', { name: 'Add New Deal' })).toBeFocused()
  await admin.deals.remove({ params: { id } })
})

test('products come into a deal and go out of it, more than three are counted, and overlaps are named', async ({
  page,
  admin,
  baseURL,
}) => {
  const five = await Promise.all(
    Array.from({ length: 5 }, () => admin.catalogue.add({ body: plainProduct({}) })),
  )
  const [first, ...rest] = five
  const body = { startDate: at(-1), endDate: at(4), products: five.slice(1).map(({ _id }) => _id) }
  const deal = await admin.deals.create({ body })
  const other = await admin.deals.create({
    body: { ...body, startDate: at(2), products: [rest[0]?._id ?? ''] },
  })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/deals')
  await expect(card(page, deal._id)).toContainText('+1 more')
  await expect(card(page, deal._id)).toContainText(
    `Deal #${other._id.slice(-6)} has ${rest[0]?.title} at the same time.`,
  )
  await expect(card(page, other._id)).toContainText('Upcoming')

  await card(page, deal._id).getByRole('button', { name: 'Manage Products' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Add 0 Product(s)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await dialog(page)
    .getByLabel('Search products')
    .fill(first?.title ?? '')
  await dialog(page)
    .getByRole('checkbox', { name: first?.title ?? '' })
    .first()
    .check()
  await page.keyboard.press('Escape')
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await expectAccessible(page)
  const list = dialog(page).locator('[data-picker]').first()
  expect(await list.evaluate(element => getComputedStyle(element).maxHeight)).toBe('320px')
  await dialog(page).getByRole('button', { name: 'Add 1 Product(s)' }).click()
  await expect(page.getByText('Products added to deal successfully!')).toBeVisible()
  await expect(card(page, deal._id)).toContainText('+2 more')

  await card(page, deal._id).getByRole('button', { name: 'Manage Products' }).click()
  const out = dialog(page).getByRole('group', { name: 'Remove products' }).getByRole('checkbox')
  await out.nth(0).check()
  await out.nth(1).check()
  await dialog(page).getByRole('button', { name: 'Remove 2 Product(s)' }).click()
  await expect(page.getByText('Products removed from deal successfully!')).toBeVisible()
  await expect(card(page, deal._id).getByRole('listitem').filter({ hasText: '$' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(card(page, deal._id)).toContainText('+2 more')
  await admin.deals.remove({ params: { id: deal._id } })
  await admin.deals.remove({ params: { id: other._id } })
})

test('a deal that is over says so', async ({ page, admin, baseURL }) => {
  const deal = await admin.deals.create({ body: { startDate: at(-3), endDate: at(-1), products: [] } })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/deals')
  await expect(card(page, deal._id)).toContainText('Expired')
  await expect(card(page, deal._id)).toContainText('ended 1 day ago')
  await expectAccessible(page)
  await admin.deals.remove({ params: { id: deal._id } })
})

test.describe('a refusal', () => {
  test.use({ expectedNoise: [/404/] })

  test('what was entered is not lost by Esc, and a refusal stays in the dialog', async ({
    page,
    admin,
    baseURL,
  }) => {
    const deal = await admin.deals.create({ body: { startDate: at(5), endDate: at(6), products: [] } })
    await arriveAsAdmin(page, baseURL)
    await page.goto('/deals')
    await card(page, deal._id).getByRole('button', { name: 'Edit' }).click()
    await dialog(page).getByLabel('Percent off').fill('30')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await admin.deals.remove({ params: { id: deal._id } })
    await dialog(page).getByRole('button', { name: 'Update Deal' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await expect(dialog(page).getByLabel('Percent off')).toHaveValue('30')
  })
})

test('without deals there is a first one to create', async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  await page.route('**/api/deals/get-deals', route => route.fulfill({ json: { deals: [] } }))
  await page.route('**/api/product/get-products*', route =>
    route.fulfill({ json: { products: [], totalProducts: 0 } }),
  )
  await page.goto('/deals')
  await expect(page.getByRole('heading', { name: 'No Deals Found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create First Deal' }).click()
  await expect(dialog(page).getByText('No available products to select.')).toBeVisible()
})

test.describe('without the shop', () => {
  test.use({ expectedNoise: [/ERR_FAILED|503|Failed to load resource/] })

  test('sample deals are shown, changes are marked as local, and Try again loads the real ones', async ({
    page,
    baseURL,
  }) => {
    await arriveAsAdmin(page, baseURL)
    await page.route('**/api/deals/**', route => route.abort())
    await page.goto('/deals')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Using mock data - API not available' }),
    ).toBeVisible()
    await expect(page.getByText('Nothing here is saved')).toBeVisible()
    await expect(page.getByRole('article').getByText('Sample', { exact: true })).toHaveCount(2)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Add New Deal' }).click()
    await dialog(page).getByLabel('Start Date').fill(typed(1))
    await dialog(page).getByLabel('End Date').fill(typed(2))
    await dialog(page).getByRole('checkbox', { name: 'Sample Lawn Kurta' }).check()
    await dialog(page).getByRole('button', { name: 'Create Deal' }).click()
    await expect(page.getByText('Deal created successfully! (Mock mode)')).toBeVisible()
    await expect(page.getByRole('article').getByText('Not saved')).toHaveCount(1)

    await page.getByRole('article').first().getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deal deleted successfully! (Mock mode)')).toBeVisible()

    await page.unroute('**/api/deals/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Nothing here is saved')).toBeHidden()
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)
  })

  test('a change that the shop cannot take is made here alone', async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    await page.route('**/api/deals/create-deal', route => route.fulfill({ status: 503, json: {} }))
    await page.goto('/deals')
    await page.getByRole('button', { name: 'Add New Deal' }).click()
    await dialog(page).getByLabel('Start Date').fill(typed(1))
    await dialog(page).getByLabel('End Date').fill(typed(2))
    await dialog(page).getByRole('button', { name: 'Create Deal' }).click()
    await expect(page.getByText('Deal created successfully! (Mock mode)')).toBeVisible()
    await expect(page.getByText('Nothing here is saved')).toBeVisible()
    await expect(page.getByText('Not saved')).toHaveCount(1)
  })
})
