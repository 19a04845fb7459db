import { setMoney } from '../../../test-support/set-money.ts'
import { arriveSignedIn, expect } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

test.use({ expectedNoise: [/409/] })

test('a checkout that was open while the currency changed says so, and orders in the new one', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  await setMoney({ client: admin }, {})
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await page.getByLabel('Full name').fill('Ayesha Khan')
  await page.getByLabel('Address', { exact: true }).fill('House 12, Street 4')
  await page.getByRole('combobox', { name: 'City' }).fill('Lahore')
  await page.getByLabel('Postal code').fill('54000')
  const order = page.getByRole('button', { name: /^Place Order/ })
  await expect(order).toContainText(`$${frock.price.toFixed(2)}`)
  await setMoney({ client: admin }, { currency: 'EUR' })
  await order.click()
  await expect(page.getByText('Your cart has changed since this page was opened')).toBeVisible()
  await expect(order).toContainText(`€${frock.price.toFixed(2)}`)
  await order.click()
  await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible()
  expect((await shopper.api.orders.mine()).orders[0]).toMatchObject({ currency: 'EUR' })
})
