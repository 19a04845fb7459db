import { expect, test } from 'vitest'
import { cardIntent, type OpenSandbox, openSandbox } from './open-sandbox.ts'

/** What the sandbox's Stripe.js sends when the shopper closes the 3-D Secure dialog. */
async function answer(
  sandbox: OpenSandbox,
  intent: { id: string; client_secret: string | null },
  outcome: 'complete' | 'fail',
): Promise<Response> {
  return sandbox.fetch(
    new Request(`http://shop.test/sandbox/v1/payment_intents/${intent.id}/authenticate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.publishableKey}` },
      body: new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome }),
    }),
  )
}

test.for([
  'pm_card_authenticationRequired',
  'pm_card_authenticationRequiredOnSetup',
  'pm_card_authenticationRequiredSetupForFutureUse',
  'pm_card_threeDSecure2Required',
])('%s waits for 3-D Secure and is then authorised', async method => {
  const sandbox = await openSandbox()
  const { stripe } = sandbox
  const intent = await stripe.paymentIntents.create({ ...cardIntent, payment_method: method })
  expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  expect((await answer(sandbox, intent, 'complete')).status).toBe(200)
  const done = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
  expect(done).toMatchObject({ status: 'requires_capture', next_action: null })
  expect(done.latest_charge).toMatchObject({
    payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
  })
})

test('with manual confirmation the server confirms again after 3-D Secure', async () => {
  const sandbox = await openSandbox()
  const { stripe } = sandbox
  const intent = await stripe.paymentIntents.create({
    ...cardIntent,
    confirmation_method: 'manual',
    payment_method: 'pm_card_authenticationRequired',
  })
  expect(await (await answer(sandbox, intent, 'complete')).json()).toMatchObject({
    status: 'requires_confirmation',
  })
  expect((await stripe.paymentIntents.confirm(intent.id)).status).toBe('requires_capture')
})

test('a failed authentication removes the payment method from the intent', async () => {
  const sandbox = await openSandbox()
  const { stripe } = sandbox
  const intent = await stripe.paymentIntents.create({
    ...cardIntent,
    payment_method: 'pm_card_authenticationRequired',
  })
  const refusal = await answer(sandbox, intent, 'fail')
  expect(refusal.status).toBe(400)
  expect(await refusal.json()).toMatchObject({
    error: { code: 'payment_intent_authentication_failure', payment_intent: { id: intent.id } },
  })
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: null,
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
  // The next card needs 3-D Secure again.
  const again = await stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_authenticationRequired',
  })
  expect(again.status).toBe('requires_action')
})

test('the bank may decline after a successful authentication', async () => {
  const sandbox = await openSandbox()
  const intent = await sandbox.stripe.paymentIntents.create({
    ...cardIntent,
    payment_method: 'pm_card_threeDSecureRequiredChargeDeclined',
  })
  const refusal = await answer(sandbox, intent, 'complete')
  expect(refusal.status).toBe(402)
  expect(await refusal.json()).toMatchObject({ error: { code: 'card_declined' } })
})

test('off_session, a card that needs authentication is declined', async () => {
  const { stripe } = await openSandbox()
  const creation = stripe.paymentIntents.create({
    ...cardIntent,
    payment_method: 'pm_card_authenticationRequired',
    error_on_requires_action: true,
  })
  await expect(creation).rejects.toMatchObject({ statusCode: 402, code: 'authentication_required' })
})

test('an intent is authenticated only with its client secret', async () => {
  const sandbox = await openSandbox()
  const { id } = await sandbox.stripe.paymentIntents.create({
    ...cardIntent,
    payment_method: 'pm_card_authenticationRequired',
  })
  const refusal = await answer(sandbox, { id, client_secret: `${id}_secret_guessed` }, 'complete')
  expect(refusal.status).toBe(400)
  expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe('requires_action')
})

test('3-D Secure cannot be completed for an intent that does not wait for it', async () => {
  const sandbox = await openSandbox()
  const intent = await sandbox.stripe.paymentIntents.create({ ...cardIntent, payment_method: 'pm_card_visa' })
  expect((await answer(sandbox, intent, 'complete')).status).toBe(400)
  expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture')
})
