import type { Locator, Page } from '@playwright/test'
import type { Product, ProductInput } from '../../src/contract/catalogue/catalogue.ts'
import { productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveSignedIn, test as base, expect, hydrated, onDesktop } from './shop-test.ts'

type Made = { makePiece: (changes?: Partial<ProductInput>) => Promise<Product> }

/** Pieces with stock as a test needs it; they leave the shop with the test. */
const test = base.extend<Made>({
  makePiece: async ({ admin, frock }, use) => {
    const made: string[] = []
    const look = { category: 'k-hand-work', product_images: frock.product_images } as const
    await use(async changes => {
      const product = await admin.catalogue.add({ body: productInput({ ...look, Color: [], ...changes }) })
      made.push(product._id)
      return product
    })
    for (const id of made) await admin.catalogue.remove({ params: { id } })
  },
})

const shelf = (size: string, quantity: number, color = '') => ({ color, size, quantity })
const sizes = (...values: string[]) => values.map(Size => ({ Size }))
const colors = (...values: string[]) => values.map(Color => ({ Color }))
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'add to cart' }).first()
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' })

async function open(page: Page, product: Pick<Product, 'slug'>, search = '') {
  await page.goto(`/product/${product.slug}${search}`)
  await hydrated(page)
}

test('no size is chosen before the shopper does, and sold-out ones can be looked at but not bought', async ({
  page,
  makePiece,
}) => {
  const stock = [shelf('S', 0), shelf('M', 8), shelf('L', 3)]
  await open(page, await makePiece({ Size: sizes('S', 'M', 'L'), stock }))
  await expect(page.getByRole('group', { name: /^Size/ }).getByRole('radio', { checked: true })).toHaveCount(
    0,
  )
  await expect(page.getByText('In stock in M and L')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a size' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'S, Sold out' }).check()
  await expect(page).toHaveURL(/size=S/)
  const refusal = page.getByRole('button', { name: 'Sold out in S' })
  await expect(refusal).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('It is in stock in M and L.')).toBeVisible()
  await expect(quantity(page)).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await expect(page.getByText('Only 3 left in L')).toBeVisible()
  await expect(addButton(page)).toBeEnabled()
  await expectAccessible(page)
})

test('the button asks for the size: on a phone in a sheet, where one press buys', async ({
  page,
  makePiece,
  shopper,
}) => {
  const stock = [shelf('S', 0), shelf('M', 8)]
  await arriveSignedIn(page, shopper)
  await open(page, await makePiece({ Size: sizes('S', 'M'), stock }))
  await page.getByRole('button', { name: 'Choose a size' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Choose a size' })
  await expect(sheet.getByRole('button', { name: 'S, Sold out' })).toBeDisabled()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'M', exact: true }).click()
  await expect(page).toHaveURL(/\/add-to-cart/)
  expect((await shopper.api.cart.get()).items).toMatchObject([{ quantity: 1, options: { size: 'M' } }])
})

test('the button asks for the size: on a desk beside the sizes', onDesktop, async ({ page, makePiece }) => {
  const stock = [shelf('S', 0), shelf('M', 8)]
  await open(page, await makePiece({ Size: sizes('S', 'M'), stock }))
  await page.getByRole('button', { name: 'Choose a size' }).first().click()
  await expect(page.getByText('Choose a size first.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeFocused()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await expect(page.getByText('Choose a size first.')).toBeHidden()
})

test('the sizes of a child are ages', async ({ page, makePiece }) => {
  await open(page, await makePiece({ Size: sizes('5-6Y', '7-8Y') }))
  await expect(page.getByRole('group', { name: /^Age/ })).toBeVisible()
  await page.getByRole('button', { name: 'Choose an age' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Choose an age' })).toBeVisible()
})

test('title and price are on the first screen of a phone, the sizes on one and a half', async ({ page }) => {
  await open(page, { slug: 'nilofer-chikankari-kurta-with-trousers' })
  const endOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  expect(await endOf(page.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(640)
  expect(await endOf(page.getByText(/^(Price now )?\$/).first())).toBeLessThanOrEqual(640)
  expect(await endOf(page.getByRole('group', { name: /^Size/ }))).toBeLessThanOrEqual(844 * 1.5)
})

test('while the choice is out of sight on a phone, one bar names it and buys', async ({
  page,
  makePiece,
}) => {
  const piece = await makePiece({ Color: colors('Plum', 'Teal'), Size: sizes('S', 'M') })
  await open(page, piece, '?color=Teal&size=M')
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
  await expect(page.getByText('Teal, M')).toBeInViewport()
  await expect(shortcuts).toBeHidden()
  await quantity(page).scrollIntoViewIfNeeded()
  await expect(shortcuts).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText('Teal, M')).toBeInViewport()
})

test('no more can be asked for than the chosen size has', async ({ page, makePiece }) => {
  const stock = [shelf('', 9), shelf('M', 2)]
  await open(page, await makePiece({ Size: sizes('S', 'M'), stock }), '?size=M')
  await quantity(page).fill('40')
  await quantity(page).blur()
  await expect(quantity(page)).toHaveValue('2')
  await expect(page.getByText('That is all we have')).toBeVisible()
  await page.getByRole('button', { name: 'Decrease: Quantity' }).click()
  await page.getByRole('button', { name: 'Decrease: Quantity' }).click({ force: true })
  await expect(quantity(page)).toHaveValue('1')
})

test('a colour that lacks the chosen size keeps it, and says where it is', async ({ page, makePiece }) => {
  const stock = [shelf('', 9), shelf('M', 0, 'Rose')]
  const piece = await makePiece({ Color: colors('Ivory', 'Rose'), Size: sizes('S', 'M'), stock })
  await open(page, piece, '?size=M')
  await page.getByRole('radio', { name: 'Rose', exact: true }).check()
  await expect(page.getByRole('radio', { name: 'M, Sold out' })).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Sold out in Rose, M' })).toContainText(
    'Rose is in stock in S.',
  )
})

test('a piece of which nothing is left says so and offers others', async ({ page, makePiece }) => {
  await makePiece()
  await open(page, await makePiece({ Size: sizes('S', 'M'), inventory: 0 }))
  await expect(page.getByRole('group', { name: 'Size: sold out' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sold out', exact: true }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(page.getByRole('button', { name: 'Save for later', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'similar products' }).click()
  const alike = page.getByRole('region', { name: 'You may also like' })
  await expect(alike.getByRole('heading', { name: 'You may also like' })).toBeInViewport()
  await expect(alike.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await expect(alike.getByRole('link', { name: /^All of / })).toBeVisible()
})

test('what the staff offer instead of a piece stands before others of its category', async ({
  page,
  admin,
  makePiece,
}) => {
  await makePiece()
  const [piece, instead] = [await makePiece(), await makePiece()]
  const none = { pair: [], look: [], instead: [] }
  await admin.catalogue.saveLinks({
    params: { id: piece._id },
    body: { pair: [], look: [], instead: [instead._id], seen: none },
  })
  await open(page, piece)
  const alike = page.getByRole('region', { name: 'You may also like' })
  await alike.scrollIntoViewIfNeeded()
  const titles = alike.getByRole('article').getByRole('heading')
  await expect(titles.first()).toHaveText(instead.title)
  await expect(titles).not.toContainText([piece.title])
})

test('where there are no other pieces, the way to their category stays', async ({ page, makePiece }) => {
  await page.route('**/api/product/cat-product/**', route => route.fulfill({ json: [] }))
  await page.route('**/api/product/new-arrivals*', route => route.fulfill({ json: [] }))
  await open(page, await makePiece())
  const alike = page.getByRole('region', { name: 'You may also like' })
  await alike.scrollIntoViewIfNeeded()
  await expect(alike.getByRole('link', { name: /^All of / })).toBeVisible()
})

test('what all comes with the piece is told and not asked', async ({ page, makePiece }) => {
  const piece = await makePiece({
    Length: [{ Length: 'Kurta 39 in' }, { Length: 'Trousers 37 in' }],
    Material: [{ Material: 'Lawn' }, { Material: 'Khaddar' }],
    included: ['Length'],
  })
  await open(page, piece)
  await expect(page.getByText('Lengths: Kurta 39 in, Trousers 37 in')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Khaddar' })).toBeVisible()
})

test('Back leaves the product, however much was chosen on it, and forward finds the choice', async ({
  page,
  makePiece,
}) => {
  const piece = await makePiece({ Size: sizes('S', 'M', 'L') })
  await page.goto('/category/k-hand-work')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: piece.title }).click()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await expect(page).toHaveURL(/size=L/)
  await page.goBack()
  await expect(page).toHaveURL(/k-hand-work/)
  await page.goForward()
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
})

test('a double click puts one piece into the cart, with its choice', async ({ page, makePiece, shopper }) => {
  const piece = await makePiece({ Size: sizes('S', 'M') })
  await arriveSignedIn(page, shopper)
  await open(page, piece, '?size=M')
  const calls: string[] = []
  page.on('request', request => request.url().endsWith('/api/cart/add') && calls.push(request.url()))
  await addButton(page).dblclick()
  await expect(page).toHaveURL(/\/add-to-cart/)
  expect(calls).toHaveLength(1)
  const { items } = await shopper.api.cart.get()
  expect(items).toMatchObject([{ quantity: 1, options: { size: 'M' } }])
})

test.describe('when the cart cannot be reached', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('the words stand under the button, and Retry sends the same choice', async ({
    page,
    makePiece,
    shopper,
  }) => {
    const piece = await makePiece({ Size: sizes('S', 'M') })
    await arriveSignedIn(page, shopper)
    await open(page, piece, '?size=M')
    await page.route('**/api/cart/add', route => route.abort(), { times: 1 })
    await addButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL(/\/add-to-cart/)
    expect((await shopper.api.cart.get()).items).toMatchObject([{ options: { size: 'M' } }])
  })
})

test.describe('when somebody else was quicker', () => {
  test.use({ expectedNoise: [/409/] })

  test('the shop says so and shows what is left', async ({ page, makePiece, admin, shopper }) => {
    const piece = await makePiece({ inventory: 5, Size: [] })
    await arriveSignedIn(page, shopper)
    await open(page, piece)
    await quantity(page).fill('4')
    const { product_images } = piece
    const body = productInput({
      title: piece.title,
      category: 'k-hand-work',
      product_images,
      Color: [],
      Size: [],
      inventory: 1,
    })
    await admin.catalogue.edit({ params: { id: piece._id }, body })
    await addButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: /left|stock/i })).toBeVisible()
    await expect(page.getByText('Only 1 left', { exact: true })).toBeVisible()
    await expect(quantity(page)).toHaveValue('1')
  })
})

test('the link is copied with the choice and without the rest, and said', async ({
  page,
  context,
  makePiece,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const piece = await makePiece({ Size: sizes('S', 'M') })
  await page.goto(`/product/${piece._id}?size=M&quantity=2&utm_source=mail`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${new URL(page.url()).origin}/product/${piece.slug}?size=M`)
})

test("Share uses the device's own dialog, or else offers the link to copy", async ({ page, frock }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    const share = async (data: ShareData) => {
      if (document.title === 'asked') throw new DOMException('not now', 'NotAllowedError')
      document.title = 'asked'
      if (!data.url?.includes('/product/')) throw new Error('no address')
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await open(page, frock)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveTitle('asked')
  await expect(page.getByLabel('Copy this link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByLabel('Copy this link')).toHaveValue(new RegExp(`/product/${frock.slug}`))
  await expectAccessible(page)
})

test('an old address leads to the present one with the choice, an id stays as it is', async ({
  request,
  makePiece,
  admin,
}) => {
  const piece = await makePiece({ Size: sizes('S', 'M') })
  const { product_images } = piece
  const title = `Renamed ${piece.title}`
  const body = productInput({
    title,
    category: 'k-hand-work',
    product_images,
    Color: [],
    Size: sizes('S', 'M'),
  })
  const renamed = await admin.catalogue.edit({ params: { id: piece._id }, body })
  const answer = await request.get(`/product/${piece.slug}?size=M`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`/product/${renamed.slug}?size=M`)
  expect((await request.get(`/product/${piece._id}`, { maxRedirects: 0 })).status()).toBe(200)
  expect((await request.get(`/product/${renamed.slug}`, { maxRedirects: 0 })).status()).toBe(200)
})
