import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, test } from './shop-test.ts'

const code = () => Math.random().toString(36).slice(2, 10)

test('cloth is added unstitched and stitched, bought stitched at its price, and changed by the staff', async ({
  page,
  admin,
  baseURL,
}) => {
  const title = `Suit zz${code()}`
  await arriveAsAdmin(page, baseURL)
  await page.goto('/add-product')
  await hydrated(page)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption({ label: 'Frocks' })
  await page.getByLabel('Price', { exact: true }).fill('45')
  await page.getByText('One more option').click()
  await page.getByLabel('Name of the option').fill('Stitching')
  await page.getByRole('button', { name: 'Add value' }).click()
  await page.keyboard.type('Unstitched, Stitched')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Value 2', { exact: true })).toHaveValue('Stitched')
  await expect(page.getByLabel('Stock is tracked')).toHaveValue('third')
  await page.getByLabel('Pieces: Unstitched').fill('4')
  await page.getByLabel('Pieces: Stitched').fill('2')
  await page.getByText('Other prices').click()
  await page.getByLabel('Price: Stitched').fill('60')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add Product', exact: true }).click()
  await expect(page).toHaveURL('/product-list')
  const { products } = await admin.catalogue.list({ query: { q: title } })
  const { _id: id = '', slug = '' } = products[0] ?? {}
  expect(products[0]).toMatchObject({ price: 45, inventory: 6, third: { name: 'Stitching' } })

  await page.goto(`/product/${slug}`)
  await hydrated(page)
  await page.getByText('Stitched', { exact: true }).click()
  await expect(page).toHaveURL(/third=Stitched/)
  await expect(page.getByText('$60.00').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'add to cart' }).first().click()
  await expect(page.getByText(`Added: ${title}, Stitched`)).toBeAttached()
  await page.goto('/add-to-cart')
  await hydrated(page)
  const line = page.getByRole('listitem').filter({ hasText: title })
  await expect(line).toContainText('Stitched')
  await expect(line).toContainText('$60.00')
  await line.getByRole('button', { name: /^Remove/ }).click()
  await expect(line).toHaveCount(0)

  await page.goto('/admin/orders/new')
  await hydrated(page)
  await page.getByLabel('Add a piece').fill(title)
  await page.getByRole('button', { name: `Add ${title}` }).click()
  const piece = page.getByRole('list', { name: 'Pieces' }).getByRole('listitem').last()
  await expect(page.getByText(`Choose the stitching of ${title}.`)).toBeVisible()
  await piece.getByRole('group', { name: 'Stitching' }).getByText('Stitched', { exact: true }).click()
  await expect(piece).toContainText('$60.00')
  await page.getByRole('button', { name: 'Start over' }).click()

  await page.goto('/admin/receive')
  await hydrated(page)
  await page.getByLabel('Scan or search').fill(title)
  await page.getByLabel('Scan or search').press('Enter')
  await page.getByRole('button', { name: `Add ${title}` }).click()
  await page.getByLabel('Pieces: Stitched').fill('5')
  await page.getByRole('button', { name: 'Receive 5 pieces' }).click()
  await expect(page.getByText('5 pieces received.')).toBeVisible()
  const { stock } = await admin.catalogue.staffGet({ params: { id } })
  expect(stock.map(({ third, quantity }) => [third, quantity])).toEqual([
    ['Stitched', 7],
    ['Unstitched', 4],
  ])
  await admin.catalogue.remove({ params: { id } })
})
