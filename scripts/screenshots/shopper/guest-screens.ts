import type { Page } from '@playwright/test'
import { press } from '../press.ts'
import { lowSizes, type Screen } from '../screen.ts'
import { type Stage, slugs } from '../stage/stage.ts'

const kurta = `/product/${slugs.kurta}?color=Pistachio&size=XS`
const daughter = `/product/${slugs.daughter}?size=3-4Y`

/** What a shopper sees where no account is needed. */
export const guestScreens = ({ shopper, placed }: Stage): Screen[] =>
  [
    { name: 'cart-drawer', path: kurta, act: add },
    { name: 'cart-drawer-pair', path: daughter, act: add },
    { name: 'cart-drawer-low-screen', path: kurta, viewport: lowSizes, act: add },
    { name: 'guest-cart', path: kurta, fullPage: true, act: openCart },
    { name: 'guest-checkout', path: kurta, fullPage: true, act: checkOut },
    { name: 'guest-checkout-city', path: kurta, act: typeCity },
    { name: 'guest-checkout-errors', path: kurta, fullPage: true, act: orderNothing },
    { name: 'guest-checkout-low-screen', path: kurta, viewport: lowSizes, act: checkOut },
    { name: 'thank-you', path: daughter, fullPage: true, act: order },
    { name: 'thank-you-account', path: daughter, act: makeAccount },
    {
      name: 'thank-you-signed-in',
      path: `/order-placed?order=${placed._id}`,
      token: shopper,
      fullPage: true,
    },
    { name: 'guest-order-link', path: daughter, fullPage: true, act: openLink },
    { name: 'guest-order-cancel', path: daughter, act: askToCancel },
    { name: 'guest-order-cancelled', path: daughter, act: cancel },
    { name: 'guest-order-link-gone', path: '/my-order' },
  ].map(screen => ({ ...screen, forGuests: true }))

async function add(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'add to cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'In your cart' })
  await drawer.getByRole('list', { name: 'Cart' }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function openCart(page: Page) {
  await add(page)
  await page.goto(new URL('/add-to-cart', page.url()).href, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().waitFor()
}

async function checkOut(page: Page) {
  await add(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Check out' }).click()
  await page.getByText('No account needed.').waitFor()
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function typeCity(page: Page) {
  await checkOut(page)
  await field(page, 'City').fill('la')
  await page.getByRole('option').first().waitFor()
}

async function orderNothing(page: Page) {
  await checkOut(page)
  await press(page, /^Place Order/)
  await page.getByText(/^Please check/).waitFor()
}

async function order(page: Page) {
  await checkOut(page)
  await field(page, 'Phone').fill('0301 5550123')
  await field(page, 'Full name').fill('Hina Rasheed')
  await field(page, 'City').fill('Lahore')
  await field(page, 'Address').fill('House 7, Street 2, Model Town')
  await press(page, /^Place Order/)
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
}

async function makeAccount(page: Page) {
  await order(page)
  await page.getByLabel('Email').fill(`hina${Date.now()}@example.com`)
  await field(page, 'Password').fill('peacock lantern road')
  await press(page, 'Create account')
  await page.getByText('Your account is ready.').scrollIntoViewIfNeeded()
}

async function openLink(page: Page) {
  await order(page)
  await page.getByRole('link', { name: 'View your order' }).click()
  await page.getByRole('heading', { name: /^Order #/ }).waitFor()
}

async function askToCancel(page: Page) {
  await openLink(page)
  await press(page, 'Cancel the order')
  await page.getByRole('alertdialog').waitFor()
}

async function cancel(page: Page) {
  await askToCancel(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByText('Cancelled').first().waitFor()
}
