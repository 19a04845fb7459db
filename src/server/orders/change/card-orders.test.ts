import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { setDelivery } from '../../../../test-support/set-delivery.ts'
import { formatMoney } from '../../../contract/money.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')

async function makePaid() {
  const { client } = await makeBuyer(shop, owner, { quantity: 2, inventory: 9 })
  const { paymentIntentId } = await client.payments.pay(payWith())
  const { _id: id } = await client.orders.create(orderByCard(paymentIntentId))
  const { order, lines } = await owner.client.orders.openForChange({ params: { id } })
  return { id, total: order.totalPrice, lineId: lines[0]?.lineId ?? '', paymentIntentId }
}

const change = (id: string, body: object, version = 1) =>
  owner.client.orders.change({ params: { id }, body: { version, ...body } })

test('an order paid by card goes elsewhere, and cannot become dearer than what was charged', async () => {
  const { id, total, lineId, paymentIntentId } = await makePaid()
  await expect(change(id, { lines: [{ lineId, quantity: 3 }] })).rejects.toMatchObject({
    ...{ code: 'illegal_transition', message: expect.stringContaining('cannot come to more than $') },
  })
  const { shippingAddress } = await owner.client.orders.staffGet({ params: { id } })
  const { phoneText: _, ...before } = shippingAddress
  const moved = await change(id, { shippingAddress: { ...before, address: 'House 9' } })
  expect(moved).toMatchObject({ totalPrice: total, shippingAddress: { address: 'House 9' } })
  expect(await shop.stripe.paymentIntents.retrieve(paymentIntentId)).toMatchObject({
    amount_received: total * 100,
  })
})

test('what a cheaper order has paid too much goes back to the card, once, and the buyer is told', async () => {
  const { id, total, lineId, paymentIntentId } = await makePaid()
  const fewer = { lines: [{ lineId, quantity: 1 }] }
  const preview = await owner.client.orders.previewChange({ params: { id }, body: { version: 1, ...fewer } })
  expect(preview).toMatchObject({ givenBack: total / 2, after: { total: total / 2 } })
  const changed = await change(id, fewer)
  expect(changed).toMatchObject({
    ...{ totalPrice: total / 2, chargedTotal: total, refundedTotal: total / 2, paymentState: 'paid' },
    payment: { refundable: total / 2, refunds: [{ amount: total / 2, state: 'done' }] },
  })
  const refunds = await shop.stripe.refunds.list({ payment_intent: paymentIntentId })
  expect(refunds.data.map(({ amount }) => amount)).toEqual([total * 50])
  const mails = await mailTo(shop, changed.userId.email)
  expect(mails.filter(({ subject }) => subject.includes('refunded to your card'))).toHaveLength(1)
  const { changes } = await owner.client.staff.changes({ query: { thing: 'order' } })
  expect(changes.filter(each => each.subjectId === id).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['changed', 'refunded']),
  )
})

test('what was refunded by hand before is not given back again', async () => {
  const { id, total, lineId } = await makePaid()
  await owner.client.orders.refund({ params: { id }, body: { amount: 10 } })
  const changed = await change(id, { lines: [{ lineId, quantity: 1 }] })
  expect(changed).toMatchObject({ totalPrice: total / 2, refundedTotal: total / 2 })
})

test('cancelled after a change, an order gives back the rest, and says so', async () => {
  const { id, total, lineId, paymentIntentId } = await makePaid()
  const { userId } = await change(id, { lines: [{ lineId, quantity: 1 }] })
  await owner.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
  const refunds = await shop.stripe.refunds.list({ payment_intent: paymentIntentId })
  expect(refunds.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(total * 100)
  const cancelled = (await mailTo(shop, userId.email)).at(-1)
  expect(cancelled?.text).toContain(`We are refunding ${formatMoney(total / 2, 'USD')} to your card.`)
})

test('what the card has paid counts for the shop without what went back', async () => {
  const paid = async () =>
    (await owner.client.staff.dashboard({ query: { days: 30, zone: 'UTC' } })).money.paid
  const before = await paid()
  const { id, total, lineId } = await makePaid()
  expect(await paid()).toBe(before + total)
  await change(id, { lines: [{ lineId, quantity: 1 }] })
  expect(await paid()).toBe(before + total / 2)
})

test('delivery of a card order is waived and goes back to the card, and never made dearer', async () => {
  const elsewhere = { charge: 2.5, freeFrom: null, days: null, takesCash: true }
  await setDelivery(owner, { zones: [], elsewhere })
  try {
    const { id, total } = await makePaid()
    const set = (charge: number, version: number) =>
      change(id, { delivery: { charge, reason: 'The parcel was late' } }, version)
    await expect(set(9, 1)).rejects.toMatchObject({
      ...{ code: 'illegal_transition', message: expect.stringContaining('cannot come to more than $') },
    })
    expect(await set(0, 1)).toMatchObject({ totalPrice: total - 2.5, refundedTotal: 2.5 })
    await expect(set(2.5, 2)).rejects.toMatchObject({ code: 'illegal_transition' })
  } finally {
    await setDelivery(owner, {})
  }
})

test('an order that would cost nothing is cancelled instead', async () => {
  const { id, total } = await makePaid()
  const discount = { amount: total, reason: 'A present' }
  await expect(change(id, { discount })).rejects.toMatchObject({
    message: expect.stringContaining('Cancel it to give back all of it.'),
  })
})

test('of twenty changes and refunds at once the card never gives back more than it has paid', async () => {
  const { id, total, lineId, paymentIntentId } = await makePaid()
  await Promise.allSettled([
    ...Array.from({ length: 10 }, () => change(id, { lines: [{ lineId, quantity: 1 }] })),
    ...Array.from({ length: 9 }, () =>
      owner.client.orders.refund({ params: { id }, body: { amount: total / 2 } }),
    ),
    owner.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } }),
  ])
  await shop.settle()
  const refunds = await shop.stripe.refunds.list({ payment_intent: paymentIntentId })
  const sum = refunds.data.reduce((all, { amount }) => all + amount, 0)
  expect(sum).toBe(total * 100)
  const { status, refundedTotal } = await owner.client.orders.staffGet({ params: { id } })
  expect({ status, refundedTotal }).toEqual({ status: 'Cancelled', refundedTotal: total })
})
