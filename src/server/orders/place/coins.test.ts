import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { setDelivery, twoZones } from '../../../../test-support/set-delivery.ts'
import { setMoney } from '../../../../test-support/set-money.ts'
import { formatMoney } from '../../../contract/money.ts'

async function openShop() {
  const shop = await createCardShop()
  return { shop, owner: await makeUser(shop, 'owner') }
}

const inYen = { currency: 'JPY', roundTo: 1 }

test('a delivery that costs parts of a coin is refused, at each field', async () => {
  const { owner } = await openShop()
  await setMoney(owner, inYen)
  await expect(setDelivery(owner, twoZones)).rejects.toMatchObject({
    ...{ code: 'invalid', message: 'Enter a whole number: amounts in JPY have no decimals.' },
    fields: { 'value.zones.0.charge': expect.any(String) },
  })
  const elsewhere = { ...twoZones.elsewhere, freeFrom: 99.5 }
  await expect(setDelivery(owner, { elsewhere })).rejects.toMatchObject({
    fields: { 'value.elsewhere.freeFrom': expect.any(String) },
  })
  await setDelivery(owner, { elsewhere: { ...elsewhere, freeFrom: 99 } })
})

test('no card is asked for parts of a coin, which a change of currency may leave behind', async () => {
  const { shop, owner } = await openShop()
  await setDelivery(owner, { elsewhere: { ...twoZones.elsewhere, charge: 2.5 } })
  const buyer = await makeBuyer(shop, owner)
  await setMoney(owner, inYen)
  await expect(buyer.client.payments.pay(payWith())).rejects.toMatchObject({
    ...{ code: 'invalid', message: 'A card cannot pay ¥98.50. Please choose cash on delivery.' },
  })
})

test('a refund is of whole coins, and its limit is told in them', async () => {
  const { shop, owner } = await openShop()
  await setMoney(owner, { currency: 'PKR', roundTo: 1 })
  const { client } = await makeBuyer(shop, owner)
  const { paymentIntentId } = await client.payments.pay(payWith())
  const { _id: id } = await client.orders.create(orderByCard(paymentIntentId))
  const refund = (amount: number) =>
    owner.client.orders.refund({ params: { id }, body: { amount, reason: '' } })
  await expect(refund(10.5)).rejects.toMatchObject({
    ...{ code: 'invalid', fields: { amount: 'Enter a whole number: amounts in PKR have no decimals.' } },
  })
  await expect(refund(97)).rejects.toMatchObject({
    message: `At most ${formatMoney(96, 'PKR')} can still be refunded.`,
  })
  expect(await refund(10)).toMatchObject({ payment: { refunded: 10 } })
})
