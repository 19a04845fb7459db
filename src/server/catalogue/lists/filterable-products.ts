import type { Product } from '../../../contract/catalogue.ts'
import { choicesOf, piecesLeft } from '../../../contract/stock.ts'
import type { Color } from '../../db/schema.ts'

/** A product as the queries read it for narrowing and sorting a list; prices in cents. */
export type FilterableRow = {
  id: string
  priceCents: number
  displayPriceCents: number
  /** How many are newer. */
  age: number
  sizes: readonly string[]
  colors: readonly Color[]
  stock: Product['stock']
}

/** One of the pairs a product comes in, written as `plain` does. */
type Choice = { color: string; size: string; inStock: boolean }

export type FilterableProduct = FilterableRow & { choices: readonly Choice[] }

/** A colour or size as it can be asked for: between commas, so without any of its own. */
export const toFilterValue = (name: string): string => name.replace(/\s*,\s*/g, ' ').trim()

/** Upper and lower case are one: "m" and "M" are the same size. */
export const normaliseValue = (name: string): string => toFilterValue(name).toLowerCase()

export function toFilterable(row: FilterableRow): FilterableProduct {
  const kinds = { colors: row.colors.map(color => color.name), sizes: row.sizes }
  const choices = choicesOf(kinds).map(choice => ({
    color: normaliseValue(choice.color),
    size: normaliseValue(choice.size),
    inStock: piecesLeft(row.stock, choice) > 0,
  }))
  return { ...row, choices }
}
