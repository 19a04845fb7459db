import {
  alertSaying,
  cardNumber,
  chooseCard,
  expectOnePaid,
  greeting,
  openCardForm,
  openCheckout,
  ordersOf,
  payNow,
  testCards,
  typeCard,
} from './card-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveSignedIn, beyondTheEdge, bothSizes, expect, test } from './shop-test.ts'

test('what is missing of the card is said beside it, and only the card is asked for', async ({
  page,
  shopper,
  frock,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await openCardForm(page, shopper, frock)
  const cardPart = page.getByRole('region', { name: 'Card', exact: true })
  await page.getByLabel('Postal code').fill('')
  await payNow(page).click()
  await expect(page.getByLabel('Postal code')).toBeFocused()
  await page.getByLabel('Postal code').fill('54000')
  await payNow(page).click()
  await expect(page.getByLabel('Cardholder name')).toBeFocused()
  for (const missing of ['name on the card', 'card number', 'expiry date', 'security code'])
    await expect(cardPart.getByText(`Enter the ${missing}.`)).toBeVisible()
  await page.getByLabel('Cardholder name').fill('Ayesha Khan')
  await cardNumber(page).pressSequentially('42424242')
  await expect(page.getByText('Enter the card number.')).toHaveCount(0)
  await payNow(page).click()
  await expect(cardPart.getByText('Your card number is incomplete.')).toBeVisible()
  await expect(cardNumber(page)).toBeFocused()
  await expectAccessible(page)
  expect(asked).not.toContain('/api/stripe/pay')
})

test('wrong card fields are counted with the others, the first is focused, and all that was typed stays', async ({
  page,
  shopper,
  frock,
}) => {
  await openCardForm(page, shopper, frock)
  await typeCard(page, testCards.pays)
  const securityCode = page.getByLabel('Credit or debit card CVC/CVV')
  await securityCode.fill('')
  await page.getByLabel('City').fill('')
  await payNow(page).click()
  await expect(page.getByLabel('City')).toBeFocused()
  await expect(page.getByText('Please check 2 fields:')).toBeVisible()
  await page.getByRole('link', { name: 'Enter the security code.' }).click()
  await expect(securityCode).toBeFocused()
  await securityCode.pressSequentially('12')
  await page.getByLabel('City').fill('Lahore')
  await page.getByLabel('Credit or debit card expiration date').fill('12')
  await payNow(page).click()
  await expect(page.getByLabel('Credit or debit card expiration date')).toBeFocused()
  await expect(page.getByText('Please check 2 fields:')).toBeVisible()
  await expect(page.getByRole('link', { name: /security code is incomplete/ })).toBeVisible()
  await expect(page.getByLabel('Cardholder name')).toHaveValue('Ayesha Khan')
  await expect(cardNumber(page)).toHaveValue('4242 4242 4242 4242')
  await expect(securityCode).toHaveValue('12')
  await expectAccessible(page)
  await securityCode.pressSequentially('3')
  await page.getByLabel('Credit or debit card expiration date').fill('1234')
  await expect(page.getByText(/is incomplete/)).toHaveCount(0)
  await payNow(page).click()
  await expect(greeting(page)).toBeVisible()
})

test(
  'expiry date and security code stand beside each other, below the number',
  bothSizes,
  async ({ page, shopper, frock }) => {
    await openCardForm(page, shopper, frock)
    const [number, expiry, code] = await Promise.all(
      ['number', 'expiry', 'cvc'].map(field => page.locator(`#card-${field}`).boundingBox()),
    )
    expect(expiry?.x).toBe(number?.x)
    expect(code?.y).toBe(expiry?.y)
    expect(code?.x).toBeGreaterThan((expiry?.x ?? 0) + (expiry?.width ?? 0))
  },
)

test.describe('without the card provider’s script', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('it is said, and Retry brings the form', async ({ page, shopper, frock }) => {
    await page.route('**/sandbox/stripe.js', route => route.abort(), { times: 1 })
    await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
    await arriveSignedIn(page, shopper)
    await page.goto('/checkout')
    await page.getByLabel('Postal code').fill('54000')
    await page.getByRole('radio', { name: /^Pay by card/ }).check()
    await expect(alertSaying(page, 'Stripe is not loaded.')).toBeVisible()
    await expectAccessible(page)
    await payNow(page).click()
    await expect(alertSaying(page, /^Stripe is not loaded\. Load the card form/)).toBeFocused()
    expect(await ordersOf(shopper)).toEqual([])
    await page.getByRole('button', { name: 'Retry' }).click()
    await typeCard(page, testCards.pays)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, frock)
  })
})

test('the form and the provider’s script are fetched only when a card is chosen', async ({
  page,
  shopper,
  frock,
}) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked()
  await page.getByLabel('Postal code').fill('54000')
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await expect(greeting(page)).toBeVisible()
  // All that a whole order for cash has asked for.
  const cards = () => scripts.filter(path => /sandbox\/stripe|card-fields|load-stripe/.test(path))
  expect(cards()).toEqual([])
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await page.goto('/checkout')
  await chooseCard(page)
  expect(cards()).toContain('/sandbox/stripe.js')
})

test('a card that was typed is still there after a look at cash, and cash can be paid after all', async ({
  page,
  shopper,
  frock,
}) => {
  await openCardForm(page, shopper, frock)
  await typeCard(page, testCards.pays)
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
  await expect(cardNumber(page)).toBeHidden()
  await page.getByRole('radio', { name: /^Pay by card/ }).check()
  await expect(page.getByLabel('Cardholder name')).toHaveValue('Ayesha Khan')
  await expect(cardNumber(page)).toHaveValue('4242 4242 4242 4242')
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await expect(greeting(page)).toBeVisible()
  expect(await ordersOf(shopper)).toMatchObject([{ paymentMethod: 'COD' }])
})

test.describe('on the narrowest screen', () => {
  // A phone's browser would zoom out of a page that is too wide, and hide that it is.
  test.use({ viewport: { width: 320, height: 640 }, isMobile: false, hasTouch: false })

  test('the card form and the bank’s question fit', async ({ page, shopper, frock }) => {
    await openCardForm(page, shopper, frock)
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
    await typeCard(page, testCards.secure)
    await expect(cardNumber(page)).toHaveJSProperty('value', '4000 0027 6000 3184')
    await payNow(page).click()
    await expect(page.getByRole('dialog', { name: '3-D Secure' })).toBeVisible()
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
  })
})

test.describe('a card form that is late', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('says that it is loading, and takes that back when it is there', async ({ page, shopper, frock }) => {
    const { promise: mayPass, resolve: letPass } = Promise.withResolvers<void>()
    await page.route('**/sandbox/stripe.js', async route => {
      await mayPass
      await route.continue()
    })
    await openCheckout(page, shopper, frock)
    await page.getByRole('radio', { name: /^Pay by card/ }).check()
    await payNow(page).click()
    const loading = alertSaying(page, 'The card form is still loading.')
    await expect(loading).toBeFocused()
    letPass()
    await expect(cardNumber(page)).toBeVisible()
    await expect(loading).toHaveCount(0)
  })

  test('because the shop did not say how it takes cards: cards can be chosen, and it is asked again', async ({
    page,
    shopper,
    frock,
  }) => {
    await page.route('**/api/stripe/setup', route => route.abort(), { times: 2 })
    await openCheckout(page, shopper, frock)
    await page.getByRole('radio', { name: /^Pay by card/ }).check()
    await expect(alertSaying(page, 'Stripe is not loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Test cards only, no money moves').first()).toBeVisible()
    await typeCard(page, testCards.pays)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
  })
})
