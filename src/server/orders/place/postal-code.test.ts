import { expect, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { guestBrowser, guestOrder, letGuestsOrder, manualOrder } from '../../../../test-support/guests.ts'
import type { CheckoutSettings } from '../../../contract/settings/checkout-settings.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')
await letGuestsOrder(shop, admin)
const { _id: productId } = await makeProduct(admin, { inventory: 50 })

async function setPostalCode(postalCode: CheckoutSettings['postalCode']): Promise<void> {
  const { checkout } = await admin.client.settings.get()
  const value = { ...checkout.value, postalCode }
  await admin.client.settings.save({ body: { group: 'checkout', version: checkout.version, value } })
  await shop.deps.settings.refresh()
}

/** An order of each kind to this address, and the postal code that it keeps. */
const orders = {
  'an account': async (code: { postalCode?: string }) => {
    const buyer = await makeUser(shop)
    await buyer.client.cart.add({ body: { productId, quantity: 1 } })
    const { postalCode: _, ...address } = orderData().shippingAddress
    const order = await buyer.client.orders.create({
      body: { ...orderData(), shippingAddress: { ...address, ...code } },
    })
    return order.shippingAddress.postalCode
  },
  'a guest': async (code: { postalCode?: string }) => {
    const { client } = guestBrowser(shop)
    await client.cart.add({ body: { productId, quantity: 1 } })
    const { postalCode: _, ...address } = guestOrder().shippingAddress
    const { order } = await client.orders.createAsGuest({
      body: guestOrder({ shippingAddress: { ...address, ...code } }),
    })
    return order.shippingAddress.postalCode
  },
  'the staff': async (code: { postalCode?: string }) => {
    const { postalCode: _, ...address } = guestOrder().shippingAddress
    const order = await admin.client.orders.createManual({
      body: manualOrder(productId, { shippingAddress: { ...address, ...code } }),
    })
    return order.shippingAddress.postalCode
  },
}

const missing = { status: 400, fields: { 'shippingAddress.postalCode': 'Enter the postal code.' } }

test.each(Object.entries(orders))(
  'an order of %s has a postal code as the owner has set',
  async (_, order) => {
    await setPostalCode('required')
    await expect(order({})).rejects.toMatchObject(missing)
    await expect(order({ postalCode: ' ' })).rejects.toMatchObject(missing)
    expect(await order({ postalCode: '54000' })).toBe('54000')
    await setPostalCode('optional')
    expect(await order({})).toBe('')
    expect(await order({ postalCode: '54000' })).toBe('54000')
    await setPostalCode('hidden')
    expect(await order({})).toBe('')
    expect(await order({ postalCode: '54000' })).toBe('')
  },
)

test('no card is asked for an order that would be refused', async () => {
  await setPostalCode('required')
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId, quantity: 1 } })
  const { postalCode: _, ...shippingAddress } = orderData().shippingAddress
  const body = { paymentMethodId: 'pm_card_visa', shippingAddress }
  await expect(buyer.client.payments.pay({ body })).rejects.toMatchObject(missing)
})
