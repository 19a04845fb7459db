import { expect, test } from 'vitest'
import { refundableCents } from './refundable-cents.ts'

test.each([
  ['all that was captured', { refundedCents: 0, refunds: [] }, 5_000],
  ['less what was refunded', { refundedCents: 1_200, refunds: [{ cents: 1_200, state: 'sent' }] }, 3_800],
  [
    'less what is about to be refunded',
    {
      refundedCents: 1_000,
      refunds: [
        { cents: 500, state: 'queued' },
        { cents: 250, state: 'queued' },
      ],
    },
    3_250,
  ],
  ['nothing after all was refunded', { refundedCents: 5_000, refunds: [] }, 0],
  ['nothing where more was refunded by hand', { refundedCents: 6_000, refunds: [] }, 0],
])('what can be refunded is %s', (_, { refundedCents, refunds }, cents) => {
  expect(refundableCents({ capturedCents: 5_000, refundedCents }, refunds)).toBe(cents)
})
