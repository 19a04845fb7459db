import type { Page } from '@playwright/test'
import { orderData, productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, test } from './shop-test.ts'

const code = () => Math.random().toString(36).slice(2, 10)

async function open(page: Page) {
  await page.goto('/admin/count')
  await hydrated(page)
}

const pieces = (page: Page, size: string) => page.getByLabel(`Pieces: ${size}`)
const book = (page: Page) => page.getByRole('button', { name: 'Book the count' })

async function pasteInto(page: Page, text: string) {
  await page.getByLabel('Scan or search').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('a shelf is scanned and pasted, compared with what should lie there, booked and undone', async ({
  page,
  admin,
  shopper,
  baseURL,
}) => {
  const [title, sku] = [`Kurta zz${code()}`, `ZZ-${code()}`]
  const stock = ['S', 'M'].map(size => ({ color: '', size, quantity: 4, sku: `${sku}-${size}` }))
  const { _id: id } = await admin.catalogue.add({
    body: productInput({ title, product_images: [], Color: [], stock }),
  })
  const quantities = async () =>
    (await admin.catalogue.staffGet({ params: { id } })).stock.map(
      ({ size, quantity }) => `${size} ${quantity}`,
    )
  await shopper.api.cart.add({ body: { productId: id, quantity: 1, options: { size: 'M' } } })
  await shopper.api.orders.create({ body: orderData() })
  await arriveAsAdmin(page, baseURL)
  await open(page)
  await expectAccessible(page)
  await book(page).waitFor({ state: 'detached' })

  const scan = page.getByLabel('Scan or search')
  for (const size of ['S', 'S']) {
    await scan.fill(`${sku}-${size}`)
    await scan.press('Enter')
  }
  await expect(pieces(page, 'S')).toHaveValue('2')
  await expect(page.getByText('should be 4')).toBeVisible()
  await pasteInto(page, `${sku}-S\t1\n${sku}-M\t4\nno-such-code\t2\n`)
  await expect(page.getByText('no-such-code (no SKU or barcode)')).toBeVisible()
  await expect(pieces(page, 'S')).toHaveValue('3')
  // Three can be bought, and one is in an order that nobody has packed.
  await expect(pieces(page, 'M')).toHaveValue('4')
  const differences = page.getByRole('region', { name: 'Differences' }).getByRole('row')
  await expect(differences).toHaveText([/Product/, new RegExp(`${title}\\s*S\\s*4\\s*3\\s*−1`)])
  await expectAccessible(page)
  await page.getByText('Set aside').click()
  await expect(differences).toHaveCount(3)
  await page.getByText('Still on the shelf').click()
  await book(page).click()
  await expect(page.getByText('2 rows counted, 1 differed: −1 in all.')).toBeVisible()
  expect(await quantities()).toEqual(['M 3', 'S 3'])
  await expect(page.getByRole('list', { name: 'Counted products' }).getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText(/undone/i).first()).toBeVisible()
  expect(await quantities()).toEqual(['M 3', 'S 4'])
  await admin.catalogue.remove({ params: { id } })
})

test('what somebody else received meanwhile is counted again, and what orders need is said', async ({
  page,
  admin,
  shopper,
  baseURL,
  noise,
}) => {
  noise.push(/status of 409/)
  const title = `Kurta zz${code()}`
  const stock = ['S', 'M'].map(size => ({ color: '', size, quantity: 4 }))
  const { _id: id } = await admin.catalogue.add({
    body: productInput({ title, product_images: [], Color: [], stock }),
  })
  await shopper.api.cart.add({ body: { productId: id, quantity: 4, options: { size: 'M' } } })
  await shopper.api.orders.create({ body: orderData() })
  await arriveAsAdmin(page, baseURL)
  await open(page)
  await page.getByLabel('Scan or search').fill(title)
  await page.getByLabel('Scan or search').press('Enter')
  await page.getByRole('button', { name: `Add ${title}` }).click()
  await pieces(page, 'S').fill('5')
  await expect(page.getByText('should be 4')).toBeVisible()
  await page.getByRole('button', { name: /^Set the empty ones to 0/ }).click()
  await expect(pieces(page, 'M')).toHaveValue('0')
  await expect(pieces(page, 'S')).toHaveValue('5')
  await expect(page.getByRole('region', { name: 'Differences' }).getByRole('row')).toHaveCount(3)
  await admin.catalogue.receive({
    body: { lines: [{ productId: id, color: '', size: 'S', pieces: 2 }] },
  })
  await book(page).click()
  await expect(page.getByText('Count again: you had 5.')).toBeVisible()
  await expect(page.getByText('Orders need more than that.')).toBeVisible()
  await expect(pieces(page, 'S')).toHaveValue('')
  await pieces(page, 'S').fill('5')
  await expect(page.getByText('should be 6')).toBeVisible()
  await pieces(page, 'M').fill('')
  await expectAccessible(page)
  await book(page).click()
  await expect(page.getByText('1 row counted, 1 differed: −1 in all.')).toBeVisible()
  const { stock: now } = await admin.catalogue.staffGet({ params: { id } })
  expect(now.map(({ size, quantity }) => `${size} ${quantity}`)).toEqual(['M 0', 'S 5'])
  await admin.catalogue.remove({ params: { id } })
})

test('a count that was left comes back with what was known of each shelf, until it is booked', async ({
  page,
  admin,
  baseURL,
  noise,
}) => {
  noise.push(/status of 404/)
  const add = (name: string) =>
    admin.catalogue.add({
      body: productInput({
        ...{ title: `Kurta zz${code()} ${name}`, product_images: [], Color: [] },
        stock: ['S', 'M'].map(size => ({ color: '', size, quantity: 4 })),
      }),
    })
  const [kept, gone] = [await add('kept'), await add('gone')]
  await arriveAsAdmin(page, baseURL)
  await open(page)
  for (const { title } of [gone, kept]) {
    await page.getByLabel('Scan or search').fill(title)
    await page.getByLabel('Scan or search').press('Enter')
    await page.getByRole('button', { name: `Add ${title}` }).click()
  }
  const table = page.getByRole('table', { name: `Pieces of ${kept.title}` })
  await table.getByLabel('Pieces: S').fill('3')
  await expect(page.getByText('should be 4')).toBeVisible()
  await page.getByRole('link', { name: 'Go to products' }).click()
  await expect(page).toHaveURL(/\/product-list/)
  await admin.catalogue.remove({ params: { id: gone._id } })
  await page.goto('/admin/count')
  await hydrated(page)
  await expect(table.getByLabel('Pieces: S')).toHaveValue('3')
  await expect(page.getByText('should be 4')).toBeVisible()
  await expect(page.getByText('1 product is no longer in the shop')).toBeVisible()
  await book(page).click()
  await expect(page.getByText('1 row counted, 1 differed: −1 in all.')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(/^Only what you count is changed/)).toBeVisible()
  await admin.catalogue.remove({ params: { id: kept._id } })
})
