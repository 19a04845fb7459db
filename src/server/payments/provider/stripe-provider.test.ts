import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { createCardShop } from '../../../../test-support/card-shop.ts'
import type { CardProvider, ConfirmInput } from './card-provider.ts'
import { type StripeSettings, stripeProvider } from './stripe-provider.ts'

const { sandbox, stripe } = await createCardShop()
const { control, secretKey, webhookSecret, url: apiUrl } = sandbox

/** The provider, connected to the sandbox. */
const connect = (settings: Partial<StripeSettings> = {}) =>
  stripeProvider({ secretKey, webhookSecret, apiUrl, maxNetworkRetries: 0, ...settings })

let count = 0
const newPayment = () => ({ paymentId: `payment-${++count}`, amountCents: 5_000, currency: 'usd' })

const visa = (intentId: string, changes: Partial<ConfirmInput> = {}): ConfirmInput => ({
  ...{ intentId, paymentMethodId: 'pm_card_visa', attempt: 1, shippingAddress: undefined },
  ...changes,
})

async function authorisedIntent(provider: CardProvider) {
  const { id } = await provider.createIntent(newPayment())
  await provider.confirmIntent(visa(id))
  return id
}

/** The idempotency keys of the calls to this path so far. */
const keysOf = (path: string) =>
  control
    .calls()
    .filter(call => call.path.endsWith(path))
    .map(({ key }) => key)

test('an intent is for a card that is authorised first, in the page itself', async () => {
  const provider = connect()
  const payment = newPayment()
  const { id, ...intent } = await provider.createIntent(payment)
  expect(intent).toMatchObject({ status: 'requires_payment_method', capturedCents: 0, ...payment })
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    capture_method: 'manual',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { payment_id: payment.paymentId },
  })
})

test('asked twice for one payment, the provider makes one intent', async () => {
  const provider = connect()
  const payment = newPayment()
  const { id } = await provider.createIntent(payment)
  expect((await provider.createIntent(payment)).id).toBe(id)
})

test('a try to confirm or to capture has one key, and the next try another', async () => {
  const provider = connect()
  const { id } = await provider.createIntent(newPayment())
  const confirm = (attempt: number) => provider.confirmIntent(visa(id, { attempt })).catch(() => null)
  for (const attempt of [1, 1, 2]) await confirm(attempt)
  const capture = (attempt: number) => provider.captureIntent(id, attempt).catch(() => null)
  for (const attempt of [1, 1, 2]) await capture(attempt)
  for (const path of [`${id}/confirm`, `${id}/capture`]) {
    const [first, again, next] = keysOf(path)
    expect(first).toBeTruthy()
    expect([again === first, next === first]).toEqual([true, false])
  }
})

const address = {
  fullName: 'Amina Khan',
  address: '12 Canal Road',
  city: 'Lahore',
  postalCode: '54000',
  country: 'Pakistan',
}

test.each([
  ['with a phone', { phone: '+923001234567' }, { phone: '+923001234567' }],
  ['without a phone', {}, {}],
])('the provider hears where to deliver, %s', async (_how, phone, expected) => {
  const provider = connect()
  const { id } = await provider.createIntent(newPayment())
  await provider.confirmIntent(visa(id, { shippingAddress: { ...address, ...phone } }))
  const { shipping } = await stripe.paymentIntents.retrieve(id)
  expect(shipping).toMatchObject({
    name: 'Amina Khan',
    address: { line1: '12 Canal Road', city: 'Lahore', postal_code: '54000' },
    ...expected,
  })
})

test('nothing is said about a delivery that is not known', async () => {
  const provider = connect()
  expect((await stripe.paymentIntents.retrieve(await authorisedIntent(provider))).shipping).toBeNull()
})

test('a declined card is told apart from a request that makes no sense, and from one in the wrong state', async () => {
  const provider = connect()
  const { id } = await provider.createIntent(newPayment())
  const decline = provider.confirmIntent(visa(id, { paymentMethodId: 'pm_card_chargeDeclined' }))
  await expect(decline).rejects.toMatchObject({ name: 'CardDeclined', message: 'Your card was declined.' })
  await expect(provider.findIntent('pi_unheard_of')).rejects.toMatchObject({
    ...{ name: 'ProviderRefused', isState: false },
  })
  await expect(provider.captureIntent(id, 1)).rejects.toMatchObject({
    name: 'ProviderRefused',
    isState: true,
  })
})

test('a request beside another one is busy, and one without an answer says that the provider is down', async () => {
  const provider = connect()
  const id = await authorisedIntent(provider)
  onTestFinished(() => {
    control.letGo()
    control.clearFaults()
  })
  control.fault({ path: `/payment_intents/${id}/capture`, when: 'before', effect: 'wait' })
  const first = provider.captureIntent(id, 1)
  await expect.poll(control.waitingCalls).toBe(1)
  await expect(provider.captureIntent(id, 1)).rejects.toMatchObject({ name: 'ProviderBusy' })
  control.letGo()
  expect(await first).toMatchObject({ status: 'succeeded', capturedCents: 5_000 })
  for (const effect of ['error', 'disconnect'] as const) {
    control.fault({ method: 'GET', path: `/payment_intents/${id}`, times: 9, when: 'before', effect })
    await expect(provider.findIntent(id)).rejects.toMatchObject({ name: 'ProviderDown' })
    control.clearFaults()
  }
})

test('refunds carry the id that the shop gave them, and those made by hand none', async () => {
  const provider = connect()
  const intentId = await authorisedIntent(provider)
  await provider.captureIntent(intentId, 1)
  const refund = await provider.refund({
    refundId: 'refund-1',
    key: 'one',
    intentId,
    cents: 700,
    currency: 'usd',
  })
  expect(refund).toMatchObject({
    refundId: 'refund-1',
    cents: 700,
    state: 'done',
    createdAt: expect.any(Date),
  })
  await stripe.refunds.create({ payment_intent: intentId, amount: 300 })
  const found = await provider.findRefunds(intentId)
  expect(found.map(({ refundId, cents }) => [refundId, cents])).toEqual([
    [null, 300],
    ['refund-1', 700],
  ])
})

/** An event as the provider would send it. */
function readEvent(event: { type: string; object: unknown }) {
  const { type, object } = event
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  return connect().readEvent(payload, signature)
}

test('an event says which intent it is about, whether it is the intent itself or what belongs to it', () => {
  const metadata = { payment_id: 'payment-7' }
  const itself = { object: 'payment_intent', id: 'pi_7', metadata }
  expect(readEvent({ type: 'payment_intent.succeeded', object: itself })).toEqual({
    ...{ id: 'evt_1', kind: 'payment_intent.succeeded', dispute: null },
    ...{ intentId: 'pi_7', paymentId: 'payment-7' },
  })
  const charge = { object: 'charge', id: 'ch_7', payment_intent: 'pi_7' }
  expect(readEvent({ type: 'charge.captured', object: charge })).toMatchObject({
    ...{ intentId: 'pi_7', paymentId: null },
  })
})

test.each([
  ['charge.dispute.created', 'opened'],
  ['charge.dispute.closed', 'closed'],
  ['charge.dispute.updated', null],
])('%s is a dispute that is %s', (type, dispute) => {
  const object = { object: 'dispute', id: 'dp_1', payment_intent: 'pi_7' }
  expect(readEvent({ type, object })).toMatchObject({ dispute, intentId: 'pi_7' })
})

test('what is not signed, or is no event, is no event', () => {
  expect(connect().readEvent('{}', 't=1,v1=0')).toBeNull()
  expect(readEvent({ type: 'no type', object: {} })).toBeNull()
})

test('a provider without an address is Stripe itself', () => {
  expect(() => stripeProvider({ secretKey, webhookSecret })).not.toThrow()
})

test('an address with https is never asked in plain text', async () => {
  const provider = connect({ apiUrl: apiUrl.replace('http:', 'https:') })
  await expect(provider.findIntent('pi_1')).rejects.toMatchObject({ name: 'ProviderDown' })
})

test('a lost call is repeated no more often than the shop allows', async () => {
  const { id } = await connect().createIntent(newPayment())
  const path = `/payment_intents/${id}`
  control.fault({ method: 'GET', path, times: 9, when: 'before', effect: 'disconnect' })
  onTestFinished(control.clearFaults)
  await expect(connect({ maxNetworkRetries: 0 }).findIntent(id)).rejects.toMatchObject({
    name: 'ProviderDown',
  })
  // The library repeats a call once in any case when its connection breaks.
  expect(control.calls().filter(call => call.path.endsWith(path))).toHaveLength(2)
})

test('cancelling releases what was authorised', async () => {
  const provider = connect()
  const id = await authorisedIntent(provider)
  expect(await provider.cancelIntent(id)).toMatchObject({ id, status: 'canceled', capturedCents: 0 })
})
