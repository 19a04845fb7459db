import type { Page } from '@playwright/test'
import { orderData, productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, test } from './shop-test.ts'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const title = () => `Kurta zz${Math.random().toString(36).slice(2, 10)}`

test('from a product to its stock history: what was sold, and what is received with a note, and undone', async ({
  page,
  admin,
  baseURL,
  shopper,
  noise,
}) => {
  noise.push(/status of 400/)
  const input = { title: title(), product_images: [], Color: [], inventory: 8 }
  const { _id: id } = await admin.catalogue.add({ body: productInput(input) })
  await shopper.api.cart.add({ body: { productId: id, quantity: 3 } })
  const { number } = await shopper.api.orders.create({ body: orderData() })
  await arriveAsAdmin(page, baseURL)
  await page.goto(`/add-product/${id}`)
  await page.getByRole('link', { name: 'Stock history' }).click()
  await expect(page).toHaveURL(`/admin/stock/${id}`)
  await expect(rows(page)).toHaveText([new RegExp(`Sold #${number}.*−3.*5`), /Set by hand.*\+8.*8/])
  await expectAccessible(page)

  const button = page.getByRole('button', { name: 'Change stock' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Stock' })
  await dialog.getByLabel('Pieces', { exact: true }).fill('some')
  await dialog.getByRole('button', { name: 'Save stock' }).click()
  await expect(dialog.getByText('Use whole numbers, or +10 and -3 to add and take away.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Pieces', { exact: true }).fill('5')
  await dialog.getByLabel('Why').selectOption('Damaged or lost')
  await dialog.getByRole('button', { name: 'Save stock' }).click()
  await expect(dialog.getByText('No number has been changed yet.')).toBeVisible()
  await dialog.getByLabel('Pieces', { exact: true }).fill('+10')
  await dialog.getByRole('button', { name: 'Save stock' }).click()
  await expect(dialog.getByText('For two of them, type -2.').first()).toBeVisible()
  await dialog.getByLabel('Why').selectOption('Received')
  await dialog.getByLabel('Note').fill('Gul Textiles, bill 7')
  await dialog.getByRole('button', { name: 'Save stock' }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(rows(page).first()).toHaveText(/Received.*Gul Textiles, bill 7.*\+10.*15/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page).first()).toHaveText(/A change undone.*−10.*5/)
  await admin.catalogue.remove({ params: { id } })
})

test('the history of one size is chosen, kept in the address, and all of it is a file', async ({
  page,
  admin,
  baseURL,
  noise,
}) => {
  noise.push(/status of 404/)
  const stock = [
    { color: '', size: 'S', quantity: 4 },
    { color: '', size: 'M', quantity: 6 },
  ]
  const { _id: id } = await admin.catalogue.add({
    body: productInput({ title: title(), product_images: [], Color: [], stock }),
  })
  await arriveAsAdmin(page, baseURL)
  await page.goto(`/admin/stock/${id}`)
  await hydrated(page)
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Choice').selectOption('M')
  await expect(rows(page)).toHaveText([/Set by hand.*M.*\+6/])
  await page.reload()
  await expect(rows(page)).toHaveText([/Set by hand.*M.*\+6/])
  await page.getByLabel('Choice').selectOption('All')
  await expect(rows(page)).toHaveCount(2)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^staff-stock-moves-export-.*\.csv$/)
  await admin.catalogue.remove({ params: { id } })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change stock' })).toBeHidden()
  await page.goto('/admin/stock/never')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such product' })).toBeVisible()
})
