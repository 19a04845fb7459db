import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, orderByCard, payWith } from '../../../../test-support/card-shop.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'

const shop = await createCardShop()
const owner = await makeUser(shop, 'owner')

/** An order of two pieces whose card is only authorised: the capture fails, or its answer is lost. */
async function makeUncharged(when: 'before' | 'after' = 'before') {
  const { control } = shop.sandbox
  const { client } = await makeBuyer(shop, owner, { quantity: 2, inventory: 9 })
  const { paymentIntentId } = await client.payments.pay(payWith())
  control.fault({ path: '/payment_intents/*/capture', times: 99, when, effect: 'error' })
  const { _id: id } = await client.orders.create(orderByCard(paymentIntentId))
  control.clearFaults()
  const { order, lines } = await owner.client.orders.openForChange({ params: { id } })
  expect(order).toMatchObject({ chargedTotal: 0, paymentState: 'authorised' })
  return { id, total: order.totalPrice, lineId: lines[0]?.lineId ?? '', paymentIntentId }
}

type Uncharged = Awaited<ReturnType<typeof makeUncharged>>

const change = ({ id, lineId }: Uncharged, quantity: number, version = 1) =>
  owner.client.orders.change({ params: { id }, body: { version, lines: [{ lineId, quantity }] } })

const cancel = ({ id }: Uncharged) =>
  owner.client.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })

/** The job, until nothing is left to charge or to give back. */
async function settle(): Promise<void> {
  shop.wait(10)
  await shop.settle()
}

/** What the provider has charged and given back, in cents. */
async function bookOf({ paymentIntentId }: Uncharged) {
  const { amount_received: charged } = await shop.stripe.paymentIntents.retrieve(paymentIntentId)
  const refunds = await shop.stripe.refunds.list({ payment_intent: paymentIntentId })
  return { charged, back: refunds.data.map(({ amount }) => amount) }
}

test('what a card is charged beyond a cheaper order goes back once it is charged, and the buyer is told', async () => {
  const order = await makeUncharged()
  const { id, total, lineId } = order
  const preview = await owner.client.orders.previewChange({
    params: { id },
    body: { version: 1, lines: [{ lineId, quantity: 1 }] },
  })
  expect(preview).toMatchObject({ givenBack: total / 2, after: { total: total / 2 } })
  const changed = await change(order, 1)
  expect(changed).toMatchObject({ totalPrice: total / 2, paymentState: 'authorised', refundedTotal: 0 })
  await settle()
  await settle()
  expect(await bookOf(order)).toEqual({ charged: total * 100, back: [total * 50] })
  expect(await owner.client.orders.staffGet({ params: { id } })).toMatchObject({
    ...{ totalPrice: total / 2, chargedTotal: total, refundedTotal: total / 2, paymentState: 'paid' },
    payment: { refundable: total / 2, refunds: [{ amount: total / 2, state: 'done' }], problem: '' },
  })
  const mails = await mailTo(shop, changed.userId.email)
  expect(mails.at(-1)?.text).toContain(
    `Your card pays $${total / 2}.00: $${total / 2}.00 of what is reserved on it goes back.`,
  )
})

test('before the charge an order becomes dearer again, up to what was authorised', async () => {
  const order = await makeUncharged()
  await change(order, 1)
  await expect(change(order, 3, 2)).rejects.toMatchObject({
    ...{ code: 'illegal_transition', message: expect.stringContaining(`more than $${order.total}.00`) },
  })
  expect(await change(order, 2, 2)).toMatchObject({ totalPrice: order.total })
  await settle()
  expect(await bookOf(order)).toEqual({ charged: order.total * 100, back: [] })
})

test('a charge that the shop has not heard of gives the difference back as well', async () => {
  const order = await makeUncharged('after')
  expect(await bookOf(order)).toEqual({ charged: order.total * 100, back: [] })
  await change(order, 1)
  await settle()
  expect(await bookOf(order)).toEqual({ charged: order.total * 100, back: [order.total * 50] })
})

test('cancelled after it became cheaper, an order keeps nothing, charged or not', async () => {
  for (const when of ['before', 'after'] as const) {
    const order = await makeUncharged(when)
    await change(order, 1)
    await cancel(order)
    await settle()
    const { charged, back } = await bookOf(order)
    expect(back.reduce((sum, cents) => sum + cents, 0)).toBe(charged)
  }
})

test('of twenty at once that change, charge or cancel a card order, the card pays what the order costs', async () => {
  for (let round = 0; round < 4; round++) {
    const order = await makeUncharged(round < 2 ? 'before' : 'after')
    const cancels = round % 2 === 0
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 12 }, () => change(order, 1)),
      ...Array.from({ length: cancels ? 7 : 8 }, () => shop.settle()),
      ...(cancels ? [cancel(order)] : []),
    ])
    const changed = outcomes.slice(0, 12).filter(({ status }) => status === 'fulfilled').length
    if (cancels) expect(changed).toBeLessThanOrEqual(1)
    else expect(changed).toBe(1)
    await settle()
    const { status, totalPrice, refundedTotal } = await owner.client.orders.staffGet({
      params: { id: order.id },
    })
    expect(totalPrice).toBe(changed === 1 ? order.total / 2 : order.total)
    const { charged, back } = await bookOf(order)
    const backCents = back.reduce((sum, cents) => sum + cents, 0)
    const kept = status === 'Cancelled' ? 0 : totalPrice * 100
    expect({ round, kept: charged - backCents, refunded: refundedTotal * 100 }).toEqual({
      ...{ round, kept, refunded: backCents },
    })
    if (!cancels) expect(back).toEqual([order.total * 50])
  }
})
