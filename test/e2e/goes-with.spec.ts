import type { Locator } from '@playwright/test'
import type { ProductInput } from '../../src/contract/catalogue/catalogue.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, arriveSignedIn, bothSizes, expect, hydrated, test } from './shop-test.ts'

const sizes = (...values: string[]) => values.map(Size => ({ Size }))

test('a pair is chosen in one dialog, by size and age, and added with one call', async ({
  page,
  admin,
  frock,
  shopper,
}) => {
  const look: Partial<ProductInput> = {
    category: 'k-hand-work',
    product_images: frock.product_images,
    Color: [{ Color: 'Rose' }, { Color: 'Ivory' }],
  }
  const mother = await admin.catalogue.add({
    body: productInput({ ...look, title: 'Pair Kurta', price: 60, Size: sizes('S', 'M') }),
  })
  const daughter = await admin.catalogue.add({
    body: productInput({
      ...look,
      title: 'Pair Frock',
      price: 31.5,
      Size: sizes('3-4Y', '5-6Y'),
      stock: [
        { color: '', size: '3-4Y', quantity: 0 },
        { color: '', size: '5-6Y', quantity: 4 },
      ],
    }),
  })
  const body = { pair: [daughter._id], look: [], instead: [], seen: { pair: [], look: [], instead: [] } }
  await admin.catalogue.saveLinks({ params: { id: mother._id }, body })
  await arriveSignedIn(page, shopper)
  await page.goto(`/product/${mother.slug}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Made as a pair' })).toBeVisible()
  await page.getByRole('radio', { name: 'Ivory' }).first().check()
  await expect(page).toHaveURL(/color=Ivory/)
  await page.getByRole('button', { name: 'Add both, $91.50' }).click()
  const both = page.getByRole('dialog', { name: 'Add both' })
  await expect(both).toBeVisible()
  await expect(both.getByRole('radio', { name: 'Ivory', checked: true })).toHaveCount(2)
  await both.getByRole('button', { name: 'Add both to cart, $91.50' }).click()
  await expect(both.getByText('Choose a size.')).toBeVisible()
  await expect(both.getByText('Choose an age.')).toBeVisible()
  await both.getByRole('radio', { name: 'M', exact: true }).check()
  await expect(both.getByRole('radio', { name: '3-4Y, Sold out' })).toBeVisible()
  await both.getByRole('radio', { name: '5-6Y' }).check()
  await expectAccessible(page)
  await both.getByRole('button', { name: 'Add both to cart, $91.50' }).click()
  await expect(page).toHaveURL('/add-to-cart')
  await expect(page.getByRole('main').getByRole('link', { name: 'Pair Kurta' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Pair Frock' }).first()).toBeVisible()
  for (const { _id } of [mother, daughter]) await admin.catalogue.remove({ params: { id: _id } })
})

/** Two pieces that make a pair, without anything to choose. */
async function makePair(admin: ApiClient, name: string, pictures: string[]) {
  const add = (title: string, price: number) =>
    admin.catalogue.add({
      body: productInput({ title, price, product_images: pictures, Color: [], Size: [] }),
    })
  return { mother: await add(`${name} Kurta`, 60), daughter: await add(`${name} Frock`, 30) }
}

test('staff set what a pair saves, which is less than its cheaper piece costs', async ({
  page,
  admin,
  frock,
  baseURL,
  noise,
}) => {
  noise.push(/status of 400/)
  const { mother, daughter } = await makePair(admin, 'Priced', frock.product_images)
  await arriveAsAdmin(page, baseURL)
  await page.goto(`/add-product/${mother._id}`)
  await page.getByRole('button', { name: 'Goes with…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What goes with Priced Kurta' })
  const list = dialog.getByRole('group', { name: 'Makes a pair with' })
  await list.getByRole('searchbox', { name: 'Add products' }).fill('Priced Frock')
  await list.getByRole('button', { name: 'Add Priced Frock' }).click()
  const saving = list.getByLabel('Both together save')
  await saving.fill('30')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(list.getByText('Enter less than $30.00, which the cheaper piece costs.')).toBeVisible()
  await expectAccessible(page)
  await saving.fill('4,50')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  const { pair } = await admin.catalogue.staffLinks({ params: { id: mother._id } })
  expect(pair).toMatchObject([{ saving: 4.5 }])
  for (const { _id } of [mother, daughter]) await admin.catalogue.remove({ params: { id: _id } })
})

test('a pair costs less than its pieces from the page to the order', async ({
  page,
  admin,
  frock,
  shopper,
}) => {
  const { mother, daughter } = await makePair(admin, 'Saving', frock.product_images)
  const none = { pair: [], look: [], instead: [] }
  const body = { ...none, pair: [daughter._id], savings: [4.5], seen: none }
  await admin.catalogue.saveLinks({ params: { id: mother._id }, body })
  await arriveSignedIn(page, shopper)
  await page.goto(`/product/${daughter.slug}`)
  await hydrated(page)
  const section = page.getByRole('region', { name: 'Made as a pair' })
  await expect(section.getByText('Together you save $4.50')).toBeVisible()
  await section.getByRole('button', { name: 'Add both, $85.50' }).click()
  const both = page.getByRole('dialog', { name: 'Add both' })
  await expect(both.getByText('Together you save $4.50')).toBeVisible()
  await both.getByRole('button', { name: 'Add both to cart, $85.50' }).click()
  await expect(page).toHaveURL('/add-to-cart')
  const summary = page.getByRole('region', { name: 'Summary' })
  const savedIn = (place: Locator) => place.getByText('Pair saving', { exact: true }).locator('xpath=..')
  await expect(savedIn(summary)).toHaveText('Pair saving-$4.50')
  await expectAccessible(page)
  // Counted anew at once, before the shop has answered.
  const kurta = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Saving Kurta' })
  await kurta.getByRole('button', { name: /^Remove/ }).click()
  await expect(summary.getByText('Pair saving', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(savedIn(summary)).toHaveText('Pair saving-$4.50')

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByLabel('Postal code').fill('54000')
  await page.getByRole('button', { name: /^Place Order.*\$85\.50/ }).click()
  await expect(page).toHaveURL(/\/\?order=/)
  const [order] = (await shopper.api.orders.mine({ query: {} })).orders
  expect(order).toMatchObject({
    totalPrice: 85.5,
    adjustments: [{ kind: 'pair', amount: -4.5 }, { amount: 0 }],
  })
  await page.goto(`/user/orders/${order?._id}`)
  await expect(savedIn(page.getByRole('main'))).toHaveText('Pair saving-$4.50')
  for (const { _id } of [mother, daughter]) await admin.catalogue.remove({ params: { id: _id } })
})

test('staff choose what goes with a product, and the second of two is told', async ({
  page,
  admin,
  baseURL,
  noise,
}) => {
  noise.push(/status of 409/)
  const make = (title: string) =>
    admin.catalogue.add({ body: productInput({ title, product_images: [], Color: [] }) })
  const [kurta, shawl, other] = [
    await make('Linked Kurta'),
    await make('Linked Shawl'),
    await make('Linked Dupatta'),
  ]
  await arriveAsAdmin(page, baseURL)
  await page.goto(`/add-product/${kurta._id}`)
  await page.getByRole('button', { name: 'Goes with…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What goes with Linked Kurta' })
  const list = dialog.getByRole('group', { name: 'Completes the look with' })
  await list.getByRole('searchbox', { name: 'Add products' }).fill('Linked Shawl')
  await list.getByRole('button', { name: 'Add Linked Shawl' }).click()
  await expectAccessible(page)
  const none = { pair: [], look: [], instead: [] }
  const theirs = { ...none, pair: [other._id], seen: none }
  await admin.catalogue.saveLinks({ params: { id: kurta._id }, body: theirs })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Somebody has changed what goes with this product meanwhile.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Load it again' }).click()
  await expect(dialog.getByText('Linked Dupatta')).toBeVisible()
  await list.getByRole('searchbox', { name: 'Add products' }).fill('Linked Shawl')
  await list.getByRole('button', { name: 'Add Linked Shawl' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/product/${shawl.slug}`)
  await expect(page.getByRole('heading', { name: 'Complete the look' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Complete the look' }).getByRole('link', { name: 'Linked Kurta' }),
  ).toBeVisible()
  for (const { _id } of [kurta, shawl, other]) await admin.catalogue.remove({ params: { id: _id } })
})

/** What the demo has to sell of both pieces may change: the first size that is in stock. */
const chooseSizes = async (dialog: Locator) => {
  for (const sizes of await dialog.getByRole('group', { name: /^(Size|Age)/ }).all())
    await sizes
      .getByRole('radio', { name: /^(?!.*Sold out)/ })
      .first()
      .check()
}

for (const [where, path, press] of [
  ['the home page', '/', /^Add both, \$\d/],
  ['a list', '/category/w-mommy-and-me', 'Add both'],
] as const)
  test(`on ${where} a card adds both pieces of a pair in one press`, bothSizes, async ({ page, shopper }) => {
    await arriveSignedIn(page, shopper)
    await page.goto(path)
    await hydrated(page)
    // Other tests have pairs of their own for a while.
    const card = page.getByRole('listitem').filter({ hasText: 'Chunri Bandhani-Print Kurta' })
    const inList = path !== '/'
    if (inList) await card.getByRole('radio', { name: 'Peacock' }).check()
    await card.getByRole('button', { name: press }).click()
    const both = page.getByRole('dialog', { name: 'Add both' })
    const add = both.getByRole('button', { name: /^Add both to cart, \$\d/ })
    await expect(both.getByRole('heading', { level: 3 })).toHaveCount(2)
    if (inList) await expect(both.getByRole('radio', { name: 'Peacock', checked: true })).toHaveCount(2)
    const titles = await both.getByRole('heading', { level: 3 }).allTextContents()
    await add.click()
    await expect(both.getByText('Choose a size.')).toBeVisible()
    await chooseSizes(both)
    await expectAccessible(page)
    await add.click()
    await expect(page).toHaveURL('/add-to-cart')
    for (const name of titles)
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  })

test('of a pair of which one is sold out, the card leads to the piece that is left', async ({
  page,
  admin,
  frock,
  shopper,
}) => {
  const look = { category: 'k-hand-work' as const, product_images: frock.product_images, Color: [] }
  const [mother, daughter] = [
    await admin.catalogue.add({ body: productInput({ ...look, title: 'Left Kurta', Size: sizes('S') }) }),
    await admin.catalogue.add({
      body: productInput({
        ...look,
        title: 'Gone Frock',
        Size: sizes('3-4Y'),
        stock: [{ color: '', size: '3-4Y', quantity: 0 }],
      }),
    }),
  ]
  const body = { pair: [daughter._id], look: [], instead: [], seen: { pair: [], look: [], instead: [] } }
  await admin.catalogue.saveLinks({ params: { id: mother._id }, body })
  await arriveSignedIn(page, shopper)
  await page.goto('/search?q=Left+Kurta')
  await hydrated(page)
  const cards = page.getByRole('main').getByRole('article')
  await cards.filter({ hasText: 'Left Kurta' }).getByRole('button', { name: 'Add both' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add both' })
  await expect(dialog.getByText('The other piece is sold out at the moment.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Add to cart, / })).toBeVisible()
  for (const { _id } of [mother, daughter]) await admin.catalogue.remove({ params: { id: _id } })
})
