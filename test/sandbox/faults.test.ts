import { expect, test } from 'vitest'
import { cardIntent, openSandbox } from './open-sandbox.ts'

const visa = { ...cardIntent, payment_method: 'pm_card_visa' }

test('a disconnect before the call changes nothing', async () => {
  const { stripe, control } = await openSandbox()
  control?.fault({ path: '/payment_intents', times: 2, when: 'before', effect: 'disconnect' })
  await expect(stripe.paymentIntents.create(visa)).rejects.toMatchObject({ type: 'StripeConnectionError' })
  expect((await stripe.paymentIntents.list()).data).toEqual([])
})

test('after a disconnect that follows the call, a retry with its key gets the answer', async () => {
  const { stripe, control } = await openSandbox()
  const { id } = await stripe.paymentIntents.create(visa)
  control?.fault({ path: '/payment_intents/*/capture', times: 2, when: 'after', effect: 'disconnect' })
  const capture = () => stripe.paymentIntents.capture(id, {}, { idempotencyKey: 'capture' })
  await expect(capture()).rejects.toMatchObject({ type: 'StripeConnectionError' })
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
  expect((await capture()).status).toBe('succeeded')
  expect((await stripe.events.list({ type: 'charge.captured' })).data).toHaveLength(1)
})

test('the SDK retries once by itself after a disconnect, with the same key', async () => {
  const { stripe, control } = await openSandbox()
  control?.fault({ path: '/payment_intents', when: 'after', effect: 'disconnect' })
  const intent = await stripe.paymentIntents.create(visa, { idempotencyKey: 'one' })
  expect((await stripe.paymentIntents.list()).data).toEqual([intent])
  expect(control?.calls().filter(({ key }) => key === 'one')).toHaveLength(2)
})

test('a fault can be planned for the second call only', async () => {
  const { stripe, control } = await openSandbox()
  control?.fault({ path: '/payment_intents', call: 2, when: 'before', effect: 'error' })
  await stripe.paymentIntents.create(visa)
  await expect(stripe.paymentIntents.create(visa)).rejects.toMatchObject({ statusCode: 500 })
  await stripe.paymentIntents.create(visa)
  expect(control?.calls().map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array(3).fill('POST /v1/payment_intents'),
  )
})

test('without control: true there are no control routes', async () => {
  const { url, control } = await openSandbox({ control: false })
  expect(control).toBeNull()
  expect((await fetch(`${url}/control/calls`)).status).toBe(404)
})

test('another process can plan faults over HTTP', async () => {
  const { url, stripe } = await openSandbox()
  const fault = { path: '/refunds', when: 'before', effect: 'error' }
  await fetch(`${url}/control/fault`, { method: 'POST', body: JSON.stringify(fault) })
  await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    statusCode: 500,
  })
  expect(await (await fetch(`${url}/control/calls`)).json()).toMatchObject([{ path: '/v1/refunds' }])
})
