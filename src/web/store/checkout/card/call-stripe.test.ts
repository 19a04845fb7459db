import { CardNumberElement } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { authenticateCard, createPaymentMethod } from './call-stripe.ts'

// Only what is asked of them is played.
const stripe = (played: object) => played as unknown as Stripe
const elements = (focused: string[] = []) =>
  ({
    getElement: (type: unknown) => ({
      focus: () => focused.push(type === CardNumberElement ? 'number' : 'another'),
    }),
  }) as unknown as StripeElements

const making = (answer: object) => stripe({ createPaymentMethod: async () => answer })
const bankSays = (error: object) => stripe({ handleNextAction: async () => ({ error }) })

test('a card that cannot be handed over is told in the provider’s words or, without any, in the shop’s', async () => {
  const tried = (answer: object) => createPaymentMethod(making(answer), elements(), 'Ayesha Khan')
  await expect(tried({ error: { type: 'api_error' } })).rejects.toThrow(/^Payment failed\.$/)
  await expect(tried({ error: { type: 'api_error', message: 'Too busy.' } })).rejects.toThrow('Too busy.')
  const broken = stripe({ createPaymentMethod: () => Promise.reject(new Error('no network')) })
  await expect(createPaymentMethod(broken, elements(), 'Ayesha Khan')).rejects.toThrow('Payment failed.')
  await expect(createPaymentMethod(null, elements(), 'Ayesha Khan')).rejects.toMatchObject({
    message: expect.stringMatching(/^Stripe is not loaded\. /),
    kind: 'card form',
  })
})

test('a wrong field is named and has the focus', async () => {
  const focused: string[] = []
  const error = { type: 'validation_error', code: 'incomplete_number' }
  expect(await createPaymentMethod(making({ error }), elements(focused), 'Ayesha Khan')).toEqual({
    field: 'number',
    message: 'Payment failed.',
  })
  expect(focused).toEqual(['number'])
})

test('a bank that was not answered is told of, in the provider’s words or in the shop’s', async () => {
  const failed = { payment_intent: { status: 'requires_payment_method' } }
  await expect(authenticateCard(bankSays({ ...failed, message: 'Not authenticated.' }), 's')).rejects.toThrow(
    'Not authenticated.',
  )
  await expect(authenticateCard(bankSays(failed), 's')).rejects.toThrow(/^Card action failed\.$/)
  await expect(authenticateCard(bankSays({}), 's')).rejects.toThrow(/^Card action failed\.$/)
  const broken = stripe({ handleNextAction: () => Promise.reject(new Error('no network')) })
  await expect(authenticateCard(broken, 's')).rejects.toThrow('Card action failed.')
  await expect(authenticateCard(null, 's')).rejects.toThrow('Stripe is not loaded.')
})

test('a question that was answered, or ended, elsewhere is left to the shop', async () => {
  const message = 'The PaymentIntent supplied is not in the requires_action state.'
  for (const status of ['requires_capture', 'succeeded', 'canceled', 'processing'])
    await expect(
      authenticateCard(bankSays({ message, payment_intent: { status } }), 's'),
      status,
    ).resolves.toBe(undefined)
})
