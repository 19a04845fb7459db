import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import type { Stage } from './stage/stage.ts'

export const cardScreens = ({ shopper, staff, paid, charged }: Stage): Screen[] => [
  { name: 'checkout-card', path: '/checkout', token: shopper, fullPage: true, act: chooseCard },
  { name: 'checkout-card-field', path: '/checkout', token: shopper, fullPage: true, act: payWithoutNumber },
  { name: 'checkout-card-error', path: '/checkout', token: shopper, fullPage: true, act: payDeclined },
  {
    name: 'checkout-card-not-loaded',
    path: '/checkout',
    token: shopper,
    fullPage: true,
    failing: '**/sandbox/stripe.js',
    act: page => chooseOnline(page),
  },
  { name: 'order-paid-by-card', path: `/user/orders/${paid._id}`, token: shopper, fullPage: true },
  { name: 'staff-payments', path: '/admin/payments', token: staff, listens: true },
  {
    name: 'staff-payments-close',
    path: '/admin/payments',
    token: staff,
    listens: true,
    act: page => page.getByRole('button', { name: /^Mark as settled/ }).click(),
  },
  {
    name: 'staff-payments-problem',
    path: detailsOf(charged._id),
    token: staff,
    listens: true,
    act: showPayment,
  },
  { name: 'staff-payments-order', path: detailsOf(paid._id), token: staff, listens: true, act: showPayment },
  { name: 'staff-payments-refund', path: detailsOf(paid._id), token: staff, listens: true, act: openRefund },
]

const detailsOf = (id: string) => `/admin/orders?tab=all&open=${id}`

const chooseOnline = (page: Page) => page.getByRole('radio', { name: /^Pay by card/ }).check()
const number = (page: Page) => page.getByLabel('Credit or debit card number')

async function chooseCard(page: Page) {
  await chooseOnline(page)
  await number(page).waitFor()
}

async function payWithoutNumber(page: Page) {
  await chooseCard(page)
  await page.getByLabel('Cardholder name').fill('Ayesha Khan')
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await page.getByText('Enter the card number.').first().waitFor()
}

async function payDeclined(page: Page) {
  await chooseCard(page)
  await page.getByLabel('Cardholder name').fill('Ayesha Khan')
  await number(page).pressSequentially('4000000000009995')
  await page.getByLabel('Credit or debit card expiration date').pressSequentially('1234')
  await page.getByLabel('Credit or debit card CVC/CVV').fill('123')
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await page.getByRole('alert').filter({ hasText: 'insufficient funds' }).waitFor()
}

const showPayment = (page: Page) => page.getByRole('region', { name: 'Payment' }).scrollIntoViewIfNeeded()

async function openRefund(page: Page) {
  await page.getByRole('button', { name: 'Refund…' }).click()
  await page.getByRole('dialog', { name: /^Refund order/ }).waitFor()
}
