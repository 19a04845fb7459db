import type { Route } from '@playwright/test'
import type { Product } from '../../../src/contract/catalogue/catalogue.ts'
import type { ApiClient } from '../../../src/web/api/client.ts'
import { orderData, productInput } from '../../../test-support/factories.ts'
import {
  alertSaying,
  cardNumber,
  countCalls,
  expectOnePaid,
  greeting,
  openCardForm,
  openSecondTab,
  ordersOf,
  payNow,
  testCards,
  typeCard,
} from '../../e2e/card-steps.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { expect, loseAnswer, test } from '../../e2e/shop-test.ts'

test('a double click pays and orders once', async ({ page, shopper, frock }) => {
  const asked = countCalls(page)
  await openCardForm(page, shopper, frock)
  await typeCard(page, testCards.pays)
  await payNow(page).dblclick()
  await expect(greeting(page)).toBeVisible()
  expect(asked).toEqual({ pay: 1, create: 1 })
  await expectOnePaid(shopper, frock)
})

test.describe('the connection cut between payment and order', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('says so, and the next try orders with the same payment', async ({ page, shopper, frock }) => {
    const asked = countCalls(page)
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.pays)
    await page.route('**/api/order/create', route => route.abort(), { times: 1 })
    await payNow(page).click()
    await expect(alertSaying(page, /will not charge you or place the order twice/)).toBeFocused()
    await expectAccessible(page)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    expect(asked).toEqual({ pay: 1, create: 2 })
    await expectOnePaid(shopper, frock)
  })

  test('and the page loaded anew: the card need not be entered again', async ({ page, shopper, frock }) => {
    const asked = countCalls(page)
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.pays)
    await page.route('**/api/order/create', route => route.abort(), { times: 1 })
    await payNow(page).click()
    await expect(alertSaying(page, /cannot be reached/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Your card is ready')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Pay by card/ })).toBeChecked()
    await expect(cardNumber(page)).toHaveCount(0)
    await expectAccessible(page)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    expect(asked).toEqual({ pay: 1, create: 2 })
    await expectOnePaid(shopper, frock)
  })

  test('the answer lost on its way: a reload greets the order that was placed', async ({
    page,
    shopper,
    frock,
  }) => {
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.pays)
    await page.route('**/api/order/create', loseAnswer, { times: 1 })
    await payNow(page).click()
    await expect(alertSaying(page, /cannot be reached/)).toBeVisible()
    await page.reload()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, frock)
  })

  test('the answer to the payment lost: the next try uses the same payment', async ({
    page,
    shopper,
    frock,
  }) => {
    const asked = countCalls(page)
    await page.route('**/api/stripe/pay', loseAnswer, { times: 1 })
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.pays)
    await payNow(page).click()
    await expect(alertSaying(page, /cannot be reached/)).toBeFocused()
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    expect(asked).toEqual({ pay: 2, create: 1 })
    await expectOnePaid(shopper, frock)
  })
})

test.describe('two tabs at once', () => {
  // The order of one may come before the other's payment, which then finds no cart.
  test.use({ expectedNoise: [/status of 409/] })

  test('two tabs pay one cart at once: one payment, one order, both greeted', async ({
    page,
    context,
    shopper,
    frock,
  }) => {
    await openCardForm(page, shopper, frock)
    const other = await openSecondTab(context, shopper)
    await typeCard(page, testCards.pays)
    await typeCard(other, testCards.pays)
    await Promise.all([payNow(page).click(), payNow(other).click()])
    await expect(greeting(page)).toBeVisible()
    await expect(greeting(other)).toBeVisible()
    await expectOnePaid(shopper, frock)
  })
})

test('a second tab that pays after the first is greeted with the order there is', async ({
  page,
  context,
  shopper,
  frock,
}) => {
  await openCardForm(page, shopper, frock)
  const other = await openSecondTab(context, shopper)
  await typeCard(other, testCards.pays)
  await typeCard(page, testCards.pays)
  await payNow(page).click()
  await expect(greeting(page)).toBeVisible()
  await payNow(other).click()
  await expect(greeting(other)).toBeVisible()
  await expectOnePaid(shopper, frock)
})

test.describe('the cart no longer as it was', () => {
  test.use({ expectedNoise: [/status of 409/] })

  test('another price: it is shown, nothing is charged, and then paid at that price', async ({
    page,
    shopper,
    admin,
    frock,
  }) => {
    const product = await newProduct(admin, frock, 5)
    await openCardForm(page, shopper, product)
    await typeCard(page, testCards.pays)
    await reprice(admin, product, 45)
    await payNow(page).click()
    await expect(alertSaying(page, /now comes to \$45\.00.*Your card has not been charged/)).toBeFocused()
    await expectAccessible(page)
    await expect(payNow(page)).toHaveText(/\$45\.00/)
    expect(await ordersOf(shopper)).toEqual([])
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, { price: 45 })
  })

  test('another price after the card was authorised: paid once, at the new price', async ({
    page,
    shopper,
    admin,
    frock,
  }) => {
    const product = await newProduct(admin, frock, 1)
    await openCardForm(page, shopper, product)
    await typeCard(page, testCards.pays)
    const raiseThenGoOn = async (route: Route) => {
      await reprice(admin, product, 45)
      await route.continue()
    }
    await page.route('**/api/order/create', raiseThenGoOn, { times: 1 })
    await payNow(page).click()
    await expect(alertSaying(page, /Your card has not been charged/)).toBeFocused()
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, { price: 45 })
  })

  test('sold to somebody else: it is said, nothing is charged, and the cart is one step away', async ({
    page,
    shopper,
    stranger,
    admin,
    frock,
  }) => {
    const product = await newProduct(admin, frock, 1)
    await openCardForm(page, shopper, product)
    await typeCard(page, testCards.pays)
    const buyFirst = async (route: Route) => {
      await stranger.api.cart.add({ body: { productId: product._id, quantity: 1 } })
      await stranger.api.orders.create({ body: orderData() })
      await route.continue()
    }
    await page.route('**/api/stripe/pay', buyFirst, { times: 1 })
    await payNow(page).click()
    await expect(alertSaying(page, /Your card has not been charged/)).toBeFocused()
    await expectAccessible(page)
    expect(await ordersOf(shopper)).toEqual([])
    await page.getByRole('link', { name: 'Change your cart' }).click()
    await expect(page).toHaveURL('/add-to-cart')
  })
})

test('a piece that is being paid for cannot be bought away', async ({
  page,
  shopper,
  stranger,
  admin,
  frock,
}) => {
  const product = await newProduct(admin, frock, 1)
  await stranger.api.cart.add({ body: { productId: product._id, quantity: 1 } })
  await openCardForm(page, shopper, product)
  await typeCard(page, testCards.secure)
  await payNow(page).click()
  await expect(page.getByRole('dialog', { name: '3-D Secure' })).toBeVisible()
  await expect(stranger.api.orders.create({ body: orderData() })).rejects.toMatchObject({
    code: 'out_of_stock',
  })
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(greeting(page)).toBeVisible()
})

const inputOf = (pictures: string[], price: number) =>
  productInput({ price, displayPrice: 64, product_images: pictures, Color: [], Size: [] })

/** A product of the test's own, at $40, with the pictures of another. */
const newProduct = (admin: ApiClient, { product_images }: Product, inventory: number) =>
  admin.catalogue.add({ body: { ...inputOf(product_images, 40), inventory } })

const reprice = (admin: ApiClient, { _id, title, product_images }: Product, price: number) =>
  admin.catalogue.edit({ params: { id: _id }, body: { ...inputOf(product_images, price), title } })
