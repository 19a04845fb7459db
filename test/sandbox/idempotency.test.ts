import { expect, test } from 'vitest'
import { startSandbox } from '../../src/sandbox/start-sandbox.ts'
import { cardIntent, newFolder, openSandbox, sdkOf } from './open-sandbox.ts'

const visa = { ...cardIntent, payment_method: 'pm_card_visa' }

test('the same key with the same parameters gets the same answer', async () => {
  const { stripe } = await openSandbox()
  const first = await stripe.paymentIntents.create(visa, { idempotencyKey: 'one' })
  await stripe.paymentIntents.capture(first.id)
  const second = await stripe.paymentIntents.create(visa, { idempotencyKey: 'one' })
  expect(second).toEqual(first)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
})

test('a repeated key returns the decline without charging again', async () => {
  const { stripe } = await openSandbox()
  const create = () =>
    stripe.paymentIntents
      .create({ ...cardIntent, payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'one' })
      .catch(it => it)
  const [first, second] = [await create(), await create()]
  expect(second.charge).toBe(first.charge)
  expect((await stripe.charges.list()).data).toHaveLength(1)
})

test('the same key with other parameters is refused', async () => {
  const { stripe } = await openSandbox()
  await stripe.paymentIntents.create(visa, { idempotencyKey: 'one' })
  const other = stripe.paymentIntents.create({ ...visa, amount: 6_000 }, { idempotencyKey: 'one' })
  await expect(other).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
    message: expect.stringContaining("Try using a key other than 'one'"),
  })
})

test('a key can be used again after a refused parameter', async () => {
  const { stripe } = await openSandbox()
  const create = (amount: number) =>
    stripe.paymentIntents.create({ ...visa, amount }, { idempotencyKey: 'one' })
  await expect(create(10)).rejects.toMatchObject({ code: 'amount_too_small' })
  expect((await create(5_000)).amount).toBe(5_000)
})

test('a key expires after a day', async () => {
  let now = Date.parse('2026-03-01T10:00:00Z')
  const { stripe } = await openSandbox({ clock: () => now })
  const first = await stripe.paymentIntents.create(visa, { idempotencyKey: 'one' })
  now += 24 * 60 * 60 * 1000
  const second = await stripe.paymentIntents.create(visa, { idempotencyKey: 'one' })
  expect(second.id).not.toBe(first.id)
})

test('a second call with the key of a running call gets 409', async () => {
  const { stripe, control } = await openSandbox()
  control?.fault({ path: '/payment_intents', when: 'after', effect: 'wait' })
  const first = stripe.paymentIntents.create(visa, { idempotencyKey: 'one' })
  await expect.poll(() => control?.waitingCalls()).toBe(1)
  await expect(stripe.paymentIntents.create(visa, { idempotencyKey: 'one' })).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
  control?.letGo()
  expect((await stripe.paymentIntents.create(visa, { idempotencyKey: 'two' })).id).not.toBe((await first).id)
})

test('answers, payments and keys survive a restart', async () => {
  const folder = newFolder()
  const before = await startSandbox({ folder })
  const first = await sdkOf(before).paymentIntents.create(visa, { idempotencyKey: 'one' })
  await before.stop()
  const { stripe, secretKey } = await openSandbox({ folder })
  expect(secretKey).toBe(before.secretKey)
  expect(await stripe.paymentIntents.create(visa, { idempotencyKey: 'one' })).toEqual(first)
  expect(await stripe.paymentIntents.retrieve(first.id)).toEqual(first)
})

test('two processes on one folder share all data', async () => {
  let now = Date.parse('2026-03-01T10:00:00Z')
  const clock = () => now
  const first = await openSandbox({ clock, laterMs: 1_000 })
  const second = await openSandbox({ clock, laterMs: 1_000, folder: first.folder })
  expect(second.secretKey).toBe(first.secretKey)
  const { id } = await first.stripe.paymentIntents.create({
    ...visa,
    payment_method: 'pm_card_pendingRefund',
  })
  await second.stripe.paymentIntents.capture(id)
  const refund = await first.stripe.refunds.create({ payment_intent: id })
  now += 1_000
  await Promise.all([first.control?.runDue(), second.control?.runDue()])
  expect((await second.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
})

test('a browser cannot use up an idempotency key of the shop', async () => {
  const { stripe, publishableKey, fetch } = await openSandbox()
  const answer = await fetch(
    new Request('http://shop.test/sandbox/v1/payment_methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}`, 'idempotency-key': 'one' },
      body: new URLSearchParams({ type: 'card' }),
    }),
  )
  expect(answer.status).toBe(400)
  expect((await stripe.paymentIntents.create(visa, { idempotencyKey: 'one' })).status).toBe(
    'requires_capture',
  )
})
