import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Product } from '../../src/contract/catalogue/catalogue.ts'
import { arriveSignedIn, type Shopper } from './shop-test.ts'

/** Test cards, as the card provider documents them. */
export const testCards = {
  pays: '4242424242424242',
  insufficientFunds: '4000000000009995',
  secure: '4000002760003184',
  secureThenDeclined: '4000008400001629',
}

/** Opens the checkout with one piece in the cart and the address filled in. */
export async function openCheckout(page: Page, shopper: Shopper, { _id }: Product): Promise<void> {
  await shopper.api.cart.add({ body: { productId: _id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await page.getByLabel('Postal code').fill('54000')
}

/** The same with the card form in sight. */
export async function openCardForm(page: Page, shopper: Shopper, product: Product): Promise<void> {
  await openCheckout(page, shopper, product)
  await chooseCard(page)
}

/** The same cart in another tab of the same browser. */
export async function openSecondTab(context: BrowserContext, shopper: Shopper): Promise<Page> {
  const page = await context.newPage()
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await page.getByLabel('Postal code').fill('54000')
  await chooseCard(page)
  return page
}

export async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Pay by card/ }).check()
  await expect(cardNumber(page)).toBeVisible()
}

export const cardNumber = (page: Page) => page.getByLabel('Credit or debit card number')
export const payNow = (page: Page) => page.getByRole('button', { name: /^Pay Now/ })
export const greeting = (page: Page) => page.getByRole('heading', { name: /Your order is placed/ })
/** The page's own alert, not one of the sandbox's fields. */
export const alertSaying = (page: Page, words: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: words })

/** Fills in a whole card at once; key by key is `test/sandbox/stripe-js.test.ts`. */
export async function typeCard(page: Page, number: string, name = 'Ayesha Khan'): Promise<void> {
  await page.getByLabel('Cardholder name').fill(name)
  await cardNumber(page).fill(number)
  await page.getByLabel('Credit or debit card expiration date').fill('1234')
  await page.getByLabel('Credit or debit card CVC/CVV').fill('123')
}

/** How often the browser asks for money and for an order. */
export function countCalls(page: Page) {
  const asked = { pay: 0, create: 0 }
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/stripe/pay') asked.pay += 1
    if (pathname === '/api/order/create') asked.create += 1
  })
  return asked
}

/** One order, paid by card. What the card provider does not answer at once follows by itself. */
export const expectOnePaid = (shopper: Shopper, { price }: Pick<Product, 'price'>) =>
  expect
    .poll(() => ordersOf(shopper), { timeout: 40_000 })
    .toEqual([{ paymentMethod: 'online', paymentState: 'paid', totalPrice: price }])

/** What the shopper has ordered: how often, how it is paid, how much. */
export async function ordersOf({ api }: Shopper) {
  const { orders } = await api.orders.mine()
  return orders.map(({ paymentMethod, paymentState, totalPrice }) => ({
    paymentMethod,
    paymentState,
    totalPrice,
  }))
}
