import { expect, test } from 'vitest'
import { problemMessage } from './problem-message.ts'

test('several problems are told one after the other, and no problem needs no words', () => {
  expect(problemMessage([], 'usd')).toBe('')
  const message = problemMessage(
    [
      { code: 'charge_delayed', said: 'No answer.' },
      { code: 'refund_failed', cents: 1_050 },
    ],
    'usd',
  )
  expect(message).toMatch(/^The card could not be charged\. .*No answer\..* \$10\.50 could not be refunded/)
})

test('a problem from before there were codes is told in its own words', () => {
  expect(problemMessage([{ code: 'other', text: 'Ask the bank.' }], 'usd')).toBe('Ask the bank.')
})
