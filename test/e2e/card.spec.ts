import {
  alertSaying,
  cardNumber,
  countCalls,
  expectOnePaid,
  greeting,
  openCardForm,
  ordersOf,
  payNow,
  testCards,
  typeCard,
} from './card-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { beyondTheEdge, expect, onBothSizes, test } from './shop-test.ts'

test('a card pays: the form, the money and the greeting', async ({ page, shopper, frock }) => {
  await openCardForm(page, shopper, frock)
  await expect(page.getByText('Test cards only, no money moves').first()).toBeVisible()
  await onBothSizes(page, async () => {
    await expectAccessible(page)
    expect(await beyondTheEdge(page)).toBe(0)
  })
  await typeCard(page, testCards.pays)
  await expect(payNow(page)).toHaveText(new RegExp(`Pay Now · \\$${frock.price}`))
  await payNow(page).click()

  await expect(greeting(page)).toBeVisible()
  // What the card provider does not answer at once follows by itself.
  await expect(page.getByText('Paid by card', { exact: true })).toBeVisible({ timeout: 40_000 })
  await expectOnePaid(shopper, frock)
  await page.goto('/user/orders')
  await expect(page.getByText('Paid by card', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a payment that takes its time is told when it is taken, without a reload', async ({
  page,
  shopper,
  frock,
}) => {
  await openCardForm(page, shopper, frock)
  await typeCard(page, testCards.pays)
  let isTaken = false
  await page.route(/\/api\/order\/[0-9a-f-]{36}$/, async route => {
    const response = await route.fetch()
    const order = await response.json()
    await route.fulfill({ response, json: isTaken ? order : { ...order, paymentState: 'authorised' } })
  })
  await payNow(page).click()
  await expect(page.getByText('Card payment being taken')).toBeVisible()
  isTaken = true
  await expect(page.getByText('Paid by card', { exact: true })).toBeVisible({ timeout: 60_000 })
})

test('Enter in a card field pays, once', async ({ page, shopper, frock }) => {
  const asked = countCalls(page)
  await openCardForm(page, shopper, frock)
  await typeCard(page, testCards.pays)
  await page.getByLabel('Credit or debit card CVC/CVV').press('Enter')
  await page.keyboard.press('Enter')
  await expect(greeting(page)).toBeVisible()
  expect(asked).toEqual({ pay: 1, create: 1 })
  await expectOnePaid(shopper, frock)
})

test.describe('a card that is declined', () => {
  test.use({ expectedNoise: [/status of 402/] })

  test('is told in the bank’s words, keeps every field, and another card pays', async ({
    page,
    shopper,
    frock,
  }) => {
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.insufficientFunds)
    await payNow(page).click()
    await expect(
      alertSaying(page, /^Your card has insufficient funds\. You have not been charged/),
    ).toBeFocused()
    await expectAccessible(page)
    await expect(page.getByLabel('Cardholder name')).toHaveValue('Ayesha Khan')
    await expect(cardNumber(page)).toHaveValue('4000 0000 0000 9995')
    expect(await ordersOf(shopper)).toEqual([])

    await page.getByRole('button', { name: 'Try another card' }).click()
    await expect(cardNumber(page)).toBeFocused()
    await typeCard(page, testCards.pays)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, frock)
  })

  test('becomes an order paid in cash in one press', async ({ page, shopper, frock }) => {
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.insufficientFunds)
    await payNow(page).click()
    await expect(alertSaying(page, /You have not been charged/)).toBeFocused()
    await page.getByRole('button', { name: 'Pay cash on delivery' }).click()
    await expect(greeting(page)).toBeVisible()
    expect(await ordersOf(shopper)).toMatchObject([{ paymentMethod: 'COD' }])
  })
})

test('3-D Secure passed: the order is placed and paid', async ({ page, shopper, frock }) => {
  await openCardForm(page, shopper, frock)
  await typeCard(page, testCards.secure)
  await payNow(page).click()
  await expect(page.getByRole('dialog', { name: '3-D Secure' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeAttached()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(greeting(page)).toBeVisible()
  await expectOnePaid(shopper, frock)
})

test.describe('3-D Secure not passed', () => {
  test.use({ expectedNoise: [/status of 400/] })

  test('failed: nothing is charged or ordered, and another card pays', async ({ page, shopper, frock }) => {
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.secure)
    await payNow(page).click()
    await page.getByRole('button', { name: 'Fail' }).click()
    await expect(alertSaying(page, /unable to authenticate your payment method/)).toBeFocused()
    expect(await ordersOf(shopper)).toEqual([])
    await typeCard(page, testCards.pays)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, frock)
  })

  test('abandoned: the checkout opens again as it was, and the card pays then', async ({
    page,
    shopper,
    frock,
  }) => {
    await openCardForm(page, shopper, frock)
    await typeCard(page, testCards.secure)
    await payNow(page).click()
    await expect(page.getByRole('dialog', { name: '3-D Secure' })).toBeVisible()
    await page.reload()
    expect(await ordersOf(shopper)).toEqual([])
    await expect(page.getByLabel('Postal code')).toHaveValue('54000')
    await expect(page.getByRole('radio', { name: /^Pay by card/ })).toBeChecked()
    await typeCard(page, testCards.pays)
    await payNow(page).click()
    await expect(greeting(page)).toBeVisible()
    await expectOnePaid(shopper, frock)
  })
})

test('no card number is in any request to the shop, nor kept in the browser', async ({
  page,
  shopper,
  frock,
}) => {
  const sent: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/sandbox/')) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await openCardForm(page, shopper, frock)
  await typeCard(page, testCards.pays)
  await payNow(page).click()
  await expect(greeting(page)).toBeVisible()
  expect(sent.some(request => request.includes('/api/stripe/pay'))).toBe(true)
  expect(sent.filter(request => /4242\D{0,3}4242/.test(request))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toMatch(/4242/)
})
