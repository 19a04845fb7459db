export type DeliveryZone = {
  id: string
  name: string
  cities: string[]
  chargeCents: number
  /** Goods worth this much are delivered free; null: never. */
  freeFromCents: number | null
  /** Working days until it arrives; null: none are promised. */
  days: [number, number] | null
  takesCash: boolean
}

/** The zones of the shop; every city that none of them names is in `elsewhere`. */
export type DeliveryZones = { zones: DeliveryZone[]; elsewhere: DeliveryZone }

/** `city` is as the list of cities spells it; null: not known yet. */
type Delivered = { city: string | null; goodsCents: number; isCash: boolean }

/** What delivery costs and promises: the one answer for the cart, the checkout and the order. */
export function quoteDelivery({ zones, elsewhere }: DeliveryZones, { city, goodsCents, isCash }: Delivered) {
  const zone = zones.find(({ cities }) => city !== null && cities.includes(city)) ?? elsewhere
  const { freeFromCents, days, takesCash } = zone
  const isFree = freeFromCents !== null && goodsCents >= freeFromCents
  const chargeCents = isFree ? 0 : zone.chargeCents
  const missingForFreeCents = freeFromCents === null || chargeCents === 0 ? null : freeFromCents - goodsCents
  return {
    ...{ zone, chargeCents, freeFromCents, missingForFreeCents, days },
    mayPayCash: takesCash,
    isRefused: isCash && !takesCash,
  }
}
