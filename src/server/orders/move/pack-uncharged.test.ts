import { afterEach, expect, test } from 'vitest'
import { createCardShop, makePaidOrder, type PaidOrder } from '../../../../test-support/card-shop.ts'
import { makeUser } from '../../../../test-support/factories.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')
const { control } = shop.sandbox

afterEach(() => {
  control.clearFaults()
  shop.logged.length = 0
})

const move = ({ params }: PaidOrder, status: 'Processing' | 'Cancelled') =>
  admin.client.orders.updateStatus({ params, body: { status } })

test('an order cannot be packed before its card is charged, but it can be cancelled', async () => {
  control.fault({ path: '/payment_intents/*/capture', times: 99, when: 'before', effect: 'error' })
  const [one, two] = [await makePaidOrder(shop, admin), await makePaidOrder(shop, admin)]
  await expect(move(one, 'Processing')).rejects.toMatchObject({
    ...{ status: 409, code: 'illegal_transition', message: expect.stringContaining('not been charged yet') },
  })
  expect(await move(two, 'Cancelled')).toMatchObject({ status: 'Cancelled', paymentState: 'released' })
  control.clearFaults()
  shop.wait(1)
  await shop.settle()
  expect(await move(one, 'Processing')).toMatchObject({ status: 'Processing', paymentState: 'paid' })
})

test('a bulk move refuses uncharged orders with the reason and packs the others', async () => {
  const paid = await makePaidOrder(shop, admin)
  const ended = await makePaidOrder(shop, admin, 'pm_card_sandbox_captureDeclined')
  shop.wait(8 * 24 * 60)
  await control.runDue()
  await shop.settle()
  const ids = [ended._id, paid._id]
  expect(await admin.client.orders.bulkStatus({ body: { ids, status: 'Processing' } })).toEqual({
    moved: [paid._id],
    refused: [{ id: ended._id, message: expect.stringContaining('could not be charged') }],
  })
})

test('an order is packed without asking the card provider', async () => {
  const order = await makePaidOrder(shop, admin)
  const before = control.calls()
  expect(await move(order, 'Processing')).toMatchObject({ status: 'Processing' })
  expect(control.calls()).toEqual(before)
})

test('a charged order with a failed refund can be packed', async () => {
  const order = await makePaidOrder(shop, admin, 'pm_card_refundFail')
  await admin.client.orders.refund({ params: order.params, body: { amount: 5 } })
  shop.wait(1)
  await control.runDue()
  shop.wait(24 * 60)
  await shop.settle()
  expect((await admin.client.orders.staffGet({ params: order.params })).payment?.problem).toContain('$5.00')
  expect(await move(order, 'Processing')).toMatchObject({ status: 'Processing' })
})

test('a fully refunded order cannot be packed, a partly refunded one can', async () => {
  const [whole, part] = [await makePaidOrder(shop, admin), await makePaidOrder(shop, admin)]
  await admin.client.orders.refund({ params: part.params, body: { amount: 5 } })
  expect(await move(part, 'Processing')).toMatchObject({ status: 'Processing' })
  await admin.client.orders.refund({ params: whole.params, body: {} })
  await expect(move(whole, 'Processing')).rejects.toMatchObject({
    ...{ status: 409, code: 'illegal_transition', message: expect.stringContaining('refunded') },
  })
  expect(await move(whole, 'Cancelled')).toMatchObject({ status: 'Cancelled', refundedTotal: 96 })
})

test('an order that cannot be packed is not counted or listed as to pack', async () => {
  const toPack = async () => {
    const { toPack: count } = await admin.client.staff.dashboard({ query: { days: 7 } })
    const { orders } = await admin.client.orders.all({ query: { status: 'Pending', ready: '1', limit: 100 } })
    expect(orders).toHaveLength(count)
    return orders.map(({ _id }) => _id)
  }
  control.fault({ path: '/payment_intents/*/capture', times: 99, when: 'before', effect: 'error' })
  const late = await makePaidOrder(shop, admin)
  control.clearFaults()
  const refunded = await makePaidOrder(shop, admin)
  expect(await toPack()).toContain(refunded._id)
  expect(await toPack()).not.toContain(late._id)
  await admin.client.orders.refund({ params: refunded.params, body: {} })
  shop.wait(1)
  await shop.settle()
  expect(await toPack()).toContain(late._id)
  expect(await toPack()).not.toContain(refunded._id)
})
