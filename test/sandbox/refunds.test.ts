import { expect, test } from 'vitest'
import { cardIntent, type OpenSandbox, openSandbox } from './open-sandbox.ts'

async function captured({ stripe }: OpenSandbox, payment_method = 'pm_card_visa') {
  const { id } = await stripe.paymentIntents.create({ ...cardIntent, payment_method })
  return stripe.paymentIntents.capture(id)
}

test('refunds can never exceed what was captured', async () => {
  const sandbox = await openSandbox()
  const { stripe } = sandbox
  const { id } = await captured(sandbox)
  const part = await stripe.refunds.create({
    payment_intent: id,
    amount: 2_000,
    reason: 'requested_by_customer',
  })
  expect(part).toMatchObject({ status: 'succeeded', amount: 2_000, payment_intent: id })
  await expect(stripe.refunds.create({ payment_intent: id, amount: 3_001 })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    message: 'Refund amount ($30.01) is greater than unrefunded amount on charge ($30.00)',
  })
  const rest = await stripe.refunds.create({ payment_intent: id })
  expect(rest.amount).toBe(3_000)
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  const list = await stripe.refunds.list({ payment_intent: id })
  expect(list.data.map(refund => refund.id)).toEqual([rest.id, part.id])
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  expect(latest_charge).toMatchObject({ amount_refunded: 5_000, refunded: true })
})

test('an amount that was only authorised cannot be refunded', async () => {
  const { stripe } = await openSandbox()
  const { id } = await stripe.paymentIntents.create({ ...cardIntent, payment_method: 'pm_card_visa' })
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toThrow(
    'does not have a successful charge to refund',
  )
})

test('only the captured part of an amount can be refunded', async () => {
  const { stripe } = await openSandbox()
  const { id } = await stripe.paymentIntents.create({ ...cardIntent, payment_method: 'pm_card_visa' })
  await stripe.paymentIntents.capture(id, { amount_to_capture: 1_000 })
  expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(1_000)
})

test.for([
  ['pm_card_pendingRefund', 'pending', 'succeeded', 5_000],
  ['pm_card_refundFail', 'succeeded', 'failed', 0],
] as const)('a refund to %s is %s, and some time later %s', async ([method, first, later, refunded]) => {
  let now = Date.parse('2026-03-01T10:00:00Z')
  const sandbox = await openSandbox({ clock: () => now, laterMs: 1_000 })
  const { stripe, control } = sandbox
  const { id } = await captured(sandbox, method)
  const refund = await stripe.refunds.create({ payment_intent: id })
  expect(refund.status).toBe(first)
  now += 1_000
  await control?.runDue()
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe(later)
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  expect(latest_charge).toMatchObject({ amount_refunded: refunded })
})
