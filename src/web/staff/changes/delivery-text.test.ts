import { expect, test } from 'vitest'
import { cashText, taxText, termsText, weekdaysText, zonesText } from './delivery-text.ts'

const terms = { charge: 2.5, freeFrom: 50, days: { from: 1, until: 3 }, takesCash: true }

test('zones are told with their cities and terms', () => {
  const other = { ...terms, name: 'South', cities: ['Karachi'], charge: 0, freeFrom: null, takesCash: false }
  expect(
    zonesText(
      [
        { ...terms, name: 'Punjab', cities: ['Lahore', 'Multan'] },
        { ...other, days: null },
      ],
      'USD',
    ),
  ).toBe(
    'Punjab (Lahore, Multan): $2.50, free from $50.00, 1 to 3 days; South (Karachi): Free, cash not collected',
  )
  expect(zonesText([], 'USD')).toBe('None')
})

test('terms and days without a courier are told', () => {
  expect(termsText({ ...terms, freeFrom: null, days: { from: 4, until: 4 } }, 'USD')).toBe('$2.50, 4 days')
  expect(weekdaysText([0, 5])).toBe('Sunday, Friday')
  expect(weekdaysText([])).toBe('None')
  expect(cashText({ currency: 'PKR', rate: 281.5, roundTo: 10 })).toBe('PKR at 281.5, rounded to 10')
  expect(cashText(null)).toBe('No')
  expect(taxText({ percent: 18, number: 'NTN 1234567-8' })).toBe('18%, NTN 1234567-8')
  expect(taxText(null)).toBe('No')
})
