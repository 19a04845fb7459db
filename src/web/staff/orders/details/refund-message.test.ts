import { expect, test } from 'vitest'
import type { OrderPayment } from '../../../../contract/payments.ts'
import { refundMessage } from './refund-message.ts'

// Only the number of refunds matters here.
const withRefunds = (length: number) => ({ refunds: Array.from({ length }) }) as OrderPayment

test('tells a new refund from one that was made already', () => {
  expect(refundMessage(7, withRefunds(1), withRefunds(2))).toBe('$7.00 goes back to the card.')
  expect(refundMessage(7, withRefunds(2), withRefunds(2))).toBe(
    '$7.00 was already on its way back. Nothing was refunded twice.',
  )
})
