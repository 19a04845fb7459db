import { expect, test } from 'vitest'
import { cardIntent, openSandbox } from './open-sandbox.ts'

test('an authorised amount is captured once', async () => {
  const { stripe } = await openSandbox()
  const intent = await stripe.paymentIntents.create({ ...cardIntent, payment_method: 'pm_card_visa' })
  expect(intent).toMatchObject({
    status: 'requires_capture',
    amount_capturable: 5_000,
    amount_received: 0,
    client_secret: expect.stringMatching(`^${intent.id}_secret_`),
  })
  const captured = await stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: 'capture' })
  expect(captured).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 5_000 })
  await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    message: 'This PaymentIntent could not be captured because it has already been captured.',
  })
})

test('a part can be captured, and the rest is released', async () => {
  const { stripe } = await openSandbox()
  const intent = await stripe.paymentIntents.create({ ...cardIntent, payment_method: 'pm_card_visa' })
  const captured = await stripe.paymentIntents.capture(intent.id, {
    amount_to_capture: 3_000,
    expand: ['latest_charge'],
  })
  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 3_000 })
  expect(captured.latest_charge).toMatchObject({
    amount: 5_000,
    amount_captured: 3_000,
    amount_refunded: 2_000,
  })
})

test('no more than was authorised can be captured', async () => {
  const { stripe } = await openSandbox()
  const { id } = await stripe.paymentIntents.create({ ...cardIntent, payment_method: 'pm_card_visa' })
  await expect(stripe.paymentIntents.capture(id, { amount_to_capture: 5_001 })).rejects.toMatchObject({
    param: 'amount_to_capture',
  })
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_capture' })
})

test('a released authorisation cannot be captured', async () => {
  const { stripe } = await openSandbox()
  const { id } = await stripe.paymentIntents.create({ ...cardIntent, payment_method: 'pm_card_visa' })
  const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
  expect(canceled).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'abandoned',
    amount_capturable: 0,
  })
  await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    message: expect.stringContaining('because it has a status of canceled.'),
    payment_intent: { id, status: 'canceled' },
  })
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    message: expect.stringMatching(
      /^You cannot cancel this PaymentIntent because it has a status of canceled\./,
    ),
  })
})

test.for([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
  [
    'pm_card_chargeDeclinedInsufficientFunds',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  ['pm_card_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'Your card was declined.'],
  ['pm_card_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', 'Your card was declined.'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined, 'Your card has expired.'],
  [
    'pm_card_chargeDeclinedIncorrectCvc',
    'incorrect_cvc',
    undefined,
    "Your card's security code is incorrect.",
  ],
  [
    'pm_card_chargeDeclinedProcessingError',
    'processing_error',
    undefined,
    'An error occurred while processing your card. Try again in a little bit.',
  ],
] as const)('%s is declined in Stripe’s words', async ([method, code, decline_code, message]) => {
  const { stripe } = await openSandbox()
  const refusal = await stripe.paymentIntents
    .create({ ...cardIntent, payment_method: method })
    .catch(it => it)
  expect(refusal).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, message })
  // The SDK reads a missing code as ''.
  expect(refusal.decline_code).toBe(decline_code ?? '')
  expect(refusal.payment_intent).toMatchObject({ status: 'requires_payment_method', payment_method: null })
  const kept = await stripe.paymentIntents.retrieve(refusal.payment_intent.id, { expand: ['latest_charge'] })
  expect(kept.last_payment_error).toMatchObject({ type: 'card_error', code, message })
  expect(kept.latest_charge).toMatchObject({ status: 'failed', paid: false, failure_code: code })
})

test('after a decline another card pays the same intent', async () => {
  const { stripe } = await openSandbox()
  const refusal = await stripe.paymentIntents
    .create({ ...cardIntent, payment_method: 'pm_card_chargeDeclined' })
    .catch(it => it)
  const paid = await stripe.paymentIntents.confirm(refusal.payment_intent.id, {
    payment_method: 'pm_card_mastercard',
  })
  expect(paid).toMatchObject({ status: 'requires_capture', last_payment_error: null })
})

test('without manual capture the amount is captured at once', async () => {
  const { stripe } = await openSandbox()
  const intent = await stripe.paymentIntents.create({
    ...cardIntent,
    capture_method: 'automatic',
    payment_method: 'pm_card_visa',
  })
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 5_000 })
})

test('an intent without a method gets one, is confirmed and becomes authorised', async () => {
  const { stripe } = await openSandbox()
  const { id, status } = await stripe.paymentIntents.create({ ...cardIntent, confirm: false })
  expect(status).toBe('requires_payment_method')
  await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  const updated = await stripe.paymentIntents.update(id, { payment_method: 'pm_card_visa', amount: 6_000 })
  expect(updated).toMatchObject({ status: 'requires_confirmation', amount: 6_000 })
  const confirmed = await stripe.paymentIntents.confirm(id)
  expect(confirmed).toMatchObject({ status: 'requires_capture', amount_capturable: 6_000 })
  await expect(stripe.paymentIntents.update(id, { amount: 7_000 })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
})

test('a payment method can be used for one intent only', async () => {
  const { stripe } = await openSandbox()
  const method = await stripe.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2050, cvc: '123' },
  })
  await stripe.paymentIntents.create({ ...cardIntent, payment_method: method.id })
  await expect(stripe.paymentIntents.create({ ...cardIntent, payment_method: method.id })).rejects.toThrow(
    'The provided PaymentMethod was previously used with a PaymentIntent',
  )
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
})

test('an intent that allows redirects needs a return_url', async () => {
  const { stripe } = await openSandbox()
  const { payment_method_types: _, ...open } = cardIntent
  const creation = stripe.paymentIntents.create({ ...open, payment_method: 'pm_card_visa' })
  await expect(creation).rejects.toThrow('you must provide a `return_url`')
  const closed = await stripe.paymentIntents.create({
    ...open,
    payment_method: 'pm_card_visa',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  expect(closed.status).toBe('requires_capture')
})

test('a slow confirmation is processing before it is authorised', async () => {
  let now = Date.parse('2026-03-01T10:00:00Z')
  const { stripe, control } = await openSandbox({ clock: () => now, laterMs: 5_000 })
  const { id, status } = await stripe.paymentIntents.create({
    ...cardIntent,
    payment_method: 'pm_card_sandbox_processing',
  })
  expect(status).toBe('processing')
  now += 5_000
  await control?.runDue()
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_capture')
})

test('an authorisation expires after seven days', async () => {
  let now = Date.parse('2026-03-01T10:00:00Z')
  const { stripe, control } = await openSandbox({ clock: () => now })
  const { id } = await stripe.paymentIntents.create({ ...cardIntent, payment_method: 'pm_card_visa' })
  now += 7 * 24 * 60 * 60 * 1000 - 1
  await control?.runDue()
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_capture')
  now += 1
  await control?.runDue()
  const lapsed = await stripe.paymentIntents.retrieve(id)
  expect(lapsed).toMatchObject({ status: 'canceled', cancellation_reason: 'automatic' })
})

test('an authorisation whose capture was declined can be released', async () => {
  const { stripe } = await openSandbox()
  const { id } = await stripe.paymentIntents.create({
    ...cardIntent,
    payment_method: 'pm_card_sandbox_captureDeclined',
  })
  await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({ type: 'StripeCardError' })
  expect((await stripe.paymentIntents.cancel(id)).status).toBe('canceled')
})

test('a capture that failed once succeeds with a new key', async () => {
  const { stripe } = await openSandbox()
  const { id } = await stripe.paymentIntents.create({
    ...cardIntent,
    payment_method: 'pm_card_sandbox_captureFailsOnce',
  })
  const capture = (idempotencyKey: string) => stripe.paymentIntents.capture(id, {}, { idempotencyKey })
  await expect(capture('first')).rejects.toMatchObject({ statusCode: 500 })
  await expect(capture('first')).rejects.toMatchObject({ statusCode: 500 })
  expect((await capture('second')).status).toBe('succeeded')
})
