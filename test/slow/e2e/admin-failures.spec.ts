import type { Page } from '@playwright/test'
import { orderData, productInput } from '../../../test-support/factories.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, test } from '../../e2e/shop-test.ts'

const busy = { error: { code: 'busy', message: 'The shop is busy just now.' } }

/** The next call fails; the one after it goes through. */
const failOnce = (page: Page, path: string) =>
  page.route(path, route => route.fulfill({ status: 503, json: busy }), { times: 1 })

test.use({ expectedNoise: [/503|409|400/] })
test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

test('orders that could not be moved stay ticked for another try', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1, options: { size: '5-6Y' } } })
  const { _id: id, number } = await shopper.api.orders.create({ body: orderData() })
  await admin.orders.call({ params: { id }, body: { outcome: 'confirmed' } })
  await page.goto(`/admin/orders?q=${encodeURIComponent(shopper.email)}`)
  await hydrated(page)
  await page.getByLabel(`Select order #${number}`).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await bar.getByLabel('Move to').selectOption('Processing')
  await failOnce(page, '**/api/order/bulk-status')
  // A second after the answer the list is read again, and is paler meanwhile.
  const readAgain = page.waitForResponse(/\/api\/order\/all\?.*limit=10\b/)
  await bar.getByRole('button', { name: 'Move' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'No order was moved. The shop is busy just now.' })
  await expect(failed).toBeFocused()
  await expect(bar).toContainText('1 selected')
  await expect(page.locator(`tr[data-order="${id}"]`)).toContainText('Pending')
  await readAgain
  await expect(page.locator('table')).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 order is now Processing.' })).toBeVisible()
  await expect(failed).toHaveCount(0)
})

test.describe('chosen products', () => {
  async function choose(page: Page, title: string) {
    await page.goto(`/product-list?q=${encodeURIComponent(title)}`)
    await page.getByRole('checkbox', { name: `Select ${title}` }).check()
    return page.getByRole('region', { name: 'Selected products' })
  }
  const input = () =>
    productInput({ product_images: [], Color: [], title: `Kurta ${Math.random().toString(36).slice(2, 12)}` })

  test('that could not be changed stay chosen, and the toast says why', async ({ page, admin }) => {
    const { title } = await admin.catalogue.add({ body: input() })
    const bar = await choose(page, title)
    await failOnce(page, '**/api/product/bulk')
    await bar.getByRole('button', { name: 'Turn into drafts' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The shop is busy just now.' })).toBeVisible()
    await expect(bar).toContainText('1 product selected')
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Turn into drafts' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Made 1 product a draft.' })).toBeVisible()
  })

  test('that could not be deleted or repriced stay chosen, with the reason', async ({ page, admin }) => {
    const { title } = await admin.catalogue.add({
      body: { ...input(), price: 18_000_000, displayPrice: null },
    })
    const bar = await choose(page, title)
    await bar.getByRole('button', { name: 'Change prices' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change prices' })
    const percent = dialog.getByLabel('Change by percent')
    await percent.fill('50')
    await dialog.getByRole('button', { name: 'Change 1 product' }).click()
    await expect(percent).toBeFocused()
    await expect(dialog.getByText(/would cost more than 20,000,000/)).toBeVisible()
    await percent.fill('10')
    await failOnce(page, '**/api/product/bulk')
    await dialog.getByRole('button', { name: 'Change 1 product' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('No price was changed. The shop is busy just now.')
    await expect(percent).toHaveValue('10')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Change 1 product' }).click()
    await expect(dialog).toBeHidden()

    await choose(page, title)
    await bar.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await failOnce(page, '**/api/product/bulk')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question.getByRole('alert')).toContainText('The shop is busy just now.')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Deleted 1 product.' })).toBeVisible()
  })

  test('a change that could not be taken back says so', async ({ page, admin }) => {
    const { title } = await admin.catalogue.add({ body: input() })
    const bar = await choose(page, title)
    await bar.getByRole('button', { name: 'Turn into drafts' }).click()
    await failOnce(page, '**/api/product/undo/*')
    await page.getByRole('button', { name: 'Undo' }).click()
    const failed = page.getByRole('status').filter({ hasText: 'Not undone. The shop is busy just now.' })
    await expect(failed).toBeVisible()
  })
})

test('stock sold while the grid was open: says at the cell what is left, and the next save decides', async ({
  page,
  admin,
}) => {
  const shelf = (size: string, quantity: number) => ({ color: '', size, quantity })
  const { _id: id, title } = await admin.catalogue.add({
    body: productInput({
      product_images: [],
      Color: [],
      title: `Kurta ${Math.random().toString(36).slice(2, 12)}`,
      stock: [shelf('M', 9), shelf('S', 5)],
    }),
  })
  await page.goto(`/product-list?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Stock of ${title}: 14. Change each choice` }).click()
  const dialog = page.getByRole('dialog', { name: 'Stock' })
  const [m, s] = [dialog.getByLabel('Pieces: M'), dialog.getByLabel('Pieces: S')]
  await m.fill('1')
  await s.fill('6')
  // Six are taken from what was nine: from the three left, eight cannot be taken.
  await admin.catalogue.quickEdit({ params: { id }, body: { stock: [{ ...shelf('M', 3), seen: 9 }] } })
  await dialog.getByRole('button', { name: 'Save stock' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByText('3 left now').first()).toBeVisible()
  await expect(m).toHaveValue('1')
  await expect(s).toHaveValue('6')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save stock' }).click()
  await expect(dialog).toBeHidden()
  const { stock } = await admin.catalogue.staffGet({ params: { id } })
  expect(stock).toEqual([shelf('M', 1), shelf('S', 6)])
})

test.describe('a file that could not be made', () => {
  test('of orders says so, and is made when it is tried again', async ({ page }) => {
    await page.goto('/admin/orders')
    await hydrated(page)
    await failOnce(page, '**/api/order/export*')
    const button = page.getByRole('button', { name: 'Export orders' })
    await button.click()
    const toast = page.getByRole('status').filter({ hasText: 'The file could not be created.' })
    await expect(toast).toContainText('The shop is busy just now.')
    await expect(button).toBeEnabled()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Retry' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })

  test('of products says so, and is made when it is tried again', async ({ page }) => {
    await page.goto('/product-list')
    await failOnce(page, '**/api/product/export')
    await page.getByRole('button', { name: 'Export' }).click()
    const toast = page.getByRole('status').filter({ hasText: 'The file could not be created.' })
    await expect(toast).toContainText('The shop is busy just now.')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Retry' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })
})
