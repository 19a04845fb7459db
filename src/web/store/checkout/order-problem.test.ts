import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { CardFailure } from './card/card-handle.ts'
import { changedCart, orderProblem } from './order-problem.ts'

test('an answer from anything but the shop leaves open whether there is an order', () => {
  const proxy = new ApiError({ status: 502, code: 'internal' })
  const offline = new ApiError({ status: 0, code: 'offline', message: 'The shop cannot be reached.' })
  const fault = new TypeError('x is undefined')
  for (const error of [proxy, offline, fault])
    expect(orderProblem(error, 'online')).toMatchObject({ kind: 'unknown', method: 'online' })
  expect(orderProblem(proxy, 'COD').words).toBe('Something went wrong. Please try again.')
})

test('a shop that takes no cards is not asked again', () => {
  const off = new ApiError({
    status: 503,
    code: 'payments_off',
    message: 'This shop does not take cards yet.',
  })
  expect(orderProblem(off, 'online').kind).toBe('refused')
})

test('a changed or sold-out cart leads to the cart, in words that say nothing of the card', () => {
  const message = 'Your cart has changed since you entered your card, which has not been charged.'
  const changed = orderProblem(new ApiError({ status: 409, code: 'cart_changed', message }), 'online')
  expect(changed).toEqual(changedCart(null, 'online'))
  expect(changed.words).not.toMatch(/charged/)
  const soldOut = new ApiError({ status: 409, code: 'out_of_stock', message: '"Frock" is sold out.' })
  expect(orderProblem(soldOut, 'COD')).toEqual({ words: '"Frock" is sold out.', method: 'COD', kind: 'cart' })
})

test('an order that takes less than the cart leads to the cart; too many orders are told where they are', () => {
  const message = 'An order takes at most 50 pieces.'
  const tooLarge = orderProblem(new ApiError({ status: 409, code: 'order_too_large', message }), 'online')
  expect(tooLarge).toEqual({ words: message, method: 'online', kind: 'cart' })
  for (const code of ['too_many_open_orders', 'too_many'] as const)
    expect(orderProblem(new ApiError({ status: 409, code, message: 'Wait.' }), 'COD')).toEqual({
      words: 'Wait.',
      method: 'COD',
      kind: 'refused',
    })
})

test('what the card provider said is told as it is, and a form that was not there is no refusal', () => {
  expect(orderProblem(new CardFailure('Your card was declined.'), 'online')).toMatchObject({
    words: 'Your card was declined.',
    kind: 'declined',
  })
  const declined = new ApiError({ status: 402, code: 'card_declined', message: 'Insufficient funds.' })
  expect(orderProblem(declined, 'online')).toEqual({
    words: 'Insufficient funds.',
    method: 'online',
    kind: 'declined',
  })
  const lost = new CardFailure('Stripe could not be reached.', { kind: 'unreached' })
  expect(orderProblem(lost, 'online').kind).toBe('refused')
  const early = new CardFailure('Stripe is not loaded.', { kind: 'card form' })
  expect(orderProblem(early, 'online').kind).toBe('card form')
})
