import { expect, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { manualOrder } from '../../../../test-support/guests.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { setDelivery, twoZones } from '../../../../test-support/set-delivery.ts'
import type { ChangeOrder } from '../../../contract/orders/order-changes.ts'

const shop = await createCardShop()
const [owner, caller] = [await makeUser(shop, 'owner'), await makeUser(shop, 'caller')]
await setDelivery(owner, twoZones)
const product = await makeProduct(owner, { price: 20, inventory: 500 })

/** Two pieces for $20 each to Lahore, where a parcel costs $2.50, and nothing from $100. */
async function makeOrder() {
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId: product._id, quantity: 2 } })
  return { buyer, id: (await buyer.client.orders.create({ body: orderData() }))._id }
}

const open = (id: string) => owner.client.orders.openForChange({ params: { id } })
async function change(id: string, body: Omit<Partial<ChangeOrder>, 'version'>, who = owner) {
  const { version } = (await open(id)).order
  return who.client.orders.change({ params: { id }, body: { version, ...body } })
}
const preview = async (id: string, body: object) => {
  const { version } = (await open(id)).order
  return owner.client.orders.previewChange({ params: { id }, body: { version, ...body } })
}
const waived = { charge: 0, reason: 'The last parcel came late' }

test('delivery is waived with a reason: shown before, in the total, the record of changes and the mail', async () => {
  const { id, buyer } = await makeOrder()
  expect(await preview(id, { delivery: waived })).toMatchObject({
    before: { goods: 40, delivery: 2.5, total: 42.5 },
    after: { goods: 40, delivery: 0, total: 40 },
  })
  const changed = await change(id, { delivery: waived })
  expect(changed).toMatchObject({
    ...{ totalPrice: 40, deliveryReason: waived.reason, version: 2 },
    delivery: { charge: 0, dates: expect.any(Object) },
  })
  const { changes } = await owner.client.staff.changes({ query: { thing: 'order', subjectId: id } })
  expect(changes.find(({ action }) => action === 'changed')).toMatchObject({
    before: { deliveryCents: 250, totalCents: 4_250, deliveryReason: '' },
    after: { deliveryCents: 0, totalCents: 4_000, deliveryReason: waived.reason },
  })
  const mail = (await mailTo(shop, buyer.email)).at(-1)
  expect(mail?.subject).toContain('changed')
  expect(mail?.text).toContain('$40.00')
  expect(JSON.stringify(await buyer.client.orders.get({ params: { id } }))).not.toContain(waived.reason)
})

test('a charge that was set stays when pieces or the city change, until the shop’s own is asked for', async () => {
  const { id } = await makeOrder()
  await change(id, { delivery: { charge: 6, reason: 'By air' } })
  const added = await change(id, { added: [{ productId: product._id, quantity: 4, options: {} }] })
  expect(added).toMatchObject({ totalPrice: 126, delivery: { charge: 6 }, deliveryReason: 'By air' })
  const { phoneText: _, ...to } = added.shippingAddress
  const moved = await change(id, { shippingAddress: { ...to, city: 'Kasur' } })
  expect(moved).toMatchObject({ totalPrice: 126, delivery: { charge: 6 } })
  expect(await change(id, { delivery: null })).toMatchObject({
    ...{ totalPrice: 120, delivery: { charge: 0 }, deliveryReason: '' },
  })
})

test('a charge needs a reason and a manager, and leaves no total below zero', async () => {
  const { id } = await makeOrder()
  const set = (delivery: object, who = owner) => change(id, { delivery: delivery as typeof waived }, who)
  await expect(set({ charge: 0, reason: ' ' })).rejects.toMatchObject({
    fields: { 'delivery.reason': 'Say why the delivery costs something else.' },
  })
  await expect(set({ charge: -1, reason: 'A present' })).rejects.toMatchObject({ code: 'invalid' })
  await expect(set(waived, caller)).rejects.toMatchObject({ code: 'wrong_role' })
  await expect(change(id, { delivery: null }, caller)).rejects.toMatchObject({ code: 'wrong_role' })
  await change(id, { discount: { amount: 41, reason: 'A present' } })
  await expect(set(waived)).rejects.toMatchObject({ code: 'invalid' })
  expect(await set({ charge: 1, reason: 'A present too' })).toMatchObject({ totalPrice: 0 })
})

test('the note is changed, and a guest’s address without a postal code', async () => {
  const { checkout } = await owner.client.settings.get()
  const value = { ...checkout.value, postalCode: 'hidden' as const }
  await owner.client.settings.save({ body: { group: 'checkout', version: checkout.version, value } })
  await shop.deps.settings.refresh()
  const body = manualOrder(product._id, { note: 'Rings twice' })
  const { _id: id, shippingAddress } = await owner.client.orders.createManual({ body: body as never })
  const { phoneText: _, ...to } = shippingAddress
  expect(to.postalCode).toBe('')
  const moved = { ...to, address: 'House 9, near the blue mosque' }
  const changed = await change(id, { note: 'After six in the evening', shippingAddress: moved }, caller)
  expect(changed).toMatchObject({
    ...{ buyerNote: 'After six in the evening', shippingAddress: { address: moved.address } },
  })
  expect(await change(id, { note: '' })).toMatchObject({ buyerNote: '', version: 3 })
})
