import type { Page } from '@playwright/test'
import type { StaffProduct } from '../../src/contract/catalogue/staff-catalogue.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, onDesktop, test } from './shop-test.ts'

const row = (page: Page, { title }: Pick<StaffProduct, 'title'>) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const more = (page: Page, { title }: Pick<StaffProduct, 'title'>) =>
  page.getByRole('button', { name: `More for ${title}`, exact: true })
/** Chooses from the menu of a product's card on the phone. */
async function choose(page: Page, product: Pick<StaffProduct, 'title'>, item: string) {
  await more(page, product).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** Products that only this test knows, found by a word of their own. */
async function make(admin: ApiClient, count: number, changes: Parameters<typeof productInput>[0] = {}) {
  const word = `zz${Math.random().toString(36).slice(2, 10)}`
  const made: StaffProduct[] = []
  for (let index = 0; index < count; index++)
    made.push(
      await admin.catalogue.add({
        body: productInput({
          product_images: [],
          Color: [],
          title: `Kurta ${word} ${index + 1}`,
          ...changes,
        }),
      }),
    )
  const [first] = made
  if (!first) throw new Error('At least one product is made.')
  return { word, made, first, list: `/product-list?q=${word}` }
}

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

test.describe('the list', () => {
  test('shows every column of a product, and leads to it, to its form and to its pages', async ({
    page,
    admin,
  }) => {
    const { first, word } = await make(admin, 11, { price: 48, displayPrice: 64 })
    await page.goto(`/product-list?q=${word}&sort=oldest`)
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    const line = row(page, first)
    await expect(line).toContainText('Kids, Hand Work')
    await expect(line).toContainText('$48.00')
    await expect(line.locator('s')).toHaveText('$64.00')
    await expect(line).toContainText('Published')
    await expect(line).toContainText('Online')
    await more(page, first).click()
    await expect(page.getByRole('menuitem', { name: 'View details' })).toHaveAttribute(
      'href',
      `/product/${first.slug}`,
    )
    await page.keyboard.press('Escape')
    await expect(line.getByRole('link', { name: `Edit ${first.title}` })).toHaveAttribute(
      'href',
      `/add-product/${first._id}`,
    )
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(page).toHaveURL(/page=2/)
    await page.reload()
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(page.getByRole('button', { name: /^More for / })).toHaveCount(1)
  })

  test('has cards of three lines on the phone, with the stock in words', async ({ page, admin }) => {
    const { made, list, first } = await make(admin, 5, {
      stock: [
        { color: '', size: 'S', quantity: 0 },
        { color: '', size: 'M', quantity: 9 },
      ],
    })
    await page.goto(list)
    await expect(more(page, first)).toBeVisible()
    const cards = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^More for / }) })
    await expect(cards).toHaveCount(made.length)
    for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeLessThan(150)
    await expect(row(page, first)).toContainText('9in stock1 of 2 sizes sold out')
    await expectAccessible(page, { targets: true })
  })

  test('deleting asks first with Cancel in focus, steps back from an empty page and can be undone', async ({
    page,
    admin,
  }) => {
    const { made, word } = await make(admin, 11)
    const last = made.at(-1)
    if (!last) throw new Error('Eleven were made.')
    await page.goto(`/product-list?q=${word}&sort=oldest&page=2`)
    await choose(page, last, 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(more(page, last)).toBeFocused()
    await choose(page, last, 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Page 1 of 1')).toBeVisible()
    await expect(page).not.toHaveURL(/page=2/)
    await expect(status(page, `Deleted: ${last.title}`)).toBeVisible()
    await undo(page).click()
    await expect(status(page, 'Undone: 1 product.')).toBeVisible()
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
  })

  test('a search that finds nothing says so; the slash leads to it and Esc empties it', async ({
    page,
    admin,
  }) => {
    const { first, word } = await make(admin, 1)
    await page.goto('/product-list')
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    await page.keyboard.press('/')
    const field = page.getByRole('searchbox', { name: 'Search products' })
    await expect(field).toBeFocused()
    await page.keyboard.type(word)
    await expect(row(page, first)).toBeVisible()
    await expect(page.getByText('1 product', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`q=${word}`))
    await page.getByLabel('Stock', { exact: true }).selectOption('out')
    await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all products' }).click()
    await expect(page).toHaveURL('/product-list')
    await field.fill('lawn')
    await field.press('Escape')
    await expect(field).toHaveValue('')
  })

  test('a search and a filter chosen right after it both count, and the list is sorted', async ({
    page,
    admin,
  }) => {
    const { made, first, word } = await make(admin, 2)
    await admin.catalogue.quickEdit({
      params: { id: first._id },
      body: { price: first.price + 10, displayPrice: null },
    })
    await page.goto('/product-list')
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    const field = page.getByRole('searchbox', { name: 'Search products' })
    await field.fill(word)
    await page.getByLabel('Category', { exact: true }).selectOption('k-hand-work')
    await expect(page).toHaveURL(`/product-list?q=${word}&category=k-hand-work`)
    await expect(page.getByText('2 products', { exact: true })).toBeVisible()
    await page.getByLabel('Sort', { exact: true }).selectOption('Price, high to low')
    await expect(page.getByRole('row').nth(1)).toContainText(first.title)
    await page.getByLabel('Sort', { exact: true }).selectOption('Price, low to high')
    await expect(page.getByRole('row').nth(1)).toContainText(made[1]?.title ?? '')
    await page.getByLabel('Category', { exact: true }).selectOption('k-froks')
    await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible()
    await expect(field).toHaveValue(word)
  })

  test('single keys are switched off for all staff pages', onDesktop, async ({ page }) => {
    await page.goto('/product-list')
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const field = page.getByRole('searchbox', { name: 'Search products' })
    await page.keyboard.press('/')
    await expect(field).not.toBeFocused()
    await expect(field).not.toHaveAttribute('aria-keyshortcuts')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
  })

  test('of more products than one act may change, so many are chosen and it says so', async ({
    page,
    admin,
  }) => {
    const { first } = await make(admin, 1)
    await page.route('**/api/product/get-products*', route => {
      const search = new URL(route.request().url()).searchParams
      const [number, limit] = [Number(search.get('page')), Number(search.get('limit'))]
      const products = Array.from({ length: limit }, (_, at) => {
        // The second page of the list stands for one far behind the first five hundred.
        const nth = (limit === 10 && number === 2 ? 600 : (number - 1) * limit) + at + 1
        return { ...first, _id: `product-${nth}`, title: `Product ${nth}` }
      })
      return route.fulfill({ json: { products, totalProducts: 1_200 } })
    })
    await page.goto('/product-list')
    await page.getByRole('checkbox', { name: 'Select Product 1', exact: true }).check()
    const bar = page.getByRole('region', { name: 'Selected products' })
    await bar.getByRole('button', { name: 'Select the first 500' }).click()
    await expect(bar).toContainText('500 products selected, the most at once')
    await expect(bar.getByRole('button', { name: /^Choose/ })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next' }).click()
    const box = page.getByRole('checkbox', { name: 'Select Product 601', exact: true })
    await box.click()
    await expect(status(page, 'At most 500 products can be selected at once.')).toBeVisible()
    await expect(box).not.toBeChecked()
  })

  test('drafts and scheduled products are told from published ones, and found by their status', async ({
    page,
    admin,
  }) => {
    const { first, word } = await make(admin, 1, { status: 'draft' })
    await admin.catalogue.add({
      body: productInput({
        product_images: [],
        Color: [],
        title: `Kurta ${word} later`,
        status: 'published',
        publishAt: '2099-01-02T09:00:00Z',
      }),
    })
    await page.goto(`/product-list?q=${word}&status=draft`)
    await expect(row(page, first)).toContainText('Draft')
    await expect(row(page, first)).toContainText('Hidden')
    await expect(page.getByRole('button', { name: /^More for / })).toHaveCount(1)
    await page.getByLabel('Status', { exact: true }).selectOption('scheduled')
    await expect(row(page, { title: `Kurta ${word} later` })).toContainText(/Scheduled 2 Jan 2099/)
  })

  test('a price or stock changed in the list is taken back', async ({ page, admin }) => {
    const { first, list } = await make(admin, 1, { inventory: 10, Size: [] })
    await page.goto(list)
    for (const [what, typed] of [
      ['Price', '52.50'],
      ['Stock', '7'],
    ] as const) {
      const button = page.getByRole('button', { name: new RegExp(`^${what} of ${first.title}`) })
      const before = await button.textContent()
      await button.click()
      await page.getByRole('textbox', { name: `${what} of ${first.title}` }).fill(typed)
      await page.keyboard.press('Enter')
      await expect(button).toContainText(typed)
      await undo(page).click()
      await expect(button).toHaveText(before ?? '')
    }
    await expect(status(page, 'Undone: 1 product.').first()).toBeVisible()
  })

  test('price and stock are edited in the list: Enter saves, Esc cancels, wrong values are refused', async ({
    page,
    admin,
  }) => {
    const { first, list } = await make(admin, 1, { inventory: 10, Size: [] })
    await page.goto(list)
    const price = page.getByRole('button', { name: new RegExp(`^Price of ${first.title}`) })
    const field = page.getByRole('textbox', { name: `Price of ${first.title}` })
    await price.click()
    await field.fill('0')
    await field.press('Enter')
    await expect(row(page, first)).toContainText('Price is required.')
    await expectAccessible(page)
    await field.fill('abc')
    await field.press('Enter')
    await expect(row(page, first)).toContainText('Give the price as a number')
    await field.press('Escape')
    await expect(price).toBeFocused()
    await expect(price).toHaveText('$48.00')
    await price.press('Enter')
    await field.fill('52.5')
    await field.press('Enter')
    await expect(price).toHaveText('$52.50')
    await expect(row(page, first)).toContainText('Saved')
    await expect(price).toBeFocused()

    await page.getByRole('button', { name: new RegExp(`^Stock of ${first.title}`) }).click()
    const stock = page.getByRole('textbox', { name: `Stock of ${first.title}` })
    // Three are sold while the number is typed: what was seen decides, so they do not come back.
    await admin.catalogue.quickEdit({
      params: { id: first._id },
      body: { stock: [{ color: '', size: '', quantity: 7, seen: 10 }] },
    })
    await stock.fill('12')
    await stock.press('Enter')
    await expect(page.getByRole('button', { name: `Stock of ${first.title}: 9. Change` })).toBeVisible()
  })

  test.describe('when pieces were sold meanwhile', () => {
    test.use({ expectedNoise: [/409/] })

    test('the row shows what is left and leaves the choice to the person', async ({ page, admin }) => {
      const { first, list } = await make(admin, 1, { inventory: 10, Size: [] })
      await page.goto(list)
      await page.getByRole('button', { name: new RegExp(`^Stock of ${first.title}`) }).click()
      const stock = page.getByRole('textbox', { name: `Stock of ${first.title}` })
      await admin.catalogue.quickEdit({
        params: { id: first._id },
        body: { stock: [{ color: '', size: '', quantity: 2, seen: 10 }] },
      })
      await stock.fill('5')
      await stock.press('Enter')
      await expect(row(page, first)).toContainText('2 pieces are left')
      await expect(stock).toHaveValue('5')
      await stock.press('Enter')
      await expect(page.getByRole('button', { name: `Stock of ${first.title}: 5. Change` })).toBeVisible()
    })
  })

  test('a product with variants opens a stock grid that works by keyboard and shows its total', async ({
    page,
    admin,
  }) => {
    const { first, list } = await make(admin, 1, {
      Color: [{ Color: 'Rose' }, { Color: 'Ivory' }],
      Size: [{ Size: 'S' }, { Size: 'M' }],
      stock: [
        { color: 'Rose', size: 'S', quantity: 4 },
        { color: 'Rose', size: 'M', quantity: 5 },
        { color: 'Ivory', size: 'S', quantity: 6 },
      ],
    })
    await page.goto(list)
    await page.getByRole('button', { name: `Stock of ${first.title}: 15. Change each choice` }).click()
    const dialog = page.getByRole('dialog', { name: 'Stock' })
    // Out of the table, which on a phone would make blocks of its rows.
    expect((await dialog.getByLabel('Pieces: Rose, M').boundingBox())?.y).toBe(
      (await dialog.getByLabel('Pieces: Rose, S').boundingBox())?.y,
    )
    await dialog.getByLabel('Pieces: Rose, M').focus()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByLabel('Pieces: Ivory, M')).toBeFocused()
    await page.keyboard.type('7')
    await expect(dialog.getByText('22 pieces in total')).toBeVisible()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(dialog.getByLabel('Pieces: Ivory, M')).toHaveValue('7')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save stock' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('button', { name: `Stock of ${first.title}: 22. Change each choice` }),
    ).toBeFocused()
    const { stock } = await admin.catalogue.staffGet({ params: { id: first._id } })
    expect(stock).toContainEqual({ color: 'Ivory', size: 'M', quantity: 7 })
  })

  test('chosen products are repriced, hidden and deleted together, and each change can be undone', async ({
    page,
    admin,
  }) => {
    const { made, list, first } = await make(admin, 12, { price: 50, displayPrice: 100 })
    await page.goto(list)
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).filter({ visible: true }).check()
    const bar = page.getByRole('region', { name: 'Selected products' })
    await expect(bar).toContainText('10 products selected')
    await bar.getByRole('button', { name: 'Select all 12' }).click()
    await expect(bar).toContainText('12 products selected')
    await expectAccessible(page)

    await bar.getByRole('button', { name: 'Change prices' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change prices' })
    await expect(dialog.getByLabel('Change by percent')).toBeFocused()
    await dialog.getByRole('button', { name: 'Change 12 products' }).click()
    await expect(dialog.getByText('Give the percentage as a number')).toBeVisible()
    await dialog.getByLabel('Change by percent').fill('-10')
    await expect(dialog.getByText('$50.00 → $45.00').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Change 12 products' }).click()
    await expect(status(page, 'Changed the price of 12 products by −10%.')).toBeVisible()
    expect((await admin.catalogue.staffGet({ params: { id: first._id } })).basePrice).toBe(45)
    await undo(page).click()
    await expect(status(page, 'Undone: 12 products.')).toBeVisible()
    expect((await admin.catalogue.staffGet({ params: { id: first._id } })).basePrice).toBe(50)

    const [one, two] = [made.at(-1), made.at(-2)]
    if (!one || !two) throw new Error('Twelve were made.')
    for (const { title } of [one, two])
      await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()
    await bar.getByRole('button', { name: 'Turn into drafts' }).click()
    await expect(status(page, 'Made 2 products drafts.')).toBeVisible()
    await expect(row(page, one)).toContainText('Draft')
    for (const { title } of [one, two])
      await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()
    await bar.getByRole('button', { name: 'Publish' }).click()
    await expect(status(page, 'Published 2 products.')).toBeVisible()
    for (const { title } of [one, two])
      await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()
    await bar.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete these 2 products?',
    })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(status(page, 'Deleted 2 products.')).toBeVisible()
    await expect(page.getByText('Page 1 of 1')).toBeVisible()
    await undo(page).last().click()
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
  })

  test('a product is duplicated as a draft without stock and its form opens', async ({ page, admin }) => {
    const { first, list } = await make(admin, 1)
    await page.goto(list)
    await choose(page, first, 'Duplicate')
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue(`${first.title} copy`)
    await expect(page.getByRole('radio', { name: /^Draft/ })).toBeChecked()
    await expect(page.getByLabel('Inventory')).toHaveValue('0')
  })

  test('export downloads all products', async ({ page }) => {
    await page.goto('/product-list')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })

  test.describe('when the shop does not answer', () => {
    test.use({ expectedNoise: [/503/] })

    test('shows a skeleton, then the reason and a Retry that works', async ({ page }) => {
      const held = Promise.withResolvers<void>()
      await page.route('**/api/product/get-products*', async route => {
        await held.promise
        await route.fulfill({ status: 503, json: busy })
      })
      await page.goto('/product-list')
      await expect(page.getByText('Loading products')).toBeAttached()
      await expectAccessible(page)
      held.resolve()
      await expect(page.getByRole('alert')).toContainText(busy.error.message)
      await expectAccessible(page)
      await page.unroute('**/api/product/get-products*')
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    })

    test('a refusal that comes after the dialog was left is told all the same', async ({ page, admin }) => {
      const { first, list } = await make(admin, 1)
      const held = Promise.withResolvers<void>()
      await page.route('**/api/product/bulk', async route => {
        await held.promise
        await route.fulfill({ status: 503, json: busy })
      })
      await page.goto(list)
      await page.getByRole('checkbox', { name: `Select ${first.title}`, exact: true }).check()
      await page.getByRole('button', { name: 'Change prices' }).click()
      await page.getByLabel('Change by percent').fill('10')
      await page.getByRole('button', { name: 'Change 1 product' }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
      await expect(page.getByRole('dialog', { name: 'Change prices' })).toBeHidden()
      held.resolve()
      await expect(status(page, `No price was changed. ${busy.error.message}`)).toBeVisible()
    })

    test('a failed save of a price stays in the row with the number typed', async ({ page, admin }) => {
      const { first, list } = await make(admin, 1)
      await page.goto(list)
      await page.route('**/api/product/quick-edit/*', route => route.fulfill({ status: 503, json: busy }))
      await page.getByRole('button', { name: new RegExp(`^Price of ${first.title}`) }).click()
      const field = page.getByRole('textbox', { name: `Price of ${first.title}` })
      await field.fill('60')
      await field.press('Enter')
      await expect(row(page, first)).toContainText(busy.error.message)
      await expect(field).toHaveValue('60')
      await page.unroute('**/api/product/quick-edit/*')
      await field.press('Enter')
      await expect(page.getByRole('button', { name: new RegExp(`^Price of ${first.title}`) })).toHaveText(
        '$60.00',
      )
    })
  })
})

const busy = { error: { code: 'busy', message: 'The shop is busy just now.' } }

test(
  'the links of a product stand 24 px apart, so that none is pressed for the other',
  onDesktop,
  async ({ page, frock }) => {
    await page.goto(`/product-list?q=${frock.title}`)
    const middleOf = async (name: string) => {
      const box = await page.getByRole('main').getByRole('link', { name, exact: true }).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0) / 2
    }
    const apart = (await middleOf(`View details of ${frock.title}`)) - (await middleOf(frock.title))
    expect(apart).toBeGreaterThanOrEqual(24)
  },
)
