import { Delivery, type DeliveryZone } from '../../../../contract/delivery/delivery.ts'
import { parseAmount, parseCount } from '../../../../contract/typed-numbers.ts'
import { checkedBy } from '../../records/form-messages.ts'
import { linesOf } from '../form-values.ts'

/** Where a parcel goes on which terms, as the form shows it: numbers as typed, cities one a line. */
export type TermsValues = {
  charge: string
  freeFrom: string
  daysFrom: string
  daysUntil: string
  takesCash: boolean
}

export type ZoneValues = TermsValues & { name: string; cities: string }

export type DeliveryValues = {
  /** Codes; the shop's own first. */
  countries: string[]
  zones: ZoneValues[]
  elsewhere: TermsValues
  /** One entry a day of the week, Sunday first: whether the courier comes. */
  works: boolean[]
  /** Dates one a line. */
  holidays: string
  timeZone: string
}

type Terms = Delivery['elsewhere']

const termsValues = ({ charge, freeFrom, days, takesCash }: Terms): TermsValues => ({
  charge: String(charge),
  freeFrom: freeFrom === null ? '' : String(freeFrom),
  daysFrom: days ? String(days.from) : '',
  daysUntil: days ? String(days.until) : '',
  takesCash,
})

export const newZone: ZoneValues = {
  ...termsValues({ charge: 0, freeFrom: null, days: null, takesCash: true }),
  name: '',
  cities: '',
}

export const toValues = (delivery: Delivery): DeliveryValues => ({
  countries: delivery.countries,
  zones: delivery.zones.map(({ name, cities, ...terms }) => ({
    ...termsValues(terms),
    name,
    cities: cities.join('\n'),
  })),
  elsewhere: termsValues(delivery.elsewhere),
  works: Array.from({ length: 7 }, (_, day) => !delivery.restDays.includes(day)),
  holidays: delivery.holidays.join('\n'),
  timeZone: delivery.timeZone,
})

const countOf = (text: string) => parseCount(text) ?? Number.NaN

function toTerms({ charge, freeFrom, daysFrom, daysUntil, takesCash }: TermsValues): Terms {
  const hasDays = `${daysFrom}${daysUntil}`.trim() !== ''
  return {
    charge: parseAmount(charge) ?? 0,
    freeFrom: parseAmount(freeFrom),
    days: hasDays ? { from: countOf(daysFrom || daysUntil), until: countOf(daysUntil || daysFrom) } : null,
    takesCash,
  }
}

const toZone = (zone: ZoneValues): DeliveryZone => ({
  name: zone.name,
  cities: linesOf(zone.cities),
  ...toTerms(zone),
})

/** What the form's values stand for; they may still be wrong. */
export const toDelivery = ({
  countries,
  zones,
  elsewhere,
  works,
  holidays,
  timeZone,
}: DeliveryValues): Delivery => ({
  countries,
  zones: zones.map(toZone),
  elsewhere: toTerms(elsewhere),
  restDays: works.flatMap((works, day) => (works ? [] : [day])),
  holidays: linesOf(holidays).map(date => date.trim()),
  timeZone,
})

const fieldNames: Record<string, string> = {
  'days.from': 'daysFrom',
  'days.until': 'daysUntil',
  days: 'daysFrom',
}

/** A list that is written into one field shares its messages. */
export function fieldAt(path: readonly PropertyKey[]): string {
  const [group, ...rest] = path.map(String)
  if (group === 'restDays') return 'works'
  if (group === 'countries') return 'countries'
  if (group === 'holidays' || group === undefined) return 'holidays'
  const [nth, field] = group === 'zones' ? [[rest[0]], rest.slice(1)] : [[], rest]
  const inner = field[0] === 'cities' ? 'cities' : (fieldNames[field.join('.')] ?? field[0])
  return [group, ...nth, ...(inner === undefined ? [] : [inner])].join('.')
}

const messageAt = (path: readonly PropertyKey[], message: string): string => {
  const line = path.at(-1)
  const isLine =
    typeof line === 'number' && path[0] !== 'restDays' && path[0] !== 'countries' && path.length !== 2
  return isLine || path[0] === 'holidays' ? `Line ${Number(line) + 1}: ${message}` : message
}

const termsNames = ['charge', 'freeFrom', 'daysFrom', 'daysUntil', 'takesCash'] as const

export const deliveryResolver = checkedBy(Delivery, toDelivery, { fieldAt, messageAt })

/** The fields in the order of the page. */
export const namesOf = (zones: number) =>
  [
    'countries',
    ...Array.from({ length: zones }, (_, nth) =>
      (['name', 'cities', ...termsNames] as const).map(name => `zones.${nth}.${name}` as const),
    ).flat(),
    ...termsNames.map(name => `elsewhere.${name}` as const),
    ...(['works', 'holidays', 'timeZone'] as const),
  ] as const
