import { expect, test } from 'vitest'
import { arrivalIn } from './arrival.ts'
import type { Delivery } from './delivery.ts'
import { freeDelivery } from './delivery.ts'
import { daysLabel, shopWideDays } from './shop-wide-days.ts'
import { termsOn } from './terms-on.ts'

const { elsewhere } = freeDelivery
const zoneOf = (name: string, cities: string[], from: number, until: number) => ({
  ...elsewhere,
  ...{ name, cities, days: { from, until } },
})

/** Lahore from Monday to Saturday, with a holiday on the Wednesday. */
const delivery: Delivery = {
  ...freeDelivery,
  zones: [
    zoneOf('Lahore', ['Lahore', 'Kasur'], 1, 3),
    zoneOf('Cities', ['Karachi', 'D.G. Khan', 'Chak 42'], 2, 4),
  ],
  elsewhere: { ...elsewhere, days: { from: 4, until: 7 } },
  holidays: ['2026-12-02'],
}
const monday = '2026-11-30'

test.each([
  ['Lahore', 'Lahore', '2026-12-01', '2026-12-04'],
  ['lahroe', 'Lahore', '2026-12-01', '2026-12-04'],
  ['لاہور', 'Lahore', '2026-12-01', '2026-12-04'],
  ['DHA, Karachi', 'Karachi', '2026-12-03', '2026-12-05'],
  ['dgk', 'Dera Ghazi Khan', '2026-12-03', '2026-12-05'],
  ['chak 42', 'Chak 42', '2026-12-03', '2026-12-05'],
  ['Quetta', 'Quetta', '2026-12-05', '2026-12-09'],
  ['Somewhere', null, '2026-12-05', '2026-12-09'],
  ['', null, '2026-12-01', '2026-12-09'],
  ['  ', null, '2026-12-01', '2026-12-09'],
])('a parcel to "%s" arrives in %s from %s to %s', (typed, city, from, until) => {
  expect(arrivalIn(termsOn(delivery, monday), typed)).toEqual({ city, dates: { from, until } })
})

test('without a city nothing is promised that one city is not', () => {
  const terms = termsOn({ ...delivery, elsewhere: { ...elsewhere, days: null } }, monday)
  expect(arrivalIn(terms, '').dates).toBeNull()
  expect(arrivalIn(terms, 'Quetta')).toEqual({ city: 'Quetta', dates: null })
  expect(arrivalIn(terms, 'Lahore').dates).toEqual({ from: '2026-12-01', until: '2026-12-04' })
})

test.each<[string, Pick<Delivery, 'zones' | 'elsewhere'>, ReturnType<typeof shopWideDays>]>([
  ['promises nobody any', freeDelivery, null],
  [
    'has the same everywhere',
    { zones: [], elsewhere: { ...elsewhere, days: { from: 2, until: 4 } } },
    { days: { from: 2, until: 4 }, byCity: false },
  ],
  ['goes by city', delivery, { days: { from: 1, until: 7 }, byCity: true }],
  ['promises some cities none', { ...delivery, elsewhere }, { days: null, byCity: true }],
])('a shop that %s', (_, terms, days) => {
  expect(shopWideDays(terms)).toEqual(days)
})

test.each([
  [0, 0, 'the day it is ordered'],
  [0, 1, 'up to 1 working day'],
  [1, 1, '1 working day'],
  [3, 3, '3 working days'],
  [2, 6, '2 to 6 working days'],
])('from %i until %i is "%s"', (from, until, words) => expect(daysLabel({ from, until })).toBe(words))
