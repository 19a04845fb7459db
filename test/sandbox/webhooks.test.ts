import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { startSandbox } from '../../src/sandbox/start-sandbox.ts'
import { cardIntent, newFolder, openSandbox, sdkOf } from './open-sandbox.ts'
import { receiveWebhooks } from './webhook-receiver.ts'

const visa = { ...cardIntent, payment_method: 'pm_card_visa' }

test('every step sends an event, in order and signed as Stripe signs', async () => {
  const receiver = await receiveWebhooks()
  const { stripe, control, webhookSecret } = await openSandbox({ webhookUrl: receiver.url })
  const { id } = await stripe.paymentIntents.create(visa)
  await stripe.paymentIntents.capture(id)
  await stripe.refunds.create({ payment_intent: id, amount: 100 })
  await control?.runDue()
  const events = receiver.deliveries.map(({ payload, signature }) =>
    stripe.webhooks.constructEvent(payload, signature, webhookSecret),
  )
  expect(events.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.amount_capturable_updated',
    'charge.captured',
    'payment_intent.succeeded',
    'refund.created',
    'charge.refunded',
  ])
  expect(events[2]?.data.object).toMatchObject({ id, status: 'requires_capture' })
  expect(events[4]?.data.object).toMatchObject({ id, status: 'succeeded', amount_received: 5_000 })
  const told = await stripe.events.list()
  expect(told.data.map(({ pending_webhooks }) => pending_webhooks)).toEqual(Array(7).fill(0))
  const { payload, signature } = receiver.deliveries[0] ?? { payload: '', signature: '' }
  expect(() => stripe.webhooks.constructEvent(`${payload} `, signature, webhookSecret)).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  )
})

test.for([
  ['pm_card_chargeDeclined', ['charge.failed', 'payment_intent.payment_failed']],
  ['pm_card_authenticationRequired', ['payment_intent.requires_action']],
] as const)('%s sends its events', async ([payment_method, types]) => {
  const { stripe, control } = await openSandbox()
  await stripe.paymentIntents.create({ ...cardIntent, payment_method }).catch(() => null)
  expect(control?.events().map(({ type }) => type)).toEqual(['payment_intent.created', ...types])
})

test('a released authorisation sends an event', async () => {
  const { stripe } = await openSandbox()
  const { id } = await stripe.paymentIntents.create(visa)
  await stripe.paymentIntents.cancel(id)
  const list = await stripe.events.list({ types: ['charge.refunded', 'payment_intent.canceled'] })
  expect(list.data.map(({ type }) => type)).toEqual(['payment_intent.canceled', 'charge.refunded'])
  const [event] = list.data
  expect(await stripe.events.retrieve(event?.id ?? '')).toEqual(event)
})

test('a refused event is sent again, each time after a longer delay', async () => {
  let now = Date.parse('2026-03-01T10:00:00Z')
  const receiver = await receiveWebhooks()
  receiver.status = 500
  const { stripe, control } = await openSandbox({ clock: () => now, webhookUrl: receiver.url })
  await stripe.paymentIntents.create({ amount: 100, currency: 'usd' })
  const countAfter = async (ms: number) => {
    now += ms
    await control?.runDue()
    return receiver.deliveries.length
  }
  expect(await countAfter(0)).toBe(1)
  expect(await countAfter(999)).toBe(1)
  expect(await countAfter(1)).toBe(2)
  expect(await countAfter(4_999)).toBe(2)
  receiver.status = 204
  expect(await countAfter(1)).toBe(3)
  expect(await countAfter(24 * 60 * 60 * 1000)).toBe(3)
})

test('unsent events are sent after a restart', async () => {
  const folder = newFolder()
  const before = await startSandbox({ folder })
  const { id } = await sdkOf(before).paymentIntents.create({ amount: 100, currency: 'usd' })
  await before.stop()
  const receiver = await receiveWebhooks()
  const { sendWebhooksTo } = await openSandbox({ folder })
  sendWebhooksTo(receiver.url)
  await expect.poll(() => receiver.deliveries.map(({ type }) => type)).toEqual(['payment_intent.created'])
  expect(receiver.deliveries[0]?.payload).toContain(id)
})

test('a test can hold events and send them in any order, any number of times', async () => {
  const receiver = await receiveWebhooks()
  const { stripe, control } = await openSandbox({ webhookUrl: receiver.url })
  control?.holdWebhooks()
  await stripe.paymentIntents.create(visa)
  await control?.runDue()
  expect(receiver.deliveries).toEqual([])
  const [created, , authorised] = control?.events() ?? []
  const ids = [authorised, authorised, created].map(event => event?.id ?? '')
  expect(await control?.send(ids)).toEqual([true, true, true])
  expect(receiver.deliveries.map(({ id }) => id)).toEqual(ids)
  await control?.releaseWebhooks()
  expect(receiver.deliveries.slice(3).map(({ type }) => type)).toEqual(['charge.succeeded'])
})
