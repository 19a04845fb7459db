import { expect, test } from 'vitest'
import { parseRefundAmount } from './parse-refund-amount.ts'

test('accepts an amount as people type it', () => {
  for (const typed of ['20', '20.00', ' $20 ', '20,00', '20.'])
    expect(parseRefundAmount(typed, 96, 'USD'), typed).toEqual({ amount: 20 })
  for (const typed of ['Rs 20', '₨20', '₨ 20.00'])
    expect(parseRefundAmount(typed, 96, 'PKR'), typed).toEqual({ amount: 20 })
  expect(parseRefundAmount('.5', 96, 'USD')).toEqual({ amount: 0.5 })
  expect(parseRefundAmount('96', 96, 'USD')).toEqual({ amount: 96 })
})

test('refuses what is no amount, and more than can be refunded', () => {
  for (const typed of ['', '0', '0.00', '-5', 'all', '1.234', '1e3', '1,234.00', '4²'])
    expect(parseRefundAmount(typed, 96, 'USD'), typed).toEqual({
      problem: 'Enter the amount, for example 20.00.',
    })
  expect(parseRefundAmount('96.01', 96, 'USD')).toEqual({ problem: 'At most $96.00 can be refunded.' })
})
