import type { Page } from '@playwright/test'
import type { Product } from '../../src/contract/catalogue/catalogue.ts'
import { productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveSignedIn, expect, hydrated, signIn, test } from './shop-test.ts'

const category = '/category/k-froks'
const heart = (page: Page, { title }: Pick<Product, 'title'>) =>
  page.getByRole('main').getByRole('button', { name: `Save ${title} for later`, exact: true })
const card = (page: Page, { title }: Pick<Product, 'title'>) =>
  page.getByRole('main').getByRole('link', { name: title, exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test('a guest saves a product with its heart and finds it on the wishlist and after a reload', async ({
  page,
  frock,
}) => {
  await page.goto(category)
  await heart(page, frock).click()
  await expect(heart(page, frock)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart(page, frock)).toHaveAttribute('aria-pressed', 'true')
  if (!isPhone(page)) await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  await page.goto('/wishlist')
  await expect(card(page, frock)).toBeVisible()
  await expect(page.getByText('1 item, saved in this browser.')).toBeVisible()
  await expectAccessible(page)
})

test('hearts in lists are hidden without JavaScript', async ({ page, browser, baseURL, frock }) => {
  await page.goto(category)
  await expect(heart(page, frock)).toBeVisible()
  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const quiet = await still.newPage()
  await quiet.goto(category)
  await expect(card(quiet, frock)).toBeVisible()
  await expect(heart(quiet, frock)).toBeHidden()
  await quiet.goto('/wishlist')
  await expect(quiet.getByText(/needs JavaScript/)).toBeVisible()
  await still.close()
})

test('an empty wishlist says how to fill it and leads on', async ({ page }) => {
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect(page).toHaveTitle(/^Wishlist/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Kids' }).click()
  await expect(page).toHaveURL('/category/kids')
})

test('a piece taken out can be put back where it was, by keyboard alone', async ({ page, guest }) => {
  const [first, second, third] = await three(guest)
  await keepInBrowser(page, [first, second, third])
  await page.goto('/wishlist')
  await heart(page, second).focus()
  await page.keyboard.press('Enter')
  await expect(card(page, second)).toHaveCount(0)
  await expect(heart(page, third)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `Removed: ${second.title}` })).toBeVisible()
  await undo(page).focus()
  await page.keyboard.press('Enter')
  await expect(heart(page, second)).toBeFocused()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    [first, second, third].map(product => product.title),
  )
  await expect(undo(page)).toHaveCount(0)
})

test('taking out the last piece leaves the empty page with the focus on its heading', async ({
  page,
  frock,
}) => {
  await keepInBrowser(page, [frock])
  await page.goto('/wishlist')
  await heart(page, frock).click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('what a guest kept goes to the account at sign-in, and signing out leaves nothing of it', async ({
  page,
  shopper,
  guest,
  noise,
}) => {
  // What the page still reads while it signs out is refused.
  noise.push(/status of 401/)
  const [mine, kept] = await three(guest)
  await shopper.api.wishlist.add({ body: { productIds: [mine._id] } })
  await keepInBrowser(page, [kept])
  await page.goto('/login?next=/wishlist')
  await signIn(page, shopper)
  await expect(page).toHaveURL('/wishlist')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([kept.title, mine.title])
  await expect(page.getByText('2 items', { exact: true }).last()).toBeVisible()
  await expect.poll(() => inBrowser(page)).toBeNull()
  const { products } = await shopper.api.wishlist.get()
  expect(products.map(({ _id }) => _id)).toEqual([kept._id, mine._id])

  await logOut(page, shopper.email)
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect.poll(() => inBrowser(page)).toBeNull()
})

test('hearts and wishlist follow changes in another tab', async ({ page, context, guest }) => {
  const [first, second] = await three(guest)
  await keepInBrowser(page, [first])
  await page.goto('/wishlist')
  await expect(card(page, first)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/product/${second.slug}`)
  await hydrated(other)
  await other.evaluate(ids => localStorage.setItem('wishlist', JSON.stringify(ids)), [second._id, first._id])
  await expect(card(page, second)).toBeVisible()
  await heart(page, first).click()
  await expect(card(page, first)).toHaveCount(0)
  await expect.poll(() => inBrowser(other)).toBe(JSON.stringify([second._id]))
})

test("unreadable content in the browser's storage is ignored", async ({ page, frock }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('wishlist')) localStorage.setItem('wishlist', '[{"id":1},"../x",null')
  })
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await page.goto(category)
  await heart(page, frock).click()
  await expect(heart(page, frock)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => inBrowser(page)).toBe(JSON.stringify([frock._id]))
})

test('a piece that is sold out says so, one no longer sold is gone from the count', async ({
  page,
  admin,
  frock,
}) => {
  const { product_images, Color } = frock
  const add = (inventory: number) =>
    admin.catalogue.add({ body: productInput({ inventory, product_images, Color }) })
  const [soldOut, gone] = [await add(0), await add(5)]
  await admin.catalogue.remove({ params: { id: gone._id } })
  await keepInBrowser(page, [gone, soldOut])
  await page.goto('/wishlist')
  await expect(page.getByRole('article').filter({ hasText: 'Sold out' })).toHaveCount(1)
  await expect(page.getByText('1 item, saved in this browser.')).toBeVisible()
  await expect.poll(() => inBrowser(page)).toBe(JSON.stringify([soldOut._id]))
  await admin.catalogue.remove({ params: { id: soldOut._id } })
})

test.describe('when the shop refuses', () => {
  test.use({ expectedNoise: [/503/] })

  test('a heart that could not be saved goes back and says why', async ({ page, shopper, frock }) => {
    await arriveSignedIn(page, shopper)
    await page.goto(category)
    await page.route('**/api/wishlist', route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, json: busy }) : route.continue(),
    )
    await heart(page, frock).click()
    await expect(
      page.getByRole('status').filter({ hasText: `Not saved: ${frock.title}. ${busy.error.message}` }),
    ).toBeVisible()
    await expect(heart(page, frock)).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(page)
    await page.unroute('**/api/wishlist')
    await heart(page, frock).click()
    await expect(heart(page, frock)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => (await shopper.api.wishlist.get()).products.length).toBe(1)
  })
})

const busy = { error: { code: 'busy', message: 'The shop is busy just now.' } }

async function three(guest: {
  catalogue: { newArrivals: (request: { query: { limit: number } }) => Promise<Product[]> }
}) {
  const [first, second, third] = await guest.catalogue.newArrivals({ query: { limit: 3 } })
  if (!first || !second || !third) throw new Error('The demo has three products.')
  return [first, second, third] as const
}

/** Once only: what the page does with the list afterwards must stand. */
async function keepInBrowser(page: Page, products: readonly Product[]) {
  await page.addInitScript(
    ids => {
      if (sessionStorage.getItem('kept')) return
      sessionStorage.setItem('kept', 'yes')
      localStorage.setItem('wishlist', ids)
    },
    JSON.stringify(products.map(({ _id }) => _id)),
  )
}

const inBrowser = (page: Page) => page.evaluate(() => localStorage.getItem('wishlist'))

async function logOut(page: Page, username: string) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
  else await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token')), username).toBeNull()
}
