import { z } from 'zod'
import { Amount, AmountSum } from '../amounts.ts'
import { CalendarDay, contactLine, line, TimeZone } from '../text.ts'
import { cityKey } from './cities.ts'
import { Country } from './countries.ts'

const workingDays = () => z.number().int().min(0).max(60)

/** What a parcel to somewhere costs and how long it takes. */
const terms = {
  /** 0: free. */
  charge: Amount,
  /** Pieces worth this much are delivered free; null: never. */
  freeFrom: Amount.positive('Enter more than 0, or leave it empty and make the charge 0.').nullable(),
  /** Working days from the order to the door; null: none are promised. */
  days: z
    .object({ from: workingDays(), until: workingDays() })
    .refine(({ from, until }) => from <= until, {
      path: ['until'],
      error: 'The last day cannot be before the first.',
    })
    .nullable(),
  /** Whether the courier collects cash there. */
  takesCash: z.boolean(),
}

const DeliveryZone = z.object({
  name: line(40, 'Enter a name for the zone.'),
  cities: z.array(contactLine(60, 'Enter a city.')).min(1, 'Enter a city.').max(300),
  ...terms,
})
export type DeliveryZone = z.infer<typeof DeliveryZone>

const Elsewhere = z.object(terms)

const Weekday = z.number().int().min(0).max(6)

/** Where the shop delivers on which terms. Amounts are in the shop's currency. */
export const Delivery = z
  .object({
    /** Where parcels go; the shop's own country first, whose phone numbers need no code. */
    countries: z.array(Country).min(1, 'Choose a country.').max(50),
    zones: z.array(DeliveryZone).max(20),
    /** For every city that no zone names. */
    elsewhere: Elsewhere,
    /** Days of the week on which the courier does not come, 0 for Sunday. */
    restDays: z.array(Weekday).max(6, 'Choose at most 6 days, so that the courier comes on one.'),
    /** Dates on which the courier does not come. */
    holidays: z.array(CalendarDay).max(100),
    /** By which days are counted. */
    timeZone: TimeZone,
  })
  .check(ctx => {
    const seen = new Map<string, string>()
    for (const [nth, { name, cities }] of ctx.value.zones.entries())
      for (const [at, city] of cities.entries()) {
        const key = cityKey(city)
        if (key === '') {
          const message = 'Write the city with letters.'
          ctx.issues.push({ code: 'custom', message, input: city, path: ['zones', nth, 'cities', at] })
          continue
        }
        const other = seen.get(key)
        seen.set(key, name)
        if (other === undefined) continue
        const message = `${city} is already in the zone ${other}. Each city is in one zone.`
        ctx.issues.push({ code: 'custom', message, input: city, path: ['zones', nth, 'cities', at] })
      }
  })
export type Delivery = z.infer<typeof Delivery>

/** A shop that delivers free everywhere, promises no days and takes cash: what the specification says. */
export const freeDelivery: Delivery = {
  countries: ['PK'],
  zones: [],
  elsewhere: { charge: 0, freeFrom: null, days: null, takesCash: true },
  restDays: [0],
  holidays: [],
  timeZone: 'Asia/Karachi',
}

/** From which day to which a parcel arrives, as dates ("2026-11-24"). */
export const DaySpan = z.object({ from: CalendarDay, until: CalendarDay })
export type DaySpan = z.infer<typeof DaySpan>

const quotable = {
  charge: AmountSum,
  freeFrom: AmountSum.nullable(),
  takesCash: z.boolean(),
  /** When a parcel ordered now arrives; null: no days are promised. */
  dates: DaySpan.nullable(),
}

/** What delivery costs where, and how cash is collected, for the cart and the checkout. */
export const DeliveryTerms = z.object({
  zones: z.array(z.object({ name: z.string(), cities: z.array(z.string()), ...quotable })),
  elsewhere: z.object(quotable),
  /** How cash is collected in another currency than the prices'; null: in theirs. */
  cash: z.object({ currency: z.string(), rate: z.number(), roundTo: z.number() }).nullable(),
})
export type DeliveryTerms = z.infer<typeof DeliveryTerms>

/** The delivery of one order, frozen when it was placed. */
export const OrderDelivery = z.object({ charge: AmountSum, dates: DaySpan.nullable() })
export type OrderDelivery = z.infer<typeof OrderDelivery>
