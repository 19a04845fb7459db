import { expect, test } from 'vitest'
import { readDiscount } from './read-discount.ts'

test.each([
  ['10%', { percent: 10 }],
  [' 12,5 % ', { percent: 12.5 }],
  ['٪۱۰', { percent: 10 }],
  ['%', { percent: Number.NaN }],
  ['ten%', { percent: Number.NaN }],
  ['5', { amount: 5 }],
  ['2,50', { amount: 2.5 }],
  ['10 off', { amount: Number.NaN }],
])('"%s" as a discount is %j', (typed, discount) => {
  expect(readDiscount(typed)).toEqual(discount)
})
