import { expect, test } from 'vitest'
import { wasHandled } from './was-handled.ts'

const open = { status: 'Pending', confirmation: 'open' } as const

test('an order is handled once it has moved on or its buyer was reached', () => {
  expect(wasHandled(open, open)).toBe(false)
  expect(wasHandled(open, { ...open, confirmation: 'confirmed' })).toBe(true)
  expect(wasHandled(open, { status: 'Cancelled', confirmation: 'open' })).toBe(true)
})

test('an order with a wrong number stays open while it is called again', () => {
  const wrong = { ...open, confirmation: 'wrong_number' } as const
  expect(wasHandled(wrong, wrong)).toBe(false)
})
