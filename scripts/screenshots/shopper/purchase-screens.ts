import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage/stage.ts'

export const purchaseScreens = ({ shopper, newcomer, undecided, unlucky }: Stage): Screen[] => [
  { name: 'cart', path: '/add-to-cart', token: shopper },
  { name: 'cart-whole', path: '/add-to-cart', token: shopper, fullPage: true },
  { name: 'cart-empty', path: '/add-to-cart', token: newcomer },
  { name: 'cart-unavailable', path: '/add-to-cart', token: unlucky },
  { name: 'cart-loading', path: '/add-to-cart', token: shopper, held: '**/api/cart/get' },
  { name: 'cart-error', path: '/add-to-cart', token: shopper, failing: '**/api/cart/get' },
  { name: 'checkout', path: '/checkout', token: shopper, fullPage: true },
  { name: 'checkout-empty', path: '/checkout', token: shopper, fullPage: true, act: clearAddress },
  { name: 'checkout-errors', path: '/checkout', token: shopper, fullPage: true, act: orderWithoutAddress },
  { name: 'checkout-loading', path: '/checkout', token: shopper, held: '**/api/cart/get' },
  { name: 'cart-undo', path: '/add-to-cart', token: undecided, act: removeLine },
]

async function clearAddress(page: Page) {
  for (const label of ['Full name', 'Address', 'City', 'Postal code', 'Phone']) {
    await page.getByLabel(label, { exact: true }).fill('')
  }
}

async function orderWithoutAddress(page: Page) {
  await clearAddress(page)
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await page.getByText(/^Please check/).waitFor()
}

async function removeLine(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
}
