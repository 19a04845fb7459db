import { type Browser, expect as expectPage, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations, type Violation } from '../../test-support/find-violations.ts'
import { buildCardPage, openBrowser, openCardPage } from './open-card-page.ts'
import { cardIntent, type OpenSandbox, openSandbox } from './open-sandbox.ts'

let browser: Browser
let script: string
beforeAll(async () => {
  ;[browser, script] = await Promise.all([openBrowser(), buildCardPage()])
})
afterAll(() => browser.close())

const number = (page: Page) => page.getByLabel('Credit or debit card number')
const expiry = (page: Page) => page.getByLabel('Credit or debit card expiration date')
const cvc = (page: Page) => page.getByLabel('Credit or debit card CVC/CVV')

test('a typed card is grouped in fours and becomes a payment method', async () => {
  const sandbox = await openSandbox()
  const page = await openCardPage(browser, sandbox, script)
  await expectPage(page.getByText('Test mode')).toBeVisible()
  // A click on the shop's label focuses the field.
  await page.getByText('Card number').click()
  await page.keyboard.type('4242424242424242')
  await expectPage(number(page)).toHaveValue('4242 4242 4242 4242')
  await expectPage(page.getByTestId('brand')).toHaveText('visa')
  await expiry(page).pressSequentially('1250')
  await expectPage(expiry(page)).toHaveValue('12 / 50')
  await cvc(page).pressSequentially('123')
  await cvc(page).press('Enter')
  await expectPage(page.getByRole('status')).toHaveText(/^made pm_/)
  const id = (await page.getByRole('status').textContent())?.slice('made '.length) ?? ''
  expect(await sandbox.stripe.paymentMethods.retrieve(id)).toMatchObject({
    card: { last4: '4242', exp_month: 12, exp_year: 2050 },
    billing_details: { name: 'Amna Khan', address: { city: 'Lahore' } },
  })
})

test('a digit in the middle can be corrected, and the date deleted', async () => {
  const page = await openCardPage(browser, await openSandbox(), script)
  await number(page).pressSequentially('424242424242424')
  await number(page).press('Home')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', '9'])
    await number(page).press(key)
  await expectPage(number(page)).toHaveValue('4242 9424 2424 2424')
  await number(page).press('Backspace')
  await expectPage(number(page)).toHaveValue('4242 4242 4242 424')
  await expiry(page).pressSequentially('5')
  await expectPage(expiry(page)).toHaveValue('05 / ')
  for (const left of ['0', '']) {
    await expiry(page).press('Backspace')
    await expectPage(expiry(page)).toHaveValue(left)
  }
})

test('an American Express number is grouped 4-6-5 and has a four-digit code', async () => {
  const page = await openCardPage(browser, await openSandbox(), script)
  await number(page).pressSequentially('378282246310005')
  await expectPage(number(page)).toHaveValue('3782 822463 10005')
  await cvc(page).pressSequentially('12345')
  await expectPage(cvc(page)).toHaveValue('1234')
})

test('errors have the messages of Stripe.js', async () => {
  const page = await openCardPage(browser, await openSandbox(), script)
  const alert = page.getByRole('alert')
  await number(page).pressSequentially('4242')
  await expectPage(alert).toHaveText('')
  await number(page).blur()
  await expectPage(alert).toHaveText('Your card number is incomplete.')
  await expectPage(page.locator('#number')).toHaveClass(/StripeElement--invalid/)
  await number(page).fill('4242424242424241')
  await expectPage(alert).toHaveText('Your card number is invalid.')
  await number(page).fill('4242424242424242')
  await expectPage(alert).toHaveText('')
  await expiry(page).fill('1220')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expectPage(page.getByRole('status')).toHaveText(
    "invalid_expiry_year_past: Your card's expiration year is in the past.",
  )
})

test.for([
  ['Complete', 'intent requires_capture', 'requires_capture'],
  [
    'Fail',
    'payment_intent_authentication_failure: We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    'requires_payment_method',
  ],
  ['Close', /^payment_intent_authentication_failure/, 'requires_payment_method'],
  ['Escape', /^payment_intent_authentication_failure/, 'requires_payment_method'],
] as const)('3-D Secure: %s', async ([choice, told, status]) => {
  const sandbox = await openSandbox()
  const intent = await waiting(sandbox)
  const page = await openCardPage(browser, sandbox, script, intent.client_secret ?? '')
  await page.getByRole('button', { name: 'Authenticate' }).click()
  const dialog = page.getByRole('dialog', { name: '3-D Secure' })
  await expectPage(dialog).toContainText('Test mode')
  if (choice === 'Escape') await page.keyboard.press('Escape')
  else await dialog.getByRole('button', { name: choice }).click()
  await expectPage(dialog).toBeHidden()
  await expectPage(page.getByRole('status')).toHaveText(told)
  expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).status).toBe(status)
})

test('handleCardAction refuses an intent that needs no action', async () => {
  const sandbox = await openSandbox()
  const { client_secret } = await sandbox.stripe.paymentIntents.create({
    ...cardIntent,
    payment_method: 'pm_card_visa',
  })
  const page = await openCardPage(browser, sandbox, script, client_secret ?? '')
  await page.getByRole('button', { name: 'Authenticate' }).click()
  await expectPage(page.getByRole('status')).toHaveText(/^payment_intent_unexpected_state/)
})

test('form and dialog are accessible and fit a width of 320 pixels', async () => {
  const sandbox = await openSandbox()
  const page = await openCardPage(browser, sandbox, script, (await waiting(sandbox)).client_secret ?? '')
  await page.setViewportSize({ width: 320, height: 640 })
  await number(page).fill('4242424242424241')
  expect((await findViolations(page)).filter(isOfForm)).toEqual([])
  await page.getByRole('button', { name: 'Authenticate' }).click()
  await page.getByRole('dialog').waitFor()
  expect((await findViolations(page)).filter(isOfForm)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

/** Leaves out rules about the page around the form. */
const isOfForm = ({ rule }: Violation) =>
  !['landmark-one-main', 'page-has-heading-one', 'region'].includes(rule)

const waiting = ({ stripe }: OpenSandbox) =>
  stripe.paymentIntents.create({ ...cardIntent, payment_method: 'pm_card_authenticationRequired' })
