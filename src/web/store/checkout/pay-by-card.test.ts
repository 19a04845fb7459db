import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import type { CardHandle } from './card/card-handle.ts'
import { payByCard } from './pay-by-card.ts'

type Pay = NonNullable<Parameters<typeof payByCard>[2]>

const card = (confirmed: string[] = []): CardHandle => ({
  check: () => undefined,
  focus: () => {},
  createPaymentMethod: async () => 'pm_1',
  confirm: async secret => void confirmed.push(secret),
})
const answering = (requiresAction: boolean): Pay => {
  return async () => ({
    requiresAction,
    clientSecret: 'secret_1',
    paymentIntentId: 'pi_1',
    heldForMs: 60_000,
  })
}
const refusing =
  (error: ApiError): Pay =>
  async () => {
    throw error
  }

test('answers the payment, after the bank has asked where it wants to', async () => {
  const confirmed: string[] = []
  const paid = await payByCard(card(confirmed), {}, answering(false))
  expect(paid).toMatchObject({ paymentIntentId: 'pi_1' })
  // What the shop said is left, less what the call took.
  expect((paid?.heldUntil ?? 0) - Date.now()).toBeLessThanOrEqual(60_000)
  expect((paid?.heldUntil ?? 0) - Date.now()).toBeGreaterThan(30_000)
  expect(confirmed).toEqual([])
  expect(await payByCard(card(confirmed), {}, answering(true))).toMatchObject({ paymentIntentId: 'pi_1' })
  expect(confirmed).toEqual(['secret_1'])
})

test('asks the shop for nothing while a field of the card is wrong', async () => {
  const wrong = { ...card(), createPaymentMethod: async () => null }
  const asked = refusing(new ApiError({ status: 500, code: 'internal', message: 'Asked' }))
  expect(await payByCard(wrong, {}, asked)).toBeNull()
})

test('without a card form there is nothing to ask', async () => {
  await expect(payByCard(null, {}, answering(false))).rejects.toMatchObject({
    message: expect.stringMatching(/^Stripe is not loaded\. /),
    kind: 'card form',
  })
})

test('an answer without words, as a proxy gives, is told in the shop’s and leaves open what happened', async () => {
  const empty = refusing(new ApiError({ status: 502, code: 'internal' }))
  await expect(payByCard(card(), {}, empty)).rejects.toMatchObject({
    message: 'Payment failed on the server.',
    kind: 'unknown',
  })
  const declined = new ApiError({ status: 402, code: 'card_declined', message: 'Your card was declined.' })
  await expect(payByCard(card(), {}, refusing(declined))).rejects.toBe(declined)
})
