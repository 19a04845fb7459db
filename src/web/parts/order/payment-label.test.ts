import { expect, test } from 'vitest'
import { type PaymentLabelInput, paymentLabel } from './payment-label.ts'

const cash: PaymentLabelInput = {
  status: 'Pending',
  refused: false,
  paymentMethod: 'COD',
  paymentState: 'unpaid',
  chargedTotal: 0,
  refundedTotal: 0,
  totalPrice: 96.5,
  currency: 'USD',
  cash: null,
}
const card: PaymentLabelInput = { ...cash, paymentMethod: 'online', paymentState: 'paid', chargedTotal: 96.5 }

test('cash is named with its amount while it is owed, and without once nothing is', () => {
  expect(paymentLabel(cash)).toBe('Cash on delivery: $96.50 to pay the courier')
  expect(paymentLabel({ ...cash, status: 'Delivered' })).toBe('Cash on delivery')
  expect(paymentLabel({ ...cash, status: 'Cancelled' })).toBe('Cash on delivery')
  expect(paymentLabel({ ...cash, status: 'Shipped', refused: true })).toBe('Cash on delivery')
})

test('cash in another currency is named as the courier collects it', () => {
  const cashInRupees = { amount: 25_620, currency: 'PKR', rate: 280 }
  expect(paymentLabel({ ...cash, cash: cashInRupees })).toBe(
    'Cash on delivery: Rs\u00a025,620 to pay the courier',
  )
})

test('a card is told as far as its money has come', () => {
  expect(paymentLabel(card)).toBe('Paid by card')
  expect(paymentLabel({ ...card, refundedTotal: 10 })).toBe('Paid by card, $10.00 refunded')
  expect(paymentLabel({ ...card, totalPrice: 86.5, refundedTotal: 10 })).toBe(
    '$96.50 paid by card, $10.00 refunded',
  )
  expect(paymentLabel({ ...card, paymentState: 'authorised' })).toBe('Card payment being taken')
  expect(paymentLabel({ ...card, paymentState: 'failed' })).toBe('Card payment failed')
})

test('what a cancelled order was paid with is told on its way back and when it is there', () => {
  const cancelled: PaymentLabelInput = { ...card, status: 'Cancelled' }
  expect(paymentLabel({ ...cancelled, paymentState: 'authorised' })).toBe('Card payment being released')
  expect(paymentLabel({ ...cancelled, paymentState: 'released' })).toBe(
    'Payment released: your card was not charged',
  )
  expect(paymentLabel(cancelled)).toBe('Paid by card, refund on its way')
  expect(paymentLabel({ ...cancelled, paymentState: 'refunded', refundedTotal: 96.5 })).toBe(
    'Refunded $96.50 to your card',
  )
})
