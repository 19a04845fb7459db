import { expect, test } from 'vitest'
import { bySize } from './size-order.ts'

test('known sizes are sorted as in a shop, and unknown ones keep their order', () => {
  const mixed = [
    'Tall',
    '10-11Y',
    'XL',
    '40',
    '2-3Y',
    'Free',
    's',
    '2XL',
    '6-12M',
    '38',
    'XS',
    'M',
    '0-3 months',
  ]
  const sorted = [
    'XS',
    's',
    'M',
    'XL',
    '2XL',
    '0-3 months',
    '6-12M',
    '2-3Y',
    '10-11Y',
    '38',
    '40',
    'Tall',
    'Free',
  ]
  expect(mixed.toSorted(bySize)).toEqual(sorted)
})
