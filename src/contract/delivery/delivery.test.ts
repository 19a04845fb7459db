import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Delivery, type DeliveryTerms, freeDelivery } from './delivery.ts'
import { deliveryDates, formatDaySpan } from './delivery-dates.ts'
import { quoteDelivery } from './delivery-quote.ts'
import { termsOn } from './terms-on.ts'

const zone = { name: 'Punjab', cities: ['Lahore', 'Multan'], ...freeDelivery.elsewhere }

const problemsOf = (change: Partial<Delivery>) =>
  Delivery.safeParse({ ...freeDelivery, ...change }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

test('a city is in one zone only, however it is written', () => {
  expect(problemsOf({ zones: [zone, { ...zone, name: 'North', cities: ['Murree', 'LAHORE'] }] })).toEqual([
    'zones.1.cities.1: LAHORE is already in the zone Punjab. Each city is in one zone.',
  ])
  expect(problemsOf({ zones: [zone, { ...zone, name: 'North', cities: ['lhr'] }] })).toHaveLength(1)
  expect(problemsOf({ zones: [zone] })).toBeUndefined()
})

test.each([
  ['charge', -1, 'Charge cannot be negative.'],
  ['freeFrom', 0, 'Enter more than 0, or leave it empty and make the charge 0.'],
  ['days', { from: 3, until: 2 }, 'The last day cannot be before the first.'],
])('refuses terms with the %s %j', (name, value, message) => {
  const elsewhere = { ...freeDelivery.elsewhere, [name]: value }
  expect(problemsOf({ elsewhere })?.[0]).toContain(message)
})

test('refuses a zone without a city and a week without a courier', () => {
  expect(problemsOf({ zones: [{ ...zone, cities: [] }] })?.[0]).toContain('Enter a city.')
  expect(problemsOf({ zones: [{ ...zone, cities: ['Lahore', '!!!'] }] })).toEqual([
    'zones.0.cities.1: Write the city with letters.',
  ])
  expect(problemsOf({ restDays: [0, 1, 2, 3, 4, 5, 6] })?.[0]).toContain('Choose at most 6 days')
})

const elsewhere = { charge: 4, freeFrom: null, takesCash: false, dates: null }
const lahore = {
  ...{ name: 'Lahore', cities: ['Lahore'], charge: 2.5, freeFrom: 50, takesCash: true },
  dates: { from: '2026-11-24', until: '2026-11-26' },
}
const shop: DeliveryTerms = { ...termsOn(freeDelivery, '2026-11-23'), zones: [lahore], elsewhere, cash: null }

test('a city has the terms of its zone, and every other city those of elsewhere', () => {
  for (const city of ['Lahore', 'lhr', 'Lahor', 'Lahore Cantt', 'لاہور', 'لاهور', 'لاھور، کینٹ'])
    expect(quoteDelivery(shop, { city, subtotalCents: 4350 })).toEqual({
      ...{ chargeCents: 250, missingCents: 650, takesCash: true, dates: lahore.dates },
    })
  for (const city of ['Quetta', 'Nowhere', ''])
    expect(quoteDelivery(shop, { city, subtotalCents: 4350 })).toEqual({
      ...{ chargeCents: 400, missingCents: null, takesCash: false, dates: null },
    })
})

test('a zone is found by any spelling of a city, however its owner wrote it', () => {
  const cities = ['Pindi', 'Chak 42', 'لاهور', 'Karachi City', 'چک ٤٢']
  const typedByOwner = { ...shop, zones: [{ ...lahore, cities }] }
  for (const city of ['Rawalpindi', 'rwp', 'CHAK 42', 'Lahore', 'Lahor', 'لاہور', 'Karachi City', 'چك ۴۲'])
    expect(quoteDelivery(typedByOwner, { city, subtotalCents: 100 }).chargeCents, city).toBe(250)
})

test('delivery is either free or something is missing, never both', () => {
  fc.assert(
    fc.property(fc.nat(10_000), subtotalCents => {
      const { chargeCents, missingCents } = quoteDelivery(shop, { city: 'Lahore', subtotalCents })
      expect(chargeCents).toBe(subtotalCents >= 5000 ? 0 : 250)
      expect(missingCents).toBe(subtotalCents >= 5000 ? null : 5000 - subtotalCents)
    }),
  )
})

const sundays = { restDays: [0], holidays: [] }

test('counts the days on which the courier comes', () => {
  // 2026-11-21 is a Saturday.
  expect(deliveryDates(sundays, { from: 2, until: 4 }, '2026-11-21')).toEqual({
    ...{ from: '2026-11-24', until: '2026-11-26' },
  })
  const withHoliday = { ...sundays, holidays: ['2026-11-24'] }
  expect(deliveryDates(withHoliday, { from: 2, until: 4 }, '2026-11-21')).toEqual({
    ...{ from: '2026-11-25', until: '2026-11-27' },
  })
  expect(deliveryDates(sundays, { from: 0, until: 0 }, '2026-11-22')).toEqual({
    ...{ from: '2026-11-23', until: '2026-11-23' },
  })
})

test('a parcel never arrives on a day without a courier, nor after its last day', () => {
  const day = fc
    .integer({ min: 0, max: 700 })
    .map(n => new Date(1.79e12 + n * 8.64e7).toISOString().slice(0, 10))
  const courier = fc.record({
    restDays: fc.uniqueArray(fc.nat(6), { maxLength: 6 }),
    holidays: fc.array(day, { maxLength: 100 }),
  })
  const days = fc
    .tuple(fc.nat(60), fc.nat(60))
    .map(([a, b]) => ({ from: Math.min(a, b), until: Math.max(a, b) }))
  fc.assert(
    fc.property(courier, days, day, (off, span, ordered) => {
      const { from, until } = deliveryDates(off, span, ordered)
      expect(ordered <= from && from <= until).toBe(true)
      for (const date of [from, until]) {
        expect(off.restDays).not.toContain(new Date(date).getUTCDay())
        expect(off.holidays).not.toContain(date)
      }
    }),
  )
})

test('tells a span of days as people say it', () => {
  const span = (from: string, until: string) => formatDaySpan({ from, until })
  expect(span('2026-11-24', '2026-11-26')).toBe('Tue 24 to Thu 26 November')
  expect(span('2026-11-30', '2026-12-02')).toBe('Mon 30 Nov to Wed 2 Dec')
  expect(span('2026-11-24', '2026-11-24')).toBe('Tue 24 November')
})
