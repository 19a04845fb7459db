import { orderData, productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, beyondTheEdge, expect, hydrated, onBothSizes, test } from './shop-test.ts'

const code = () => Math.random().toString(36).slice(2, 10)

test('what sold out is to be ordered, for as long as it should last', async ({
  page,
  admin,
  shopper,
  baseURL,
}) => {
  const title = `Kurta zz${code()}`
  const stock = [{ color: '', size: 'M', quantity: 2, cost: 10, sku: code() }]
  const { _id: productId } = await admin.catalogue.add({
    body: productInput({ title, product_images: [], Color: [], Size: [{ Size: 'M' }], stock }),
  })
  await shopper.api.cart.add({ body: { productId, quantity: 2, options: { size: 'M' } } })
  await shopper.api.orders.create({ body: orderData() })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/product-list')
  await page.getByRole('link', { name: 'What to order' }).click()
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Sold out')
  // Two in a week, which is the least that counts.
  await expect(row.getByRole('cell').nth(4)).toHaveText('9')
  await expectAccessible(page)
  await onBothSizes(page, async () => expect(await beyondTheEdge(page)).toBe(0))
  await page.getByLabel('To last for').selectOption('the next 7 days')
  await expect(row.getByRole('cell').nth(4)).toHaveText('2')
  await expect(page).toHaveURL(/cover=7$/)
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('To last for')).toHaveValue('7')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/add-product/${productId}`))
  await page.getByLabel('Low stock at').fill('few')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(page.getByText('Use a whole number up to 999, or leave it empty.').first()).toBeVisible()
  await page.getByLabel('Low stock at').fill('۵')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect
    .poll(async () => (await admin.catalogue.staffGet({ params: { id: productId } })).lowStock)
    .toBe('5')
  await admin.catalogue.remove({ params: { id: productId } })
})
