import { expect, test } from 'vitest'
import { packAllLabel, unconfirmedSentence } from './unconfirmed-sentence.ts'

test('says how many of the ticked orders nobody has confirmed', () => {
  expect(unconfirmedSentence(8, 10)).toBe('Eight of ten are not confirmed')
  expect(unconfirmedSentence(1, 3)).toBe('One of three is not confirmed')
  expect(unconfirmedSentence(4, 4)).toBe('None of the four is confirmed')
  expect(unconfirmedSentence(2, 2)).toBe('Neither is confirmed')
  expect(unconfirmedSentence(1, 1)).toBe('This order is not confirmed')
  expect(unconfirmedSentence(12, 25)).toBe('12 of 25 are not confirmed')
})

test('names the orders that would be packed', () => {
  expect([1, 2, 3, 12].map(packAllLabel)).toEqual(['Pack it', 'Pack both', 'Pack all three', 'Pack all 12'])
})
