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
  /** Of the whole shop those that this says. */
  rule?: ListRule | undefined
}

export type ListRule = {
  /** Listed then or later. */
  since?: Date
  belowCents?: number
  inDeal: boolean
  categories?: readonly string[]
  /** Only these. */
  among?: ReadonlySet<string>
}

/** The products that are listed at `now`: of a category, of these ids, or all. */
export function toProductList(
  { columns, names }: NamedColumns,
  wanted: ListWanted,
  deals: RunningDeals,
): ProductList {
  const { now, category, ids, rule } = wanted
  const moment = now.getTime() * 1_000
  // A category without products gets a number that no product has.
  const categoryNumber = category === undefined ? null : names.categories.findOrAdd(category, () => category)
  const isInList = (place: number) =>
    (columns.publishedAt[place] ?? 0) <= moment &&
    (categoryNumber === null || columns.category[place] === categoryNumber)
  if (ids) return { columns, names, places: placesOf(ids, columns.id).filter(isInList) }
  const places = placesWhere(isInList, columns.id.length)
  return {
    columns,
    names,
    places: rule ? places.filter(ruleFilter({ columns, names }, rule, deals)) : places,
  }
}

/** Tells of a place whether a rule finds its product, at the prices of the columns. */
function ruleFilter({ columns, names }: NamedColumns, rule: ListRule, deals: RunningDeals) {
  const { since, belowCents = Number.POSITIVE_INFINITY, inDeal, categories, among } = rule
  const from = since ? since.getTime() * 1_000 : Number.NEGATIVE_INFINITY
  const wanted = categories && new Set(categories.map(code => names.categories.findOrAdd(code, () => code)))
  return (place: number): boolean =>
    (columns.publishedAt[place] ?? 0) >= from &&
    (columns.priceCents[place] ?? 0) < belowCents &&
    (!among || among.has(columns.id[place] ?? '')) &&
    (!inDeal || deals.has(columns.id[place] ?? '')) &&
    (!wanted || wanted.has(columns.category[place] ?? -1))
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
