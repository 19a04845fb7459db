import { choicesOf, piecesLeft } from '../../../contract/stock.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { withCurrentPrices } from '../../prices/price-rows.ts'
import { optionValuesOf } from '../product/product.ts'
import { type FilterableRow, findFilterableRows } from './queries.ts'

/** A colour and size that a product comes in, both as `normaliseValue` writes them. */
type Choice = { colour: string; size: string; inStock: boolean }

export type FilterableProduct = FilterableRow & { choices: readonly Choice[] }

/** A colour or size as an address names it: values are separated by commas there, so it has none itself. */
export const toFilterValue = (name: string): string => name.replace(/\s*,\s*/g, ' ').trim()

/** A colour or size as filters compare it: "m" and "M" are the same size. */
export const normaliseValue = (name: string): string => toFilterValue(name).toLowerCase()

function toFilterable(row: FilterableRow): FilterableProduct {
  const choices = choicesOf(optionValuesOf(row)).map(choice => ({
    colour: normaliseValue(choice.color),
    size: normaliseValue(choice.size),
    inStock: piecesLeft(row.stock, choice) > 0,
  }))
  return { ...row, choices }
}

/** The listed products, newest first, with the prices of `now` in cents: of a category, of these ids, or all. */
export async function loadFilterableProducts(
  db: Db | Tx,
  list: { category?: string | undefined; ids?: readonly string[]; now: Date },
): Promise<FilterableProduct[]> {
  const rows = await withCurrentPrices(db, await findFilterableRows(db, list), list.now)
  return rows.map(toFilterable)
}
