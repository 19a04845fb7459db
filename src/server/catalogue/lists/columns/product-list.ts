import { discountPrice } from '../../../prices/discount-price.ts'
import type { RunningDeals } from '../../../prices/running-deals.ts'
import type { ListColumns } from './list-columns.ts'
import type { NamedColumns } from './read-columns.ts'

/** A list of products before it is filtered. */
export type ProductList = NamedColumns & {
  /** Where the list's products are in the columns, in the list's order. */
  places: Uint32Array
}

export type ListWanted = {
  now: Date
  category?: string | undefined
  /** The products in their order. Without these, all, the newest first. */
  ids?: readonly string[] | undefined
}

/** The products that are listed at `now`: of a category, of these ids, or all. */
export function toProductList({ columns, names }: NamedColumns, wanted: ListWanted): ProductList {
  const { now, category, ids } = wanted
  const moment = now.getTime() * 1_000
  // A category without products gets a number that no product has.
  const categoryNumber = category === undefined ? null : names.categories.findOrAdd(category, () => category)
  const isInList = (place: number) =>
    (columns.publishedAt[place] ?? 0) <= moment &&
    (categoryNumber === null || columns.category[place] === categoryNumber)
  if (ids) return { columns, names, places: placesOf(ids, columns.id).filter(isInList) }
  return { columns, names, places: placesWhere(isInList, columns.id.length) }
}

function placesOf(ids: readonly string[], all: readonly string[]): Uint32Array {
  const wanted = new Set(ids)
  const places = new Map<string, number>()
  all.forEach((id, place) => {
    if (wanted.has(id)) places.set(id, place)
  })
  return Uint32Array.from(ids.flatMap(id => places.get(id) ?? []))
}

function placesWhere(isInList: (place: number) => boolean, count: number): Uint32Array {
  const places = new Uint32Array(count)
  let length = 0
  for (let place = 0; place < count; place++) if (isInList(place)) places[length++] = place
  return places.subarray(0, length)
}

/** The ids of the products at these places. */
export const idsAt = ({ columns }: ProductList, places: Uint32Array): string[] =>
  Array.from(places, place => columns.id[place] ?? '')

/** The columns at the prices under these deals. */
export function withDiscounts(columns: ListColumns, deals: RunningDeals): ListColumns {
  if (deals.size === 0) return columns
  const [priceCents, displayPriceCents] = [columns.priceCents.slice(), columns.displayPriceCents.slice()]
  columns.id.forEach((id, place) => {
    const deal = deals.get(id)
    if (!deal) return
    const base = { priceCents: priceCents[place] ?? 0, displayPriceCents: displayPriceCents[place] ?? 0 }
    const price = discountPrice(base, deal)
    priceCents[place] = price.priceCents
    displayPriceCents[place] = price.displayPriceCents
  })
  return { ...columns, priceCents, displayPriceCents }
}
