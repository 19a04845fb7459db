import type { Page } from '@playwright/test'
import type { Product } from '../../../src/contract/catalogue/catalogue.ts'
import { piecesLeft } from '../../../src/contract/catalogue/stock.ts'
import type { CheckoutSettings } from '../../../src/contract/settings/checkout-settings.ts'
import { remote } from '../../../test-support/remote-client.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, signIn } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'
import { setCheckout } from './set-checkout.ts'

test.use({ shopOf: import.meta.url })

test.describe.configure({ mode: 'default' })

const open: CheckoutSettings = {
  guestsMayOrder: true,
  postalCode: 'hidden',
  afterAdding: 'cart-page',
  afterOrdering: 'page',
}

const address = {
  Phone: '0300 1234567',
  'Full name': 'Bilal Ahmed',
  City: 'Lahore',
  Address: 'House 7, Street 2',
}

async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(address))
    await page.getByLabel(label, { exact: true }).fill(value)
}

/** The age of which most pieces are left in the colour that the product opens in, since other tests buy some. */
function fullestAge({ stock, Color: [first], Size }: Product): string {
  const left = (size: string) => piecesLeft(stock, { color: first?.Color, size })
  const [fullest] = Size.map(({ Size: size }) => size).toSorted((a, b) => left(b) - left(a))
  return fullest ?? ''
}

const inFullestAge = (product: Product) => `/product/${product.slug}?size=${fullestAge(product)}`

async function addToCart(page: Page, product: Product): Promise<void> {
  await page.goto(inFullestAge(product))
  await hydrated(page)
  await page.getByRole('button', { name: 'add to cart' }).first().click()
  await expect(page.getByRole('heading', { name: /^Cart \(/ })).toBeVisible()
}

async function orderAsGuest(page: Page, product: Product): Promise<void> {
  await addToCart(page, product)
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
}

test('from the chosen product to the order: three taps and four fields, without an account', async ({
  page,
  admin,
  frock,
}) => {
  await setCheckout(admin, open)
  let taps = 0
  const tap = async (name: RegExp | string, role: 'button' | 'link') => {
    taps++
    await page.getByRole(role, { name }).first().click()
  }
  await page.goto(inFullestAge(frock))
  await hydrated(page)
  await tap('add to cart', 'button')
  await tap('Proceed to Checkout', 'link')
  await expect(page.getByText('No account needed.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Postal code')).toHaveCount(0)
  await fillAddress(page)
  await tap(/Place Order/, 'button')
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  expect([taps, Object.keys(address).length]).toEqual([3, 4])
  await expectAccessible(page)
  await expect(page.getByText('To pay the courier')).toBeVisible()
  const facts = page.getByRole('region', { name: 'Delivery and payment' })
  await expect(facts).toContainText(/Bilal.*House 7/)
  await expect(page.getByRole('region', { name: 'What you ordered' }).locator('img')).toBeVisible()
  // Nothing of the address is stored.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(facts).toContainText('Lahore, Pakistan')
  await expect(page.getByText('Bilal')).toHaveCount(0)
  await page.goto('/user/orders')
  await expect(page.getByText('Placed on this device without an account.')).toBeVisible()
  const listed = page.getByRole('main').locator('li > details')
  await expect(listed).toHaveCount(1)
  await expect(listed).toContainText('Going to Lahore, Pakistan')
  await expect(page.getByRole('main')).not.toContainText(/Bilal|House 7|1234567/)
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible()
  await expect(page).toHaveURL('/my-order')
  await expect(page.getByText('Bilal')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  await expect(page.getByRole('status').getByText(/is cancelled\. We won’t send it/)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0)
})

test('what a guest types survives a reload, and what is missing is named', async ({ page, admin, frock }) => {
  await setCheckout(admin, open)
  await addToCart(page, frock)
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByLabel('Full name').fill('Bilal Ahmed')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Bilal Ahmed')
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(
    /Enter your phone number/,
  )
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
  await expectAccessible(page)
})

test('on a shared computer the orders are forgotten in every tab, and Back shows none; their links still open them', async ({
  page,
  context,
  admin,
  frock,
}) => {
  await setCheckout(admin, open)
  await orderAsGuest(page, frock)
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible()
  const link = await page.evaluate(() => JSON.parse(sessionStorage.getItem('mine:guest-order') ?? '{}').link)
  const other = await context.newPage()
  await other.goto(`/my-order?token=${link}`)
  await expect(other.getByRole('heading', { name: /^Order #/ })).toBeVisible()
  const list = await context.newPage()
  await list.goto('/user/orders')
  const listed = list.getByRole('main').locator('li > details')
  await expect(listed).toHaveCount(1)
  const answer = page.waitForResponse('**/api/order/of-guest')
  await page.goto('/user/orders')
  expect((await answer).headers()['cache-control']).toContain('no-store')
  await page.getByRole('button', { name: 'Forget these orders' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Forget these orders?' })
  await expect(dialog).toContainText('Nothing is cancelled')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep them here' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').locator('li > details')).toHaveCount(1)
  await page.getByRole('button', { name: 'Forget these orders' }).click()
  await dialog.getByRole('button', { name: 'Forget these orders' }).click()
  await expect(page.getByRole('heading', { name: 'No orders from this device' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(list.getByRole('heading', { name: 'No orders from this device' })).toBeVisible({
    timeout: 1_000,
  })
  await expect(other.getByRole('heading', { name: 'Open the link again' })).toBeVisible({ timeout: 1_000 })
  for (const tab of [page, other, list]) {
    const kept = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
    expect(await tab.evaluate(kept)).not.toMatch(/guest-order|checkout|Lahore|House 7/)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Open the link again' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'No order was placed here' })).toBeVisible()
  await list.reload()
  await expect(list.getByRole('heading', { name: 'No orders from this device' })).toBeVisible()
  await other.goto(`/my-order?token=${link}`)
  await expect(other.getByRole('heading', { name: /^Order #/ })).toBeVisible()
})

test('signing in at the checkout brings the cart along', async ({ page, admin, frock, shopper }) => {
  await setCheckout(admin, open)
  await addToCart(page, frock)
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await signIn(page, shopper)
  await expect(page.getByRole('heading', { name: '2 Payment' })).toBeVisible()
  expect((await shopper.api.cart.get()).items.map(item => item.productId._id)).toEqual([frock._id])
})

test('the form asks for a postal code as the owner has set, with an account as without', async ({
  page,
  admin,
  frock,
  shopper,
}) => {
  await setCheckout(admin, { ...open, postalCode: 'required' })
  await addToCart(page, frock)
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(page.getByLabel('Postal code', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription('Enter the postal code.')
  await expectAccessible(page)
  await setCheckout(admin, { ...open, postalCode: 'optional' })
  await page.reload()
  await expect(page.getByLabel('Postal code (optional)')).toBeVisible()
  await setCheckout(admin, open)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Bilal Ahmed')
  await expect(page.getByLabel('Postal code')).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await signIn(page, shopper)
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Postal code')).toHaveCount(0)
  const { Phone, ...others } = address
  for (const [label, value] of Object.entries(others))
    await page.getByLabel(label, { exact: true }).fill(value)
  const phone = page.getByLabel('Phone, needed for cash on delivery')
  await phone.fill('')
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/Enter your phone number/)
  await phone.fill(Phone)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
})

test('after the order a password makes an account that has it', async ({ page, admin, frock }) => {
  await setCheckout(admin, open)
  await addToCart(page, frock)
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await fillAddress(page)
  await page.getByText('Add a note or an email address').click()
  await page.getByLabel('Note').fill('Ring twice')
  await page.getByLabel('Email address').fill(`guest-${frock._id.slice(-6)}@example.com`)
  await page.getByRole('button', { name: /Place Order/ }).click()
  await page.getByLabel('Password', { exact: true }).fill('peacock lantern road')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Your account is ready.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.goto('/user/orders')
  await expect(page.getByText('House 7').or(page.getByText(frock.title)).first()).toBeVisible()
})

test('with the drawer: four taps from the chosen product to the order, and the matching piece is offered', async ({
  page,
  admin,
  guest,
}) => {
  await setCheckout(admin, { ...open, afterAdding: 'drawer' })
  const title = 'Saanjh Ajrak Kurta, Daughter'
  const { products } = await admin.catalogue.list({ query: { q: title } })
  const found = products.find(product => product.title === title)
  const daughter = await guest.catalogue.get({ params: { id: found?._id ?? '' } })
  await page.goto(`/product/${daughter.slug}`)
  await hydrated(page)
  await page.getByRole('group', { name: /^Age/ }).getByText(fullestAge(daughter), { exact: true }).click()
  await page.getByRole('button', { name: 'add to cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'In your cart' })
  await expect(drawer.getByRole('list', { name: 'Cart' }).getByText(daughter.title)).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'Goes with it' })).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Keep shopping' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(daughter.slug))
  await page.getByRole('button', { name: 'add to cart' }).first().click()
  await expect(drawer.getByText('2 pieces')).toBeVisible()
  await drawer.getByRole('link', { name: 'Check out' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: /Place Order/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
})

test('where the drawer does not load, the cart page opens', async ({ page, admin, frock, noise }) => {
  noise.push(/ERR_FAILED/)
  await setCheckout(admin, { ...open, afterAdding: 'drawer' })
  await page.route(/added-drawer/, route => route.abort())
  await addToCart(page, frock)
})

test('as specified, adding asks to sign in, and so does the cart', async ({ page, admin, frock }) => {
  await setCheckout(admin, { guestsMayOrder: false, afterAdding: 'cart-page', afterOrdering: 'greeting' })
  await page.goto('/add-to-cart')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(inFullestAge(frock))
  await hydrated(page)
  await page.getByRole('button', { name: 'add to cart' }).first().click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('the owner sets it on a screen, and it can be undone', async ({ page, baseURL, admin }) => {
  await setCheckout(admin, { guestsMayOrder: false, afterAdding: 'cart-page', afterOrdering: 'greeting' })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/settings/checkout')
  await hydrated(page)
  await page.getByRole('radio', { name: /^Everybody/ }).check()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Types phone, name and address')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. The shop shows it from now on.')).toBeVisible()
  expect((await admin.settings.get()).checkout.value.guestsMayOrder).toBe(true)
  await page
    .getByRole('region', { name: 'Last changes' })
    .getByRole('button', { name: /^Undo/ })
    .first()
    .click()
  await expect(page.getByText('The earlier values are back.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Only who has an account/ })).toBeChecked()
})

/** What somebody does next whose session has ended meanwhile, each of which asks the shop. */
const nextSteps: [string, (page: Page) => Promise<unknown>][] = [
  ['Place Order', page => page.getByRole('button', { name: /Place Order/ }).click()],
  ['a reload', page => page.reload()],
]

test.describe('a session that ends in the checkout', () => {
  test.use({ expectedNoise: [/401/] })

  for (const [name, goOn] of nextSteps)
    test(`leads at ${name} to signing in and back to the checkout, with what was typed`, async ({
      page,
      admin,
      frock,
      shopper,
    }) => {
      await setCheckout(admin, { ...open, postalCode: 'required' })
      await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
      await page.goto('/login?next=/checkout')
      await signIn(page, shopper)
      await page.getByLabel('Postal code').fill('54000')
      await page.getByLabel('Address', { exact: true }).fill('House 9, Typed Street')
      const token = await page.evaluate(() => sessionStorage.getItem('token'))
      await remote(new URL(page.url()).origin, token ?? '').accounts.logout()
      await goOn(page)
      await expect(page.getByText('Please sign in again')).toBeVisible()
      await expect(page).toHaveURL(/\/login\?next=%2Fcheckout&ended/)
      await signIn(page, shopper)
      await expect(page).toHaveURL('/checkout')
      await expect(page.getByLabel('Postal code')).toHaveValue('54000')
      await expect(page.getByLabel('Address', { exact: true })).toHaveValue('House 9, Typed Street')
      await page.getByRole('button', { name: /Place Order/ }).click()
      await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
      expect((await shopper.api.orders.mine({ query: { page: 1, limit: 2 } })).orders).toHaveLength(1)
    })
})

test('after a guest has ordered, the next account of the browser sees nothing of it', async ({
  page,
  admin,
  frock,
  shopper,
}) => {
  await setCheckout(admin, open)
  await orderAsGuest(page, frock)
  const kept = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(await kept()).not.toMatch(/Bilal|House 7|1234567/)
  await page.goto('/login?next=/order-placed')
  await signIn(page, shopper)
  await expect(page.getByRole('heading', { name: 'No order was placed here' })).toBeVisible()
  await page.goto('/my-order')
  await expect(page.getByRole('heading', { name: 'Open the link again' })).toBeVisible()
  expect(await kept()).not.toContain('guest-order')
  await page.goto('/user/orders')
  await expect(page.getByText('No orders found.')).toBeVisible()
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await page.goto('/checkout')
  await expect(page.getByLabel('Full name')).toHaveValue(`${shopper.firstName} ${shopper.lastName}`)
  await expect(page.getByLabel('Address', { exact: true })).not.toHaveValue(/House 7/)
})
