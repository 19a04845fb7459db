import { expect, test } from 'vitest'
import { countLabel } from './count-label.ts'

test('a count is singular for one thing only', () => {
  expect([0, 1, 2, 21].map(count => countLabel(count, 'order'))).toEqual([
    '0 orders',
    '1 order',
    '2 orders',
    '21 orders',
  ])
})
