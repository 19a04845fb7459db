import { expect, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')
const buyer = await makeUser(shop)

async function askForPostalCodes(asksPostalCode: boolean): Promise<void> {
  const { checkout } = await admin.client.settings.get()
  const value = { ...checkout.value, asksPostalCode }
  await admin.client.settings.save({ body: { group: 'checkout', version: checkout.version, value } })
  await shop.deps.settings.refresh()
}

test('an account gives a postal code only where the owner asks for one', async () => {
  const { _id: productId } = await makeProduct(admin)
  await buyer.client.cart.add({ body: { productId, quantity: 1 } })
  const { postalCode: _, ...shippingAddress } = orderData().shippingAddress
  const order = () => buyer.client.orders.create({ body: { ...orderData(), shippingAddress } })
  const missing = { status: 400, fields: { 'shippingAddress.postalCode': 'Enter the postal code.' } }
  await expect(order()).rejects.toMatchObject(missing)
  const body = { paymentMethodId: 'pm_card_visa', shippingAddress }
  await expect(buyer.client.payments.pay({ body })).rejects.toMatchObject(missing)
  await askForPostalCodes(false)
  expect((await order()).shippingAddress).toMatchObject({ city: shippingAddress.city, postalCode: '' })
  await askForPostalCodes(true)
})
