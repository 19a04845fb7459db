import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Intent, intentStatuses } from '../provider/card-provider.ts'
import { nextState } from './next-state.ts'
import { allowedMoves } from './payment-states.ts'
import { isLive, type Payment } from './queries.ts'

const payment = (changes: Partial<Payment>): Payment => ({
  id: 'p',
  userId: 'u',
  intentId: 'pi_1',
  orderId: null,
  amountCents: 500,
  dueCents: null,
  currency: 'usd',
  cartFingerprint: '',
  state: 'open',
  paymentState: 'unpaid',
  capturedCents: 0,
  refundedCents: 0,
  attempt: 1,
  tries: 0,
  problems: [],
  problemAt: null,
  problemStays: false,
  nextTryAt: null,
  heldUntil: new Date(0),
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...changes,
})

const intent = (status: Intent['status']) => ({ status, capturedCents: status === 'succeeded' ? 500 : 0 })

const captured = { state: 'captured', capturedCents: 500, paymentState: 'paid' }
const refundOf = (cents: number, reason: string) => ({ ...captured, refund: { cents, reason } })

test.each([
  ['open', null, 'requires_capture', { state: 'authorised', paymentState: 'authorised' }],
  ['declined', null, 'requires_capture', { state: 'authorised', paymentState: 'authorised' }],
  ['open', null, 'succeeded', { state: 'authorised', paymentState: 'authorised' }],
  ['authorised', null, 'canceled', { state: 'released', paymentState: 'released' }],
  ['open', null, 'requires_payment_method', null],
  ['ordered', 'o', 'succeeded', { state: 'captured', capturedCents: 500, paymentState: 'paid' }],
  ['ordered', 'o', 'requires_capture', null],
  [
    'ordered',
    'o',
    'canceled',
    { state: 'failed', paymentState: 'failed', problem: { code: 'authorisation_ended' } },
  ],
  ['ordered', 'o', 'requires_payment_method', null],
  ['ordered', 'o', 'processing', null],
  ['failed', 'o', 'requires_capture', { state: 'ordered', paymentState: 'authorised' }],
  ['failed', 'o', 'canceled', null],
  ['releasing', 'o', 'canceled', { state: 'released', paymentState: 'released' }],
  ['releasing', null, 'succeeded', refundOf(500, 'There is no order for it.')],
  ['releasing', 'o', 'succeeded', refundOf(500, 'It was charged after it had been given up.')],
  ['releasing', null, 'requires_payment_method', null],
  ['released', null, 'requires_capture', { state: 'releasing' }],
  ['released', null, 'succeeded', refundOf(500, 'There is no order for it.')],
] as const)('%s with order %s: what %s at the provider makes of it', (state, orderId, status, change) => {
  const next = nextState(payment({ state, orderId }), intent(status))
  expect(next).toEqual(change)
})

test('capturing less than the total is a problem', () => {
  const intent = { status: 'succeeded', capturedCents: 400 } as const
  const next = nextState(payment({ state: 'ordered', orderId: 'o' }), intent)
  expect(next).toEqual({
    state: 'captured',
    capturedCents: 400,
    paymentState: 'paid',
    problem: { code: 'charged_less' },
    problemStays: true,
  })
})

test('what is charged beyond what is due goes back', () => {
  const due = payment({ state: 'ordered', orderId: 'o', dueCents: 300 })
  const change = nextState(due, intent('succeeded'))
  expect(change).toEqual(refundOf(200, 'The order was changed.'))
  const given = nextState({ ...due, state: 'releasing' }, intent('succeeded'))
  expect(given).toEqual(refundOf(500, 'It was charged after it had been given up.'))
})

// The keys of the table are the states.
const states = Object.keys(allowedMoves) as Payment['state'][]

test('every move is an allowed one, and the same intent changes nothing a second time', () => {
  const from = fc.record({
    state: fc.constantFrom(...states),
    orderId: fc.constantFrom(null, 'o'),
    status: fc.constantFrom(...intentStatuses),
  })
  fc.assert(
    fc.property(from, ({ state, orderId, status }) => {
      const before = payment({ state, orderId })
      const once = nextState(before, intent(status))
      const after = {
        ...before,
        ...(once ? { state: once.state, capturedCents: once.capturedCents ?? 0 } : {}),
      }
      expect(nextState(after, intent(status))).toBeNull()
      // An order's payment is past the first states.
      const canBe = orderId === null || !isLive({ state, orderId: null })
      if (once && canBe) expect(allowedMoves[state]).toContain(once.state)
    }),
    { numRuns: 300 },
  )
})
