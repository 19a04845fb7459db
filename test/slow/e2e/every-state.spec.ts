import type { Page } from '@playwright/test'
import type { Product, ProductInput } from '../../../src/contract/catalogue/catalogue.ts'
import type { Order } from '../../../src/contract/orders/orders.ts'
import { orderData, productInput } from '../../../test-support/factories.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveSignedIn, expect, hydrated, type Shopper, signIn, test } from '../../e2e/shop-test.ts'

const main = (page: Page) => page.getByRole('main')
const alert = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ })

/** What a page asks for in the browser: how it waits, what it says when that fails, and that Retry brings it. */
const fetched = [
  {
    path: '/add-to-cart',
    call: '**/api/cart/get',
    waiting: 'Loading your cart',
    words: 'Your cart could not be loaded.',
    after: (page: Page) => page.getByRole('heading', { name: 'Cart (2 items)' }),
  },
  {
    path: '/checkout',
    call: '**/api/cart/get',
    waiting: 'Loading checkout',
    words: 'Checkout could not be opened.',
    after: (page: Page) => page.getByLabel('Full name'),
  },
  {
    path: '/user/orders',
    call: '**/api/order/user/orders*',
    waiting: 'Loading orders...',
    words: 'Your orders could not be loaded.',
    after: (page: Page) => page.getByRole('heading', { name: /^Order #/ }),
  },
  {
    path: '/user/orders/:order',
    call: '**/api/order/:order',
    waiting: 'Loading your order',
    words: 'The order could not be loaded.',
    after: (page: Page) => page.getByRole('heading', { name: 'Order progress' }),
  },
  {
    path: '/?order=:order',
    call: '**/api/order/:order',
    waiting: 'Loading your order',
    words: 'The order did not load.',
    after: (page: Page) => page.getByRole('heading', { name: /Your order is placed/ }),
  },
  {
    path: '/wishlist',
    call: '**/api/wishlist',
    waiting: 'Loading your wishlist',
    words: 'The shop cannot be reached',
    after: (page: Page) => page.getByText('1 item', { exact: true }),
  },
  {
    path: '/profile',
    call: '**/api/user/user/*',
    waiting: 'Loading your profile',
    words: 'Failed to load user data.',
    after: (page: Page) => page.getByText('Last name', { exact: true }),
  },
]

test.describe('what does not load', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  for (const { path, call, waiting, words, after } of fetched) {
    test(`${path} shows that it loads, says what failed, and Retry brings it`, async ({
      page,
      shopper,
      frock,
    }) => {
      const { _id } = await fillAccount(shopper, frock)
      await arriveSignedIn(page, shopper)
      const asked = call.replace(':order', _id)
      const fail = await hold(page, asked)
      await page.goto(path.replace(':order', _id))
      await hydrated(page)
      await expect(main(page).getByText(waiting, { exact: true })).toBeAttached()
      await expectAccessible(page)
      fail()
      await expect(alert(page)).toContainText(words)
      await expectAccessible(page)
      await page.unroute(asked)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(after(page).first()).toBeVisible()
    })
  }
})

test.describe('what the shop refuses', () => {
  test.use({ expectedNoise: [/40[0149]/] })

  test('signing in', async ({ page, shopper }) => {
    await page.goto('/login?created=1')
    await hydrated(page)
    await expectAccessible(page)
    await signIn(page, { email: shopper.email, password: 'not the password' })
    await expect(alert(page)).toBeFocused()
    await expectAccessible(page)
  })

  test('signing up', async ({ page }) => {
    await page.goto('/signup')
    await hydrated(page)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(/^Please check \d+ fields/)).toBeVisible()
    await expectAccessible(page)
  })
})

test('an order on its way, delivered and cancelled, to its buyer and to who follows it', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const [delivered, cancelled] = [await order(shopper, frock), await order(shopper, frock)]
  const move = (id: string, status: 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled') =>
    admin.orders.updateStatus({ params: { id }, body: { status } })
  for (const status of ['Processing', 'Shipped', 'Delivered'] as const) await move(delivered._id, status)
  await move(cancelled._id, 'Cancelled')
  await arriveSignedIn(page, shopper)
  for (const { _id } of [delivered, cancelled]) {
    await page.goto(`/user/orders/${_id}`)
    await expect(main(page).locator('[aria-current=step]')).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(`/track?number=${delivered.number}`)
  await hydrated(page)
  await page.getByLabel('Phone').fill('0300 7654321')
  await page.getByRole('button', { name: 'Track order' }).click()
  await expect(main(page).locator('[aria-current=step]')).toBeVisible()
  await expectAccessible(page)
})

test('a wishlist with a sold-out piece, and with what was just taken out', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const soldOut = await admin.catalogue.add({ body: productInput({ ...lookOf(frock), inventory: 0 }) })
  await shopper.api.wishlist.add({ body: { productIds: [soldOut._id, frock._id] } })
  await arriveSignedIn(page, shopper)
  await page.goto('/wishlist')
  await expect(main(page).getByText('Sold out', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await main(page)
    .getByRole('button', { name: `Save ${frock.title} for later` })
    .click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectAccessible(page)
  await admin.catalogue.remove({ params: { id: soldOut._id } })
})

test('the profile being edited, refused, asked about and left by signing out', async ({ page, shopper }) => {
  await arriveSignedIn(page, shopper)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expectAccessible(page)
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByText('firstName cannot be empty.').last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Zari, home page/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await signOutElsewhere(page)
  await expect(page.getByText('You are signed out')).toBeVisible()
  await expectAccessible(page)
})

test('home for a guest with an order in the address, and after the deal has ended', async ({ page }) => {
  await page.goto('/?order=00000000-0000-4000-8000-000000000000')
  await hydrated(page)
  await expect(page.getByText('Sign in to see it.')).toBeVisible()
  await expectAccessible(page)
  await page.clock.install({ time: Date.now() + 365 * 86_400_000 })
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByText('Time has ended!').filter({ visible: true })).toBeVisible()
  await expectAccessible(page)
})

const lookOf = ({ product_images }: Product): Partial<ProductInput> => ({
  product_images,
  Color: [],
  category: 'k-hand-work',
})

const order = async ({ api }: Shopper, { _id }: Product): Promise<Order> => {
  await api.cart.add({ body: { productId: _id, quantity: 1, options: { size: '5-6Y' } } })
  return api.orders.create({ body: orderData({ phone: '0300 7654321' }) })
}

/** Somebody who has ordered, has two pieces in the cart and keeps one for later. */
async function fillAccount(shopper: Shopper, frock: Product): Promise<Order> {
  const { api } = shopper
  const placed = await order(shopper, frock)
  await api.cart.add({ body: { productId: frock._id, quantity: 2 } })
  await api.wishlist.add({ body: { productIds: [frock._id] } })
  return placed
}

/** Keeps an answer back until the returned function lets it fail. */
async function hold(page: Page, call: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(call, async route => {
    await promise
    await route.abort()
  })
  return resolve
}

/** What another tab leaves behind when somebody signs out in it. */
const signOutElsewhere = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out-at', newValue: 'left' }))
  })
