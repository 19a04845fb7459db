import { discountPrice } from '../../../prices/discount-price.ts'
import type { RunningDeals } from '../../../prices/running-deals.ts'
import type { ProductRule, ProductSelection } from '../../collections/product-selection.ts'
import type { ListColumns } from './list-columns.ts'
import type { EncodedColumns } from './read-columns.ts'

/** A list of products before it is filtered. */
export type ProductList = EncodedColumns & {
  /** Where the list's products are in the columns, in the list's order. */
  rows: Uint32Array
}

/** Without `categories` or a selection all products, the newest first. */
export type ProductQuery = ProductSelection & { now: Date; categories?: readonly string[] | undefined }

/** The products that are listed at `now`: of these categories, of these ids, or all. */
export function toProductList(
  { columns, dictionaries }: EncodedColumns,
  query: ProductQuery,
  deals: RunningDeals,
): ProductList {
  const { now, ids, rule } = query
  const moment = now.getTime() * 1_000
  const wanted = numbersOf(dictionaries, query.categories)
  const isInList = (row: number) =>
    (columns.publishedAt[row] ?? 0) <= moment && (!wanted || wanted.has(columns.category[row] ?? -1))
  if (ids) return { columns, dictionaries, rows: rowsOf(ids, columns.id).filter(isInList) }
  const rows = rowsWhere(isInList, columns.id.length)
  return {
    columns,
    dictionaries,
    rows: rule ? rows.filter(ruleFilter({ columns, dictionaries }, rule, deals)) : rows,
  }
}

/** Tells of a row whether a rule finds its product, at the prices of the columns. */
function ruleFilter({ columns, dictionaries }: EncodedColumns, rule: ProductRule, deals: RunningDeals) {
  const { since, belowCents = Number.POSITIVE_INFINITY, inDeal, categories, among } = rule
  const from = since ? since.getTime() * 1_000 : Number.NEGATIVE_INFINITY
  const wanted = numbersOf(dictionaries, categories)
  return (row: number): boolean =>
    (columns.publishedAt[row] ?? 0) >= from &&
    (columns.priceCents[row] ?? 0) < belowCents &&
    (!among || among.has(columns.id[row] ?? '')) &&
    (!inDeal || deals.has(columns.id[row] ?? '')) &&
    (!wanted || wanted.has(columns.category[row] ?? -1))
}

/** A category without products gets a number that no product has. */
const numbersOf = (
  { categories }: EncodedColumns['dictionaries'],
  codes: readonly string[] | undefined,
): ReadonlySet<number> | undefined => codes && new Set(codes.map(code => categories.encode(code, () => code)))

function rowsOf(ids: readonly string[], all: readonly string[]): Uint32Array {
  const wanted = new Set(ids)
  const rows = new Map<string, number>()
  all.forEach((id, row) => {
    if (wanted.has(id)) rows.set(id, row)
  })
  return Uint32Array.from(ids.flatMap(id => rows.get(id) ?? []))
}

function rowsWhere(isInList: (row: number) => boolean, count: number): Uint32Array {
  const rows = new Uint32Array(count)
  let length = 0
  for (let row = 0; row < count; row++) if (isInList(row)) rows[length++] = row
  return rows.subarray(0, length)
}

/** The ids of the products at these rows. */
export const idsAt = ({ columns }: ProductList, rows: Uint32Array): string[] =>
  Array.from(rows, row => columns.id[row] ?? '')

/** The columns at the prices under these deals. */
export function withDiscounts(columns: ListColumns, deals: RunningDeals): ListColumns {
  if (deals.size === 0) return columns
  const [priceCents, displayPriceCents] = [columns.priceCents.slice(), columns.displayPriceCents.slice()]
  columns.id.forEach((id, row) => {
    const deal = deals.get(id)
    if (!deal) return
    const base = { priceCents: priceCents[row] ?? 0, displayPriceCents: displayPriceCents[row] ?? 0 }
    const price = discountPrice(base, deal)
    priceCents[row] = price.priceCents
    displayPriceCents[row] = price.displayPriceCents
  })
  return { ...columns, priceCents, displayPriceCents }
}
