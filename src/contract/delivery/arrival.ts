import { findCity } from './cities.ts'
import type { DaySpan, DeliveryTerms } from './delivery.ts'
import { quoteDelivery } from './delivery-quote.ts'

/** When a parcel that is ordered now arrives. */
export type Arrival = {
  /** As the shop spells it; null for one that it does not know. */
  city: string | null
  /** Null: no days are promised. */
  dates: DaySpan | null
}

/**
 * When a parcel that is ordered now arrives in a city, written in any way: what every page says of it. Without a city it
 * is from the first day to the last that any city has, and none where one of them is promised none.
 */
export function arrivalIn(terms: Pick<DeliveryTerms, 'zones' | 'elsewhere'>, typed: string): Arrival {
  const { zones, elsewhere } = terms
  if (typed.trim() === '')
    return { city: null, dates: widest([...zones, elsewhere].map(({ dates }) => dates)) }
  const city = findCity(
    typed,
    zones.flatMap(({ cities }) => cities),
  )
  return { city, dates: quoteDelivery(terms, { city: typed, subtotalCents: 0 }).dates }
}

function widest(spans: readonly (DaySpan | null)[]): DaySpan | null {
  const [first, ...others] = spans
  if (!first) return null
  return others.reduce<DaySpan | null>(
    (all, span) =>
      all &&
      span && {
        from: span.from < all.from ? span.from : all.from,
        until: span.until > all.until ? span.until : all.until,
      },
    first,
  )
}
