import { readFile } from 'node:fs/promises'
import { writeXlsx } from 'hucre/xlsx'
import { productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, test } from './shop-test.ts'

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
})

test.beforeEach(async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/import')
})

test('a file is previewed before it is imported', async ({ page, admin }) => {
  const title = `Imported ${Date.now()}`
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible()
  await expect(page.getByText(/Shopify/).first()).toBeVisible()
  const file = csv('spring.csv', ['Title,Category,Price,Stock', `${title},k-froks,12.50,4`])
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'spring.csv' })).toBeFocused()
  await expect(page.getByText('This is the shop’s own export format.')).toBeVisible()
  await expectAccessible(page)
  expect((await admin.catalogue.list({ query: { q: title } })).totalProducts).toBe(0)
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 product imported' })).toBeVisible()
  await expectAccessible(page)
  expect((await admin.catalogue.list({ query: { q: title } })).products[0]).toMatchObject({
    price: 12.5,
    inventory: 4,
  })
  await page.getByRole('link', { name: 'See the products' }).click()
  await expect(page).toHaveURL('/product-list')
})

test('an Excel file is read, and what of it is left out is said', async ({ page, admin }) => {
  const title = `Reshmi Kurta ${Date.now()}`
  const sheet = {
    name: 'Stock',
    rows: [
      ['Title', 'Category', 'Price', 'Stock'],
      [title, 'k-froks', 1499.5, 4],
    ],
  }
  const bytes = await writeXlsx({ sheets: [sheet, { name: 'Suppliers', rows: [['Name'], ['Karim']] }] })
  const [name, mimeType] = [
    'spring.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]
  await page
    .getByLabel('Choose a CSV or Excel file')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
  await expect(page.getByRole('heading', { name })).toBeFocused()
  await expect(page.getByText(/Suppliers/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 product imported' })).toBeVisible()
  const [product] = (await admin.catalogue.list({ query: { q: title } })).products
  expect(product).toMatchObject({ price: 1499.5, inventory: 4 })
})

test('an import is undone as a whole, except what was changed since', async ({ page, admin }) => {
  const word = `Undone${Date.now()}`
  const file = csv('spring.csv', [
    'Title,Category,Price,Stock',
    ...['A', 'B', 'C'].map(name => `${word} ${name},k-froks,12.50,4`),
  ])
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles(file)
  await page.getByRole('button', { name: 'Import 3 products' }).click()
  const undo = page.getByRole('button', { name: 'Undo import' })
  await expect(undo).toBeVisible()
  const { products } = await admin.catalogue.list({ query: { q: word } })
  const [changed] = products
  await admin.catalogue.quickEdit({ params: { id: changed?._id ?? '' }, body: { price: 20 } })
  await undo.click()
  const done = page.getByRole('status').filter({ hasText: 'The import was undone' })
  await expect(done).toContainText('Undone: 2 products. 1 product changed since then stays as it is.')
  await expect(page.getByRole('heading', { name: 'spring.csv' })).toBeFocused()
  await expect(undo).toHaveCount(0)
  await expectAccessible(page)
  const left = await admin.catalogue.list({ query: { q: word } })
  expect(left.products.map(({ title }) => title)).toEqual([changed?.title])
})

test.describe('when the shop does not answer the undoing', () => {
  test.use({ expectedNoise: [/503/] })

  test('says so, and it can be tried again', async ({ page }) => {
    const file = csv('spring.csv', ['Title,Category,Price', `Retried ${Date.now()},k-froks,12.50`])
    await page.getByLabel('Choose a CSV or Excel file').setInputFiles(file)
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await page.route('**/api/product/undo/*', route => route.fulfill({ status: 503, json: busy }), {
      times: 1,
    })
    await page.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByRole('alert')).toContainText('The import was not undone.')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Undone: 1 product.' })).toBeVisible()
  })
})

test('wrong rows are listed with row and column, can be downloaded, and nothing is imported', async ({
  page,
}) => {
  const file = csv('spring.csv', [
    'Title,Category,Price,Stock',
    'Good Kurta,k-froks,12.50,4',
    'Dear Kurta,k-froks,much,4',
    'Shoe,shoes,10,4',
  ])
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles(file)
  await expect(page.getByRole('alert').filter({ hasText: '2 rows have to be corrected first' })).toBeVisible()
  const errors = page.getByRole('table', { name: 'Errors in the file' })
  await expect(errors.getByRole('row').nth(1)).toContainText(/3.*Price/)
  await expect(errors.getByRole('row').nth(2)).toContainText(/4.*Category/)
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the errors' }).click()
  expect((await download).suggestedFilename()).toBe('errors in spring.csv')
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"3","Price"')
})

test('Shopify’s file is known as such', async ({ page }) => {
  const file = csv('products_export.csv', [
    'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Status',
    `gul-${Date.now()},Gul Frock,<p>Soft.</p>,Frocks,Size,S,20.00,3,active`,
  ])
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles(file)
  await expect(page.getByText('This is Shopify’s product CSV.')).toBeVisible()
})

test('for Shopify products of an unknown type the category is asked for, and the rest is summarised', async ({
  page,
  admin,
}) => {
  const handle = `vase-${Date.now()}`
  const file = csv('products_export.csv', [
    'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Status',
    `${handle},Vase,Home decor,Style,Tall,20.00,3,active`,
    `${handle},,,,Low,18.00,2,`,
  ])
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles(file)
  await expect(page.getByRole('alert').filter({ hasText: '1 row has to be corrected first' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Category for products without one we recognise').selectOption('w-hand-work')
  await page.getByRole('button', { name: 'Check again' }).click()
  const told = page.getByRole('table', { name: 'Changed or left out' })
  await expect(told.getByRole('row')).toHaveCount(2)
  await expect(told).toContainText("so it goes to Women's Hand Work")
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 product imported' })).toBeVisible()
  expect(await admin.catalogue.staffGet({ params: { id: handle } })).toMatchObject({
    category: 'w-hand-work',
    price: 18,
    inventory: 5,
    third: { name: 'Style', values: [{ value: 'Tall' }, { value: 'Low' }] },
    baseOptionPrices: [{ third: 'Tall', price: 20 }],
  })
})

test('the stock changes of an import are shown before it is confirmed', async ({ page, admin }) => {
  const product = await admin.catalogue.add({
    body: productInput({ product_images: [], Color: [], stock: [{ color: '', size: 'S', quantity: 4 }] }),
  })
  const file = csv('stock.csv', ['ID,Stock', `${product._id},* = S = 9`])
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles(file)
  const changes = page.getByRole('table', { name: 'Stock that changes' })
  await expect(changes.getByRole('row').nth(1)).toContainText(new RegExp(`${product.title}.*S.*4.*9`))
  await expectAccessible(page)
})

test.describe('when the file is none', () => {
  test.use({ expectedNoise: [/415|400/] })

  test('says so, and another can be chosen', async ({ page }) => {
    await page.getByLabel('Choose a CSV or Excel file').setInputFiles({
      name: 'photo.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x01]),
    })
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByLabel('Choose another file')).toBeAttached()
  })
})

const busy = { error: { code: 'busy', message: 'The shop is busy just now.' } }
