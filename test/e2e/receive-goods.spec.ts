import { orderData, productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, test } from './shop-test.ts'

const code = () => Math.random().toString(36).slice(2, 10)

test('a delivery is scanned piece by piece and typed, received at its cost, asked about twice, and undone', async ({
  page,
  admin,
  baseURL,
  noise,
}) => {
  noise.push(/status of 409/)
  const [named, sku] = [`Kurta zz${code()}`, `ZZ-${code()}`]
  const stock = ['S', 'M'].map(size => ({ color: '', size, quantity: 2, cost: 10, sku: `${sku}-${size}` }))
  const { _id: id } = await admin.catalogue.add({
    body: productInput({ title: named, product_images: [], Color: [], stock }),
  })
  const costs = async () => {
    const { stock } = await admin.catalogue.staffGet({ params: { id } })
    return stock.map(({ size, quantity, cost }) => `${size} ${quantity} ${cost}`)
  }
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/receive')
  await hydrated(page)
  await expectAccessible(page)
  const scan = page.getByLabel('Scan or search')
  await scan.fill('nothing-like-it')
  await scan.press('Enter')
  await expect(page.getByText('nothing-like-it (no product, SKU or barcode)')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  // A scanner types the next code before the first is found.
  for (const size of ['M', 'M', 'S']) {
    await scan.fill(`${sku}-${size}`.toLowerCase())
    await scan.press('Enter')
  }
  const pieces = (size: string) => page.getByLabel(`Pieces: ${size}`)
  await expect(pieces('M')).toHaveValue('2')
  await expect(pieces('S')).toHaveValue('1')
  await expect(page.getByText(/^Kurta zz.*: [12]$/).last()).toBeVisible()
  // A scanner in another field ends its code with Enter, too.
  await page.getByLabel('Supplier').press('Enter')
  await expect(pieces('S')).toHaveValue('1')
  await page.getByLabel('Supplier').fill('Gul Textiles')
  await page.getByLabel('Bill or delivery note').fill(sku)
  const receive = page.getByRole('button', { name: /^Receive \d+ pieces?$/ })
  await pieces('S').fill('two')
  await receive.click()
  await expect(page.getByText('Use whole numbers of pieces, and costs like 1500 or 12.50.')).toBeVisible()
  await pieces('S').fill('')
  await page.getByLabel('Cost of one piece').fill('13')
  await expect(page.getByText('2 pieces, $26.00 in all')).toBeVisible()
  await expectAccessible(page)
  await receive.click()
  await expect(page.getByText('2 pieces received.')).toBeVisible()
  expect(await costs()).toEqual(['M 4 11.5', 'S 2 10'])

  await scan.fill(named)
  await scan.press('Enter')
  await page.getByRole('button', { name: `Add ${named}` }).click()
  await pieces('S').fill('3')
  await page.getByLabel('Supplier').fill('gul textiles')
  await page.getByLabel('Bill or delivery note').fill(sku)
  await receive.click()
  await expect(page.getByText(/received .* of gul textiles on .* already\./)).toBeVisible()
  await page.getByRole('button', { name: 'Receive it again' }).click()
  await expect(page.getByText('3 pieces received.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText(/undone/i).first()).toBeVisible()
  expect(await costs()).toEqual(['M 4 11.5', 'S 2 10'])
  await admin.catalogue.remove({ params: { id } })
})

test('what is typed of a delivery comes back after the page was left, until it is cleared', async ({
  page,
  baseURL,
}) => {
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/receive')
  await hydrated(page)
  await page.getByLabel('Supplier').fill('Gul Textiles')
  await page.getByRole('link', { name: 'Go to products' }).click()
  await expect(page).toHaveURL(/\/product-list/)
  await page.goBack()
  await expect(page.getByLabel('Supplier')).toHaveValue('Gul Textiles')
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(page.getByLabel('Supplier')).toHaveValue('')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Supplier')).toHaveValue('')
  await expect(page.getByText('From an earlier visit')).toBeHidden()
})

test('costs are typed in the form, filled along a row, and an order says what it earns', async ({
  page,
  admin,
  baseURL,
  shopper,
}) => {
  const stock = ['S', 'M'].map(size => ({ color: '', size, quantity: 5 }))
  const { _id: id } = await admin.catalogue.add({
    body: productInput({ title: `Kurta zz${code()}`, product_images: [], Color: [], price: 48, stock }),
  })
  await arriveAsAdmin(page, baseURL)
  await page.goto(`/add-product/${id}`)
  await hydrated(page)
  await page.getByText('Costs', { exact: true }).click()
  await page.getByLabel('Cost of each size').fill('much')
  await expect(page.getByText('Not an amount').first()).toBeVisible()
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(page.locator('#costs-error')).toHaveText(/number/)
  await page.getByLabel('Cost of each size').fill('30,50')
  await page.getByLabel('Cost: M').fill('31')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(page.getByText(/^Updated: /)).toBeVisible()
  const saved = await admin.catalogue.staffGet({ params: { id } })
  expect(saved.stock).toMatchObject([
    { size: 'M', cost: 31 },
    { size: 'S', cost: 30.5 },
  ])
  await shopper.api.cart.add({ body: { productId: id, quantity: 1, options: { size: 'S' } } })
  const { _id: order } = await shopper.api.orders.create({ body: orderData() })
  await page.goto(`/admin/orders?open=${order}`)
  await expect(page.getByText('Profit $17.50: the pieces earn $48.00 and cost $30.50.')).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByText(/of what pieces earned/)).toBeVisible()
  await admin.catalogue.remove({ params: { id } })
})
