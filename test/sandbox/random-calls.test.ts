import fc from 'fast-check'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { cardIntent, openSandbox } from './open-sandbox.ts'

const step = fc.oneof(
  fc.record({ do: fc.constant('capture' as const), cents: fc.integer({ min: 1, max: 6_000 }) }),
  fc.record({ do: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 6_000 }) }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'confirm' as const, 'repeat' as const) }),
)
const card = fc.constantFrom(
  'pm_card_visa',
  'pm_card_chargeDeclined',
  'pm_card_authenticationRequired',
  'pm_card_sandbox_captureFailsOnce',
)

test('no order of calls creates or loses a cent', async () => {
  const { stripe } = await openSandbox()
  await fc.assert(
    fc.asyncProperty(card, fc.array(step, { maxLength: 8 }), async (payment_method, steps) => {
      const { id } = await stripe.paymentIntents.create({ ...cardIntent, confirm: false })
      const calls: (() => Promise<unknown>)[] = [() => stripe.paymentIntents.confirm(id, { payment_method })]
      for (const it of steps) calls.push(callOf(stripe, id, it, calls.at(-1)))
      for (const call of calls) await call().catch(refusal)
      await checkBooks(stripe, id)
    }),
    { numRuns: 60 },
  )
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
let keys = 0

function callOf(stripe: Stripe, id: string, it: Step, last: () => Promise<unknown> = async () => null) {
  const idempotencyKey = `step-${keys++}`
  switch (it.do) {
    case 'capture':
      return () => stripe.paymentIntents.capture(id, { amount_to_capture: it.cents }, { idempotencyKey })
    case 'refund':
      return () => stripe.refunds.create({ payment_intent: id, amount: it.cents }, { idempotencyKey })
    case 'cancel':
      return () => stripe.paymentIntents.cancel(id, {}, { idempotencyKey })
    case 'confirm':
      return () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, { idempotencyKey })
    case 'repeat':
      return last
  }
}

function refusal(cause: { rawType?: string }) {
  expect(['invalid_request_error', 'card_error', 'api_error']).toContain(cause.rawType)
}

async function checkBooks(stripe: Stripe, id: string) {
  const intent = await stripe.paymentIntents.retrieve(id)
  const [charges, refunds] = await Promise.all([
    stripe.charges.list({ payment_intent: id, limit: 100 }),
    stripe.refunds.list({ payment_intent: id, limit: 100 }),
  ])
  const good = charges.data.filter(charge => charge.status === 'succeeded')
  const [charge] = good
  const refunded = refunds.data.reduce((sum, { amount }) => sum + amount, 0)
  const held = intent.status === 'requires_capture' ? 5_000 : 0

  expect(good.length).toBeLessThanOrEqual(1)
  expect(intent.amount_capturable).toBe(held)
  expect(intent.amount_received).toBe(charge?.amount_captured ?? 0)
  expect(intent.amount_received > 0).toBe(intent.status === 'succeeded')
  expect(refunded).toBeLessThanOrEqual(intent.amount_received)
  // Each authorised cent is held, captured, refunded or released.
  if (charge) expect(charge.amount - charge.amount_refunded).toBe(held + intent.amount_received - refunded)
}
