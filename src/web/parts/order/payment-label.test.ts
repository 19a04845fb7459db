import { expect, test } from 'vitest'
import { type PaidOrder, paymentWords } from './payment-label.ts'

const cash: PaidOrder = {
  status: 'Pending',
  paymentMethod: 'COD',
  paymentState: 'unpaid',
  refundedTotal: 0,
  totalPrice: 96.5,
}
const card: PaidOrder = { ...cash, paymentMethod: 'online', paymentState: 'paid' }

test('cash is named with its amount while it is owed, and without once nothing is', () => {
  expect(paymentWords(cash)).toBe('Cash on delivery: $96.50 to pay the courier')
  expect(paymentWords({ ...cash, status: 'Delivered' })).toBe('Cash on delivery')
  expect(paymentWords({ ...cash, status: 'Cancelled' })).toBe('Cash on delivery')
})

test('a card is told as far as its money has come', () => {
  expect(paymentWords(card)).toBe('Paid by card')
  expect(paymentWords({ ...card, refundedTotal: 10 })).toBe('Paid by card, $10.00 refunded')
  expect(paymentWords({ ...card, paymentState: 'authorised' })).toBe('Card payment being taken')
  expect(paymentWords({ ...card, paymentState: 'failed' })).toBe('Card payment failed')
})

test('what a cancelled order was paid with is told on its way back and when it is there', () => {
  const cancelled: PaidOrder = { ...card, status: 'Cancelled' }
  expect(paymentWords({ ...cancelled, paymentState: 'authorised' })).toBe('Card payment being released')
  expect(paymentWords({ ...cancelled, paymentState: 'released' })).toBe(
    'Payment released: your card was not charged',
  )
  expect(paymentWords(cancelled)).toBe('Paid by card, refund on its way')
  expect(paymentWords({ ...cancelled, paymentState: 'refunded', refundedTotal: 96.5 })).toBe(
    'Refunded $96.50 to your card',
  )
})
