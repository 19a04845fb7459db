import { expect, test } from 'vitest'
import { type Delivery, freeDelivery } from '../../../../contract/delivery/delivery.ts'
import { deliveryResolver, fieldAt, newZone, toDelivery, toValues } from './delivery-values.ts'

const delivery: Delivery = {
  ...freeDelivery,
  zones: [
    {
      ...{ name: 'Punjab', cities: ['Lahore', 'Multan'], charge: 2.5, freeFrom: 50 },
      ...{ days: { from: 1, until: 3 }, takesCash: false },
    },
  ],
  holidays: ['2026-12-25'],
}

const check = async (change: object) =>
  deliveryResolver({ ...toValues(delivery), ...change } as never, undefined, {} as never)

test('what is saved comes back as it was', () => {
  expect(toDelivery(toValues(delivery))).toEqual(delivery)
})

test('one number of days stands for both, a comma for a point, and an empty charge for free', () => {
  const elsewhere = { ...newZone, charge: '2,5', daysFrom: '', daysUntil: '4' }
  expect(toDelivery({ ...toValues(delivery), elsewhere }).elsewhere).toMatchObject({
    ...{ charge: 2.5, freeFrom: null, days: { from: 4, until: 4 } },
  })
  expect(
    toDelivery({ ...toValues(delivery), elsewhere: { ...elsewhere, charge: ' ' } }).elsewhere.charge,
  ).toBe(0)
})

test('each message stands at the field it is about', async () => {
  const [zone] = toValues(delivery).zones
  const { errors } = await check({
    zones: [zone, { ...zone, name: '', cities: 'Karachi', charge: 'two', daysFrom: '4' }],
    ...{ holidays: '2026-12-25\n25 December', works: Array(7).fill(false) },
  })
  expect(errors).toMatchObject({
    zones: {
      1: {
        name: { message: 'Enter a name for the zone.' },
        charge: { message: expect.stringContaining('number') },
        daysUntil: { message: 'The last day cannot be before the first.' },
      },
    },
    holidays: { message: expect.stringMatching(/^Line 2: Write .* like 2026-11-21\.$/) },
    works: { message: expect.stringContaining('Choose at most 6 days') },
  })
})

test('a city of another zone is named with its line', async () => {
  const [zone] = toValues(delivery).zones
  const { errors } = await check({ zones: [zone, { ...zone, name: 'North', cities: 'Karachi\nmultan' }] })
  expect(errors).toMatchObject({
    zones: {
      1: { cities: { message: expect.stringMatching(/^Line 2: multan is already in the zone Punjab/) } },
    },
  })
})

test('refusals of the shop find their field too', () => {
  expect(fieldAt(['zones', 1, 'cities', 0])).toBe('zones.1.cities')
  expect(fieldAt(['zones', 1, 'days', 'until'])).toBe('zones.1.daysUntil')
  expect(fieldAt(['elsewhere', 'freeFrom'])).toBe('elsewhere.freeFrom')
  expect(fieldAt(['timeZone'])).toBe('timeZone')
})
