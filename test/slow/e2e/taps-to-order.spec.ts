import type { Page } from '@playwright/test'
import { orderData } from '../../../test-support/factories.ts'
import { arriveSignedIn, expect, hydrated, test } from '../../e2e/shop-test.ts'

/** Presses what is called so, and counts. */
function tapping(page: Page) {
  const taps: string[] = []
  const tap = async (role: 'button' | 'link', name: string | RegExp) => {
    taps.push(String(name))
    await page.getByRole(role, { name }).first().click()
  }
  return { taps, tap }
}

test('who has ordered before orders again in three taps and no field', async ({ page, shopper, frock }) => {
  const options = { size: frock.Size[0]?.Size ?? '' }
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1, options } })
  await shopper.api.orders.create({ body: orderData() })
  await arriveSignedIn(page, shopper)
  await page.goto(`/product/${frock.slug}?size=${options.size}`)
  await hydrated(page)
  const { taps, tap } = tapping(page)
  await tap('button', 'add to cart')
  await tap('link', 'Proceed to Checkout')
  await expect(page.getByLabel(/^Phone/)).not.toHaveValue('')
  await tap('button', /Place Order/)
  await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible()
  expect(taps).toHaveLength(3)
  expect((await shopper.api.orders.mine({ query: {} })).total).toBe(2)
})
