import type { Locator, Page } from '@playwright/test'
import type { StaffProduct } from '../../src/contract/catalogue/staff-catalogue.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { productInput } from '../../test-support/factories.ts'
import { signInDemo } from '../../test-support/remote-client.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, bothSizes, expect, onDesktop, test } from './shop-test.ts'

const save = (page: Page, name: 'Add Product' | 'Update Product') =>
  page.getByRole('button', { name, exact: true })
const summary = (page: Page) => page.getByText(/^Please check \d fields:$/)

const make = (admin: ApiClient, changes: Parameters<typeof productInput>[0] = {}): Promise<StaffProduct> =>
  admin.catalogue.add({ body: productInput({ product_images: [], Color: [], ...changes }) })

/** A tiny picture, drawn by the browser itself. */
async function pictures(page: Page, names: readonly string[]) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 80
    canvas.height = 100
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64')
  return names.map(name => ({ name, mimeType: 'image/png', buffer }))
}

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

test('an empty form says what is required, at the fields and above them', async ({ page }) => {
  await page.goto('/add-product')
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Product' })).toBeVisible()
  await page.getByRole('button', { name: 'Add color' }).click()
  await expect(page.getByLabel('Name of colour 1')).toBeFocused()
  await save(page, 'Add Product').click()
  await expect(summary(page)).toBeVisible()
  for (const words of [
    'Title is required.',
    'Category is required.',
    'Price is required.',
    'Please enter a name for every color.',
  ])
    await expect(page.getByText(words)).toHaveCount(2)
  await expect(page.getByLabel('Title')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Please enter a name for every color.' }).click()
  await expect(page.getByLabel('Name of colour 1')).toBeFocused()
})

test('a product is added with all it has, by keyboard where rows are typed', async ({ page, admin }) => {
  const title = `Form Kurta ${Date.now()}`
  await page.goto('/add-product')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption({ label: 'Frocks' })
  await page.getByLabel('Description').fill('Lawn.\nHand wash.')
  await page.getByLabel('Display price').fill('64')
  await page.getByLabel('Price', { exact: true }).fill('48')
  await expect(page.getByText('Shoppers see: Save 25%')).toBeVisible()

  const held = Promise.withResolvers<void>()
  await page.route('**/api/product/upload-image', async route => {
    await held.promise
    await route.continue()
  })
  await page.getByLabel('Upload images').setInputFiles(await pictures(page, ['front.png', 'back.png']))
  await expect(page.getByRole('progressbar')).toHaveCount(2)
  await expectAccessible(page)
  held.resolve()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByLabel('What picture 1 shows').fill('Front')
  await page.getByLabel('What picture 2 shows').fill('Back')
  await page.getByRole('button', { name: 'Move picture 2 earlier' }).press('ArrowLeft')
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue('Back')
  await expect(page.getByRole('button', { name: 'Move picture 1 earlier' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Picture moved to place 1 of 2.' })).toBeAttached()

  await page.getByRole('button', { name: 'Add color' }).click()
  await page.keyboard.type('Rose')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ivory')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await expect(page.getByLabel('Name of colour 2')).toBeFocused()
  // The row that Enter adds is no mistake when it stays blank.
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name of colour 3')).toBeFocused()
  await page.getByLabel('Dot of colour 1', { exact: true }).fill('#c08080')
  await page.getByLabel('Colour of picture 1').selectOption('Ivory')
  await page.getByRole('button', { name: 'Picture of Rose: none yet' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Front' }).click()

  await page.getByRole('button', { name: 'Add material' }).click()
  await page.keyboard.type('Cotton lawn')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Silk thread')
  await page.getByLabel('All included with the product: shoppers do not choose one').check()
  await page.getByRole('button', { name: 'Add size' }).click()
  await page.keyboard.type('S, M')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Size 2', { exact: true })).toBeFocused()

  await expect(page.getByLabel('Stock is tracked')).toHaveValue('both')
  await page.getByLabel('Pieces: Rose, S').fill('3')
  await page.getByLabel('Pieces: Ivory, M').fill('4')
  await expect(page.getByText('7 pieces in total')).toBeVisible()
  await expect(page.getByLabel('Inventory')).toHaveValue('7')
  await expectAccessible(page)
  await save(page, 'Add Product').click()
  await expect(page).toHaveURL('/product-list')
  await expect(page.getByRole('status').filter({ hasText: `Added: ${title}` })).toBeVisible()

  const { products } = await admin.catalogue.list({ query: { q: title } })
  const [{ pictures: shown, ...made } = fail()] = products
  expect(made).toMatchObject({
    category: 'k-froks',
    description: 'Lawn.\nHand wash.',
    price: 48,
    displayPrice: 64,
    inventory: 7,
    Material: [{ Material: 'Cotton lawn' }, { Material: 'Silk thread' }],
    included: ['Material'],
    Size: [{ Size: 'S' }, { Size: 'M' }],
    status: 'published',
  })
  expect(shown.map(({ alt, color }) => [alt, color])).toEqual([
    ['Back', 'Ivory'],
    ['Front', undefined],
  ])
  expect(made.Color).toMatchObject([
    { Color: 'Rose', hex: '#c08080', img: { original: shown[1]?.url } },
    { Color: 'Ivory', img: { original: '' } },
  ])
  expect(made.stock).toEqual(
    expect.arrayContaining([
      { color: 'Rose', size: 'S', quantity: 3 },
      { color: 'Ivory', size: 'M', quantity: 4 },
    ]),
  )
})

const fail = (): never => {
  throw new Error('The product was not added.')
}

test('an edit begins with what is there, keeps what was sold meanwhile sold and leads back to the list', async ({
  page,
  admin,
}) => {
  const product = await make(admin, {
    Color: [{ Color: 'Rose' }],
    stock: [
      { color: 'Rose', size: 'S', quantity: 4 },
      { color: 'Rose', size: 'M', quantity: 5 },
    ],
  })
  await page.goto(`/add-product/${product._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(product.title)
  await expect(page.getByLabel('Inventory')).toHaveValue('9')
  await page.getByLabel('Name of colour 1').fill('Old rose')
  await page.getByLabel('Name of colour 1').fill('Rose')
  await page.getByLabel('Pieces: Rose, S').fill('10')
  await admin.catalogue.quickEdit({
    params: { id: product._id },
    body: { stock: [{ color: 'Rose', size: 'S', quantity: 2, seen: 4 }] },
  })
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL('/product-list')
  await expect(page.getByRole('status').filter({ hasText: `Updated: ${product.title}` })).toBeVisible()
  const { stock } = await admin.catalogue.staffGet({ params: { id: product._id } })
  expect(stock).toContainEqual({ color: 'Rose', size: 'S', quantity: 8 })
  expect(stock).toContainEqual({ color: 'Rose', size: 'M', quantity: 5 })
})

test('a list of colours is typed at once, and each dot follows its name until it is chosen', async ({
  page,
}) => {
  await page.goto('/add-product')
  const [name, dot] = ['Name', 'Dot'].map(
    what => (row: number) => page.getByLabel(`${what} of colour ${row}`, { exact: true }),
  ) as [(row: number) => Locator, (row: number) => Locator]
  await page.getByRole('button', { name: 'Add color' }).click()
  await page.keyboard.type('Black, Cream, Bottle Green')
  await page.keyboard.press('Enter')
  await expect(name(3)).toBeFocused()
  await expect(name(1)).toHaveValue('Black')
  const dots = ['#1d1d1f', '#fbf0da', '#1f4d3f']
  for (const [nth, hex] of dots.entries()) await expect(dot(nth + 1)).toHaveValue(hex)
  await name(2).fill('Navy')
  await expect(dot(2)).toHaveValue('#2b3663')
  await dot(2).fill('#112233')
  await name(2).fill('Rust')
  await expect(dot(2)).toHaveValue('#112233')
  await expectAccessible(page)
})

test('stock stays with a color that gets another name', async ({ page, admin }) => {
  const product = await make(admin, {
    Color: [{ Color: 'Rose' }],
    Size: [],
    stock: [{ color: 'Rose', size: '', quantity: 4 }],
  })
  await page.goto(`/add-product/${product._id}`)
  await page.getByLabel('Name of colour 1').fill('Old rose')
  await expect(page.getByLabel('Pieces: Old rose')).toHaveValue('4')
  await save(page, 'Update Product').click()
  await expect(page).toHaveURL('/product-list')
  const { stock } = await admin.catalogue.staffGet({ params: { id: product._id } })
  expect(stock).toEqual([{ color: 'Old rose', size: '', quantity: 4 }])
})

test.describe('when the shop refuses', () => {
  test.use({ expectedNoise: [/409|503|404/] })

  test('removing more stock than is left shows what is left, keeps the form, and the next save decides', async ({
    page,
    admin,
  }) => {
    const product = await make(admin, {
      Size: [{ Size: 'S' }, { Size: 'M' }],
      stock: [
        { size: 'S', color: '', quantity: 9 },
        { size: 'M', color: '', quantity: 9 },
      ],
    })
    await page.goto(`/add-product/${product._id}`)
    await page.getByLabel('Pieces: S').fill('4')
    await admin.catalogue.quickEdit({
      params: { id: product._id },
      body: { stock: [{ color: '', size: 'S', quantity: 1, seen: 9 }] },
    })
    await save(page, 'Update Product').click()
    await expect(page.getByRole('alert').filter({ hasText: '1 piece is left of size S' })).toBeVisible()
    await expect(page.getByLabel('Pieces: S')).toHaveValue('4')
    await expectAccessible(page)
    await save(page, 'Update Product').click()
    await expect(page).toHaveURL('/product-list')
    const { stock } = await admin.catalogue.staffGet({ params: { id: product._id } })
    expect(stock).toContainEqual({ color: '', size: 'S', quantity: 4 })
  })

  test('a failed save keeps the form filled and shows the reason', async ({ page }) => {
    await page.goto('/add-product')
    await page.getByLabel('Title').fill('Not yet saved')
    await page.getByLabel('Category').selectOption('k-froks')
    await page.getByLabel('Price', { exact: true }).fill('20')
    const busy = { error: { code: 'busy', message: 'The shop is busy just now.' } }
    await page.route('**/api/product/add-product', route => route.fulfill({ status: 503, json: busy }))
    await save(page, 'Add Product').click()
    await expect(page.getByRole('alert').filter({ hasText: busy.error.message })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Not yet saved')
    await expectAccessible(page)
  })

  test('a picture that does not arrive says why and can be sent again or removed', async ({ page }) => {
    await page.goto('/add-product')
    const text = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await page.getByLabel('Upload images').setInputFiles([text])
    await expect(page.getByText('1 file is not a picture and was left out.')).toBeVisible()
    const busy = { error: { code: 'busy', message: 'The shop is busy just now.' } }
    await page.route('**/api/product/upload-image', route => route.fulfill({ status: 503, json: busy }))
    await page.getByLabel('Upload images').setInputFiles(await pictures(page, ['front.png']))
    await expect(page.getByRole('alert').filter({ hasText: busy.error.message })).toBeVisible()
    await expectAccessible(page)
    await save(page, 'Add Product').click()
    await expect(page.getByText('Wait until every picture is uploaded, or remove it.').first()).toBeVisible()
    await expect(page.getByLabel('Upload images')).toHaveAccessibleDescription(/Wait until every picture/)
    await page.unroute('**/api/product/upload-image')
    await page.getByRole('button', { name: 'Retry picture 1' }).click()
    await expect(page.getByText(busy.error.message)).toHaveCount(0)
    await expect(page.getByText('Wait until every picture is uploaded, or remove it.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove picture 1' }).click()
    await expect(page.getByLabel('Upload images')).toBeFocused()
  })

  test('an unknown product says so', async ({ page }) => {
    await page.route('**/api/product/staff/nothing', route =>
      route.fulfill({
        status: 404,
        json: { error: { code: 'not_found', message: 'There is no such product.' } },
      }),
    )
    await page.goto('/add-product/nothing')
    await expect(page.getByRole('heading', { name: 'There is no such product' })).toBeVisible()
  })
})

test('a picture for a color goes with its row, and closing the dialog calls it off', async ({ page }) => {
  await page.goto('/add-product')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/product/upload-image', async route => {
    await held.promise
    await route.continue().catch(() => {})
  })
  const sendFor = async (color: string) => {
    await page.getByRole('button', { name: `Picture of ${color}: none yet` }).click()
    const [file] = await pictures(page, ['rose.png'])
    await page
      .getByRole('dialog')
      .getByLabel('Upload a picture')
      .setInputFiles(file ? [file] : [])
    await expect(page.getByRole('dialog').getByText(/^Uploading/)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Add color' }).click()
  await page.keyboard.type('Rose')
  await expect(page.getByText('Please enter a name for every color.')).toHaveCount(0)
  const calledOff = page.waitForEvent('requestfailed', request => request.url().endsWith('upload-image'))
  await sendFor('Rose')
  await page.keyboard.press('Control+s')
  await expect(summary(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await calledOff
  await page.getByRole('button', { name: 'Remove colour 1' }).click()
  await page.getByRole('button', { name: 'Add color' }).click()
  await page.keyboard.type('Ivory')
  await sendFor('Ivory')
  held.resolve()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Picture of Ivory', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Picture of/ })).toHaveCount(1)
})

test('what was sold while a draft lay there stays sold', async ({ page, admin }) => {
  const product = await make(admin, { inventory: 10, Size: [] })
  await page.goto(`/add-product/${product._id}`)
  await page.getByLabel('Title').click()
  await page.keyboard.type('New ')
  await page.getByLabel('Description').fill('Begun and left.')
  await admin.catalogue.quickEdit({
    params: { id: product._id },
    body: { stock: [{ color: '', size: '', quantity: 6, seen: 10 }] },
  })
  await reloadUnsaved(page)
  await expect(page.getByText('Its stock has changed since; that is taken into account.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Begun and left.')
  await expect(page.getByLabel('Inventory')).toHaveValue('6')
  await save(page, 'Update Product').click()
  await expect(page).toHaveURL('/product-list')
  const saved = await admin.catalogue.staffGet({ params: { id: product._id } })
  expect([saved.description, saved.inventory]).toEqual(['Begun and left.', 6])
})

/** The browser asks whether to leave; it does so only of people, so something must have been pressed before. */
async function reloadUnsaved(page: Page) {
  const asked = new Promise<string>(resolve =>
    page.once('dialog', async dialog => {
      await dialog.accept()
      resolve(dialog.type())
    }),
  )
  await page.reload()
  expect(await asked).toBe('beforeunload')
}

test('pictures are dragged to another place', onDesktop, async ({ page }) => {
  await page.goto('/add-product')
  await page.getByLabel('Upload images').setInputFiles(await pictures(page, ['a.png', 'b.png', 'c.png']))
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  for (const index of [1, 2, 3]) await page.getByLabel(`What picture ${index} shows`).fill(`Picture ${index}`)
  const tile = (index: number) =>
    page.getByRole('listitem').filter({ has: page.getByLabel(`What picture ${index} shows`) })
  await tile(3).getByRole('img').dragTo(tile(1).getByRole('img'), { force: true })
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue('Picture 3')
  await expect(page.getByLabel('What picture 3 shows')).toHaveValue('Picture 2')
})

test('the card is seen as shoppers will see it while the form is filled', async ({ page }) => {
  await page.goto('/add-product')
  await page.getByLabel('Title').fill('Gul Frock')
  await page.getByLabel('Price', { exact: true }).fill('30')
  await page.getByLabel('Display price').fill('40')
  const card = page.locator('article')
  await expect(card).toContainText('Gul Frock')
  await expect(card).toContainText('Save 25%')
  await expect(card).toContainText('Sold out')
  await page.getByLabel('Inventory').fill('2')
  await expect(card).toContainText('Only 2 left')
})

test('a product is scheduled for a time to come', async ({ page, admin }) => {
  const product = await make(admin)
  await page.goto(`/add-product/${product._id}`)
  await page.getByRole('radio', { name: /^Scheduled/ }).check()
  await save(page, 'Update Product').click()
  await expect(page.getByText('Choose the day and time it appears.')).toBeVisible()
  await page.getByLabel('Appears on').fill('2020-01-01T10:00')
  await expect(page.getByText('Choose a time in the future.')).toBeVisible()
  await page.getByLabel('Appears on').fill('2099-01-01T10:00')
  await save(page, 'Update Product').click()
  await expect(page).toHaveURL('/product-list')
  expect((await admin.catalogue.staffGet({ params: { id: product._id } })).status).toBe('scheduled')
})

test('leaving with unsaved changes asks first, and a reload offers the draft', async ({ page }) => {
  await page.goto('/add-product')
  await page.getByLabel('Title').fill('Half a product')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(summary(page)).toHaveCount(0)
  await reloadUnsaved(page)
  await expect(page.getByText(/^What you typed here on .* was not saved\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half a product')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/product-list')
  await page.goto('/add-product')
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByText(/was not saved/)).toHaveCount(0)
})

test('signing out leaves nothing of what was typed', async ({ page, baseURL, noise }) => {
  // The session that ends here is one of its own: other tests go on with theirs.
  const own = await signInDemo(baseURL ?? '', 'admin')
  await page.addInitScript(token => sessionStorage.setItem('token', token), own)
  // What the page still reads while it signs out is refused.
  noise.push(/status of 401/)
  await page.goto('/add-product')
  await page.getByLabel('Title').click()
  await page.keyboard.type('Secret')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('mine:')))
  await expect.poll(kept).toHaveLength(1)
  await reloadUnsaved(page)
  await expect(page.getByText(/was not saved/)).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(kept).toEqual([])
})

test(
  'the stock table appears with the sizes, takes one number for a row and a pasted block',
  bothSizes,
  async ({ page }) => {
    await page.goto('/add-product')
    await page.getByLabel('Inventory').fill('12')
    await page.getByRole('button', { name: 'Add size' }).click()
    await page.keyboard.type('S')
    await page.keyboard.press('Enter')
    await page.keyboard.type('M')
    const table = page.getByRole('table', { name: 'Stock by choice' })
    await expect(table.getByLabel('Pieces: M')).toBeVisible()
    await expect(page.getByText('You typed an inventory of 12 before.')).toBeVisible()
    await table.getByLabel('Pieces of each size').fill('6')
    await expect(page.getByText('12 pieces in total')).toBeVisible()
    await expect(page.getByText('You typed an inventory')).toBeHidden()
    await table.getByLabel('Pieces: S').fill('5')
    await expect(table.getByLabel('Pieces of each size')).toHaveValue('')
    await table.getByLabel('Pieces: S').evaluate(field => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '2\t3\t9')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(page.getByText('5 pieces in total')).toBeVisible()
    await expect(page.getByText('1 pasted cell did not fit into this table and was left out.')).toBeVisible()
    await expectAccessible(page)
  },
)

test('what search engines show of a product is written under a preview of it', async ({ page, admin }) => {
  const { _id: id, slug, title } = await make(admin)
  await page.goto(`/add-product/${id}`)
  await page.getByText('Search engines', { exact: true }).click()
  const preview = page.getByRole('figure', { name: 'In search results' })
  await expect(preview).toContainText(`${title} ·`)
  await expect(preview).toContainText(slug)
  const name = page.getByLabel('Title for search engines')
  await name.fill('x'.repeat(121))
  await expect(page.getByText('Use at most 120 characters for the title for search engines.')).toHaveCount(1)
  await name.fill('Hand-sewn lawn kurta')
  await page.getByLabel('Description for search engines').fill('White thread on white lawn.')
  await expect(preview).toContainText('Hand-sewn lawn kurta ·')
  await expectAccessible(page)
  await save(page, 'Update Product').click()
  await expect(page).toHaveURL('/product-list')

  await page.goto(`/product/${slug}`)
  await expect(page).toHaveTitle(/^Hand-sewn lawn kurta · /)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'White thread on white lawn.',
  )
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the end of an address is chosen, refused in words and given back', async ({ page, admin, noise }) => {
  noise.push(/status of 400/)
  const [other, { _id: id, slug }] = [await make(admin), await make(admin)]
  const chosen = `own-${slug}`
  await page.goto(`/add-product/${id}`)
  await page.getByText('Search engines', { exact: true }).click()
  const preview = page.getByRole('figure', { name: 'In search results' })
  const address = page.getByLabel('Address of your own')
  await address.fill('Two Words')
  await expect(page.getByText('Use small letters, digits and single hyphens')).toBeVisible()
  await address.fill(other.slug)
  await save(page, 'Update Product').click()
  await expect(page.getByText('Another product has, or had, this address.').first()).toBeVisible()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill(chosen)
  await expect(preview).toContainText(`product › ${chosen}`)
  await expect(page.getByText(`/product/${slug} goes on leading here.`)).toBeVisible()
  await expectAccessible(page)
  await save(page, 'Update Product').click()
  await expect(page).toHaveURL('/product-list')

  await page.goto(`/product/${slug}`)
  await expect(page).toHaveURL(`/product/${chosen}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/product/${chosen}$`))
  await page.goto(`/add-product/${id}`)
  await page.getByText('Search engines', { exact: true }).click()
  await expect(address).toHaveValue(chosen)
  await address.fill('')
  await expect(page.getByText(`/product/${chosen} goes on leading here.`)).toBeVisible()
  await save(page, 'Update Product').click()
  await expect(page).toHaveURL('/product-list')
  await page.goto(`/product/${chosen}`)
  await expect(page).toHaveURL(`/product/${slug}`)
})

test('SKUs are pasted into their table, refused where other pieces have them, and find the product', async ({
  page,
  admin,
  noise,
}) => {
  noise.push(/status of 400/)
  const key = `k${Date.now()}`
  const Size = [{ Size: 'S' }, { Size: 'M' }]
  const stock = Size.map(({ Size: size }) => ({ color: '', size, quantity: 3 }))
  const other = await make(admin, {
    Size: [],
    stock: [{ color: '', size: '', quantity: 1, sku: `${key}-M` }],
  })
  const { _id: id, title } = await make(admin, { Size, stock, title: `Pasted ${key}x` })
  await page.goto(`/add-product/${id}`)
  await page.getByText('SKUs', { exact: true }).click()
  const [small, medium] = [page.getByLabel('SKU: S'), page.getByLabel('SKU: M')]
  await small.evaluate((cell, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `${key}-S\t${key}-m`)
  await expect(medium).toHaveValue(`${key}-m`)
  await expectAccessible(page)
  await save(page, 'Update Product').click()
  const refusal = page.getByText(`The SKU ${key}-m is already used by “${other.title}”.`)
  await expect(refusal.first()).toBeVisible()
  await expectAccessible(page)
  await medium.fill(`${key}-M2`)
  await save(page, 'Update Product').click()
  await expect(page).toHaveURL('/product-list')

  await page.goto(`/product-list?q=${key}-s`)
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  await page.goto(`/add-product/${id}`)
  await expect(small).toHaveValue(`${key}-S`)
  await expect(medium).toHaveValue(`${key}-M2`)
})

test('a size gets a price of its own, which its page and the preview say', async ({ page, admin }) => {
  const Size = ['S', 'M', 'L'].map(Size => ({ Size }))
  const stock = Size.map(({ Size: size }) => ({ color: '', size, quantity: 3 }))
  const { _id: id, slug, title } = await make(admin, { Size, stock, Color: [], price: 40, displayPrice: 50 })
  await page.goto(`/add-product/${id}`)
  await page.getByText('Other prices', { exact: true }).click()
  const cell = page.getByLabel('Price: L', { exact: true })
  await expect(cell).toHaveAttribute('placeholder', '40')
  await cell.fill('dear')
  await save(page, 'Update Product').click()
  await expect(cell).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await cell.fill('60')
  await expect(page.getByRole('article').getByText('From $40.00')).toBeVisible()
  await save(page, 'Update Product').click()
  await expect(page).toHaveURL('/product-list')
  await page.goto(`/product-list?q=${encodeURIComponent(title)}`)
  await expect(page.getByText('1 other price')).toBeVisible()

  await page.goto(`/product/${slug}`)
  const price = page.getByRole('main').locator('.price-line').first()
  await expect(price).toContainText('From $40.00')
  await page.getByText('L', { exact: true }).click()
  await expect(price).toHaveText('$60.00')
})
