import { toCents } from '../money.ts'
import { cityKey, findCity, foldCity } from './cities.ts'
import type { DaySpan, DeliveryTerms } from './delivery.ts'

/** Amounts are in cents. */
export type DeliveryQuote = {
  chargeCents: number
  /** What is missing until delivery is free; null: it is free, or never will be. */
  missingCents: number | null
  dates: DaySpan | null
  takesCash: boolean
}

/**
 * What delivery costs and promises for pieces worth `subtotalCents`: the one answer for the cart, the checkout and the order.
 * A city that no zone names, and one that nobody knows yet, has the terms of elsewhere.
 */
export function quoteDelivery(
  { zones, elsewhere }: Pick<DeliveryTerms, 'zones' | 'elsewhere'>,
  { city, subtotalCents }: { city: string; subtotalCents: number },
): DeliveryQuote {
  const { charge, freeFrom, dates, takesCash } = findZone(zones, city) ?? elsewhere
  const fullCents = toCents(charge)
  const freeFromCents = freeFrom === null ? Number.POSITIVE_INFINITY : toCents(freeFrom)
  const isFree = fullCents === 0 || subtotalCents >= freeFromCents
  return {
    chargeCents: isFree ? 0 : fullCents,
    missingCents: isFree || freeFrom === null ? null : freeFromCents - subtotalCents,
    dates,
    takesCash,
  }
}

type HasCash = { takesCash: boolean }

/** The same terms where no courier collects cash: the shop does not offer it. */
export const withoutCash = <Terms extends { zones: readonly HasCash[]; elsewhere: HasCash }>(
  terms: Terms,
): Terms => ({
  ...terms,
  zones: terms.zones.map(zone => ({ ...zone, takesCash: false })),
  elsewhere: { ...terms.elsewhere, takesCash: false },
})

/** Whether delivery has the same terms everywhere, so that a cart can tell them before it knows the city. */
export const isSameEverywhere = ({ zones }: Pick<DeliveryTerms, 'zones'>): boolean => zones.length === 0

type Zone = DeliveryTerms['zones'][number]
type ZonesByCity = { names: readonly string[]; byCity: ReadonlyMap<string, Zone> }

/** Every order asks with the same zones until the owner changes them. */
const indexes = new WeakMap<readonly Zone[], ZonesByCity>()

function findZone(zones: readonly Zone[], typed: string): Zone | undefined {
  if (zones.length === 0) return undefined
  const { names, byCity } = indexes.get(zones) ?? indexZones(zones)
  const city = findCity(typed, names)
  return city === null ? undefined : byCity.get(foldCity(city))
}

function indexZones(zones: readonly Zone[]): ZonesByCity {
  const names = zones.flatMap(({ cities }) => cities)
  const byCity = new Map(zones.flatMap(zone => zone.cities.map(city => [cityKey(city), zone] as const)))
  const index = { names, byCity }
  indexes.set(zones, index)
  return index
}
