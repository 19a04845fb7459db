import { expect, test } from 'vitest'
import { wasHandled } from './was-handled.ts'

const open = { status: 'Pending', confirmation: 'open' } as const

test('an order is settled once it has moved on or its buyer was heard, not by a call nobody took', () => {
  expect(wasHandled(open, open)).toBe(false)
  expect(wasHandled(open, { ...open, confirmation: 'confirmed' })).toBe(true)
  expect(wasHandled(open, { status: 'Cancelled', confirmation: 'open' })).toBe(true)
})

test('who is called again about a wrong number is not taken away by that very answer', () => {
  const wrong = { ...open, confirmation: 'wrong_number' } as const
  expect(wasHandled(wrong, wrong)).toBe(false)
})
