import { expect, test } from 'vitest'
import type { OrderPayment, RefundState } from '../../../../contract/payments.ts'
import { refundAttempt, refundMessage } from './refund-message.ts'

// Only amounts and states of the refunds matter here.
const withRefunds = (...states: RefundState[]) =>
  ({ currency: 'USD', refunds: states.map(state => ({ amount: 7, state })) }) as OrderPayment

test('tells a new refund from one that was made already, and from one that failed', () => {
  expect(refundMessage(7, withRefunds('done'), withRefunds('done', 'queued'))).toBe(
    '$7.00 goes back to the card.',
  )
  expect(refundMessage(7, withRefunds('done', 'done'), withRefunds('done', 'done'))).toBe(
    '$7.00 was already on its way back. Nothing was refunded twice.',
  )
  expect(refundMessage(7, withRefunds('queued'), withRefunds('failed'))).toBe(
    '$7.00 could not be refunded. You can try again.',
  )
})

test('the same amount is a new refund once the last one is seen to have failed', () => {
  const attempts = [withRefunds(), withRefunds('queued'), withRefunds('done')]
  expect(new Set(attempts.map(payment => refundAttempt(7, payment))).size).toBe(1)
  const [failed, failedAgain] = [withRefunds('failed'), withRefunds('dropped', 'failed')]
  expect(new Set([withRefunds(), failed, failedAgain].map(payment => refundAttempt(7, payment))).size).toBe(3)
  expect(refundAttempt(7, failed)).not.toBe(refundAttempt(8, failed))
})
