import { productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, test } from './shop-test.ts'

const code = () => Math.random().toString(36).slice(2, 10)

test('labels of ticked products are as many as pieces, and print one on each page of a label printer', async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const [title, sku] = [`Kurta zz${code()}`, `ZZ-${code()}`]
  const stock = ['S', 'M'].map(size => ({ color: '', size, quantity: 2, sku: `${sku}-${size}` }))
  const { _id: id } = await admin.catalogue.add({
    body: productInput({ title, product_images: [], Color: [], price: 48, stock }),
  })
  await arriveAsAdmin(page, baseURL)
  await page.goto(`/product-list?q=${title}`)
  await hydrated(page)
  await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Labels' }).click()
  const labels = await opened
  await expect(labels.getByText('4 labels', { exact: true })).toBeVisible()
  const label = labels.getByRole('article')
  await expect(label).toHaveCount(4)
  await expect(label.first()).toHaveText(new RegExp(`${title}.*[SM].*\\$48.00.*${sku}-[SM]`))
  await expect(label.first().locator('svg')).toBeVisible()
  await expectAccessible(labels)
  await labels.getByLabel('Pieces: M').fill('1')
  await expect(label).toHaveCount(3)
  expect(await boxesOf(await labels.pdf({ preferCSSPageSize: true }))).toEqual(Array(3).fill([50, 25]))
  await labels.getByText('A4 sheet, 4 × 11 labels').click()
  await labels.getByLabel('Show the price').uncheck()
  await expect(labels.getByText('$48.00')).toHaveCount(0)
  expect(await boxesOf(await labels.pdf({ preferCSSPageSize: true }))).toEqual([[210, 297]])
  await labels.getByLabel('Pieces: M').fill('43')
  await expect(label).toHaveCount(45)
  expect(await boxesOf(await labels.pdf({ preferCSSPageSize: true }))).toHaveLength(2)
  await admin.catalogue.remove({ params: { id } })
})

/** Width and height of each page in mm. */
const boxesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map(points => Math.round((Number(points) / 72) * 25.4)),
  )

test('a choice without a code is told, and a delivery leads to the labels of what came', async ({
  page,
  admin,
  baseURL,
}) => {
  const title = `Kurta zz${code()}`
  const stock = ['S', 'M'].map(size => ({ color: '', size, quantity: 2 }))
  const { _id: id } = await admin.catalogue.add({
    body: productInput({ title, product_images: [], Color: [], stock }),
  })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/receive')
  await hydrated(page)
  await page.getByLabel('Scan or search').fill(title)
  await page.getByLabel('Scan or search').press('Enter')
  await page.getByRole('button', { name: `Add ${title}` }).click()
  await page.getByLabel('Pieces: M').fill('3')
  await page.getByRole('button', { name: 'Receive 3 pieces' }).click()
  await page.getByRole('link', { name: 'Print labels for what came' }).click()
  await expect(page.getByText('3 labels', { exact: true })).toBeVisible()
  await expect(page.getByText(/^3 labels have no barcode/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await expect(page.getByText('Nothing to print')).toBeVisible()
  await admin.catalogue.remove({ params: { id } })
})
