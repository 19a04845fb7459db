import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { cardIntent, openSandbox } from './open-sandbox.ts'

const typed = { number: '4242424242424242', exp_month: 12, exp_year: 2050, cvc: '123' }

test.for([
  ['a mistyped number', { number: '4242424242424241' }, 'incorrect_number', 'Your card number is incorrect.'],
  ['no month', { exp_month: 13 }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
  ['a past year', { exp_year: 2020 }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
  ['a short code', { cvc: '12' }, 'invalid_cvc', "Your card's security code is invalid."],
] as const)('%s is refused in Stripe’s words', async ([, wrong, code, message]) => {
  const { stripe } = await openSandbox()
  const creation = stripe.paymentMethods.create({ type: 'card', card: { ...typed, ...wrong } })
  await expect(creation).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, code, message })
})

test('a number that is no test card is refused and not stored', async () => {
  const { stripe } = await openSandbox()
  const creation = stripe.paymentMethods.create({
    type: 'card',
    card: { ...typed, number: '4539578763621486' },
  })
  await expect(creation).rejects.toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' })
})

test('only the last four digits of a card are shown or stored', async () => {
  const { stripe, folder } = await openSandbox()
  const method = await stripe.paymentMethods.create({
    type: 'card',
    card: { ...typed, number: '5555 5555 5555 4444' },
    billing_details: { name: 'Amna Khan' },
  })
  expect(await stripe.paymentMethods.retrieve(method.id)).toMatchObject({
    billing_details: { name: 'Amna Khan' },
    card: { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2050 },
  })
  const intent = { ...cardIntent, payment_method: method.id }
  expect((await stripe.paymentIntents.create(intent)).status).toBe('requires_capture')
  const kept = readdirSync(folder).map(name => readFileSync(join(folder, name), 'latin1'))
  expect(kept.join()).toContain(method.id)
  expect(kept.join() + JSON.stringify(method)).not.toMatch(/5555[ -]?5555/)
})

test('a wrong API key is refused', async () => {
  const { stripe, url, publishableKey } = await openSandbox()
  const { hostname, port } = new URL(url)
  const others = [publishableKey, 'sk_test_wrong'].map(
    key => new Stripe(key, { protocol: 'http', host: hostname, port }),
  )
  for (const other of others) {
    await expect(other.paymentIntents.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
  }
  expect((await stripe.paymentIntents.list()).data).toEqual([])
})

test('browsers can use the publishable key only, for a few calls only', async () => {
  const { fetch, secretKey, publishableKey } = await openSandbox()
  const ask = (path: string, key: string, method = 'GET') =>
    fetch(
      new Request(`http://shop.test/sandbox${path}`, { method, headers: { authorization: `Bearer ${key}` } }),
    )
  expect((await ask('/v1/payment_methods', secretKey, 'POST')).status).toBe(401)
  expect((await ask('/v1/payment_intents', publishableKey)).status).toBe(404)
  expect((await ask('/v1/refunds', publishableKey, 'POST')).status).toBe(404)
})

test.for([
  ['an unknown intent', 404, 'resource_missing', (s: Stripe) => s.paymentIntents.retrieve('pi_none')],
  ['an unknown refund', 404, 'resource_missing', (s: Stripe) => s.refunds.retrieve('re_none')],
  [
    'an unknown method',
    400,
    'resource_missing',
    (s: Stripe) => s.paymentIntents.create({ ...cardIntent, payment_method: 'pm_none' }),
  ],
  [
    'too little',
    400,
    'amount_too_small',
    (s: Stripe) => s.paymentIntents.create({ ...cardIntent, confirm: false, amount: 49 }),
  ],
  [
    'half a cent',
    400,
    'parameter_invalid_integer',
    (s: Stripe) => s.paymentIntents.create({ ...cardIntent, confirm: false, amount: 100.5 }),
  ],
  [
    'no amount',
    400,
    'parameter_missing',
    (s: Stripe) => s.paymentIntents.create({ currency: 'usd' } as Stripe.PaymentIntentCreateParams),
  ],
  [
    'a slip of the pen',
    400,
    'parameter_unknown',
    (s: Stripe) =>
      s.paymentIntents.create({ ...cardIntent, ammount: 1 } as unknown as Stripe.PaymentIntentCreateParams),
  ],
] as const)('%s: %i %s', async ([, statusCode, code, call]) => {
  const { stripe } = await openSandbox()
  await expect(call(stripe)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode, code })
  expect((await stripe.paymentIntents.list()).data).toEqual([])
})

test('lists are newest first, in pages, and can be filtered by time', async () => {
  let now = Date.parse('2026-03-01T10:00:00Z')
  const { stripe } = await openSandbox({ clock: () => now })
  const ids: string[] = []
  for (let i = 0; i < 5; i++) {
    now += 1_000
    ids.unshift((await stripe.paymentIntents.create({ amount: 100, currency: 'usd' })).id)
  }
  const first = await stripe.paymentIntents.list({ limit: 2 })
  expect(first.has_more).toBe(true)
  const all: string[] = []
  for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) all.push(id)
  expect(all).toEqual(ids)
  const recent = await stripe.paymentIntents.list({ created: { gte: now / 1000 - 1 } })
  expect(recent.data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
})

test('an endlessly nested parameter name is refused, whichever key sends it', async () => {
  const { publishableKey, fetch } = await openSandbox()
  const answer = await fetch(
    new Request('http://shop.test/sandbox/v1/payment_methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({ [`a${'[]'.repeat(2_000)}`]: '1' }),
    }),
  )
  expect(answer.status).toBe(400)
})
