import { holdMs } from '../../../src/server/payments/limits.ts'
import {
  alertSaying,
  cardNumber,
  chooseCard,
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
import { expect, loseAnswer, signIn, test } from '../../e2e/shop-test.ts'

const ready = 'Your card is ready'

test.describe('a card that was authorised and not yet ordered with', () => {
  test.use({ expectedNoise: [/ERR_FAILED|status of (401|402)/] })

  test.beforeEach(async ({ page, shopper, frock }) => {
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.pays)
    await page.route('**/api/order/create', route => route.abort(), { times: 1 })
    await payNow(page).click()
    await expect(alertSaying(page, /will not charge you or place the order twice/)).toBeFocused()
  })

  test('is released when another card is entered, and that card pays', async ({ page, shopper, frock }) => {
    const asked = countCalls(page)
    await expect(page.getByText(ready)).toBeVisible()
    await expect(cardNumber(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Use another card' }).click()
    await expect(page.getByRole('region', { name: 'Card' })).toBeFocused()
    await typeCard(page, testCards.insufficientFunds)
    await expectAccessible(page)
    await payNow(page).click()
    await expect(alertSaying(page, 'Your card has insufficient funds.')).toBeFocused()
    expect(await ordersOf(shopper)).toEqual([])
    await typeCard(page, testCards.pays)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    expect(asked).toEqual({ pay: 2, create: 1 })
    await expectOnePaid(shopper, frock)
  })

  test('is not offered for another cart: the card is asked for again', async ({ page, shopper, frock }) => {
    await page.reload()
    await expect(page.getByText(ready)).toBeVisible()
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
    await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
    await page.getByRole('button', { name: /^Place Order/ }).click()
    await expect(alertSaying(page, /Your cart has changed/)).toBeFocused()
    await chooseCard(page)
    await expect(page.getByText(ready)).toHaveCount(0)
    await typeCard(page, testCards.pays)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, { price: frock.price * 2 })
  })

  test('an order placed as the session ended is confirmed after signing in', async ({ page, shopper }) => {
    await page.route('**/api/order/create', loseAnswer, { times: 1 })
    await payNow(page).click()
    await expect(alertSaying(page, /will not charge you or place the order twice/)).toBeFocused()
    await shopper.api.accounts.logout()
    await payNow(page).click()
    await expect(page.getByText('Please sign in again')).toBeVisible()
    await signIn(page, shopper)
    await expect(greeting(page)).toBeVisible()
    await expect(page.getByText('Paid by card', { exact: true })).toBeVisible({ timeout: 40_000 })
  })
})

test.describe('an authorisation that the shop holds no longer', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('is not offered for payment: the card is asked for again', async ({ page, shopper, frock }) => {
    await page.clock.install()
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.pays)
    await page.route('**/api/order/create', route => route.abort(), { times: 1 })
    await payNow(page).click()
    await expect(page.getByText(ready)).toBeVisible()
    await page.clock.fastForward(holdMs)
    await expect(page.getByText(ready)).toHaveCount(0)
    await typeCard(page, testCards.pays)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, frock)
  })
})

test.describe('the bank’s question in two tabs', () => {
  test.use({ expectedNoise: [/status of 4(00|09)/] })

  test('answered in one tab: the other tab shows the same order', async ({
    page,
    context,
    shopper,
    frock,
  }) => {
    await openCardForm(page, shopper, frock)
    const other = await openSecondTab(context, shopper)
    for (const tab of [other, page]) {
      await typeCard(tab, testCards.secure)
      await payNow(tab).click()
      await expect(tab.getByRole('dialog', { name: '3-D Secure' })).toBeVisible()
    }
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Complete' }).click()
      await expect(greeting(tab)).toBeVisible()
    }
    await expectOnePaid(shopper, frock)
  })

  test('released for another cart meanwhile: that cart is shown, and the card pays for it', async ({
    page,
    shopper,
    frock,
  }) => {
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.secure)
    await payNow(page).click()
    await expect(page.getByRole('dialog', { name: '3-D Secure' })).toBeVisible()
    await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
    await shopper.api.payments.pay({ body: { paymentMethodId: 'pm_card_chargeDeclined' } }).catch(() => {})
    await page.getByRole('button', { name: 'Complete' }).click()
    const alert = alertSaying(page, /Your cart has changed .* Your card has not been charged/)
    await expect(alert).toBeFocused()
    expect(await ordersOf(shopper)).toEqual([])
    await typeCard(page, testCards.pays)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, { price: frock.price * 2 })
  })
})

test('leaving while the order is placed asks first and does not navigate back later', async ({
  page,
  shopper,
  frock,
}) => {
  await openCardForm(page, shopper, frock)
  await typeCard(page, testCards.pays)
  const { promise: mayPass, resolve: letPass } = Promise.withResolvers<void>()
  await page.route('**/api/order/create', async route => {
    await mayPass
    await route.continue()
  })
  await payNow(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Processing...' })).toBeAttached()
  const back = page.getByRole('link', { name: 'Back to cart' })
  await back.click()
  const ask = page.getByRole('alertdialog', { name: 'Leave while your order is being placed?' })
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/checkout')
  await back.click()
  await ask.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Cart/ })).toBeVisible()
  const answered = page.waitForResponse('**/api/order/create')
  letPass()
  await (await answered).finished()
  await expectOnePaid(shopper, frock)
  await expect(page).toHaveURL('/add-to-cart')
})
