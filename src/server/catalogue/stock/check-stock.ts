import { commonPlace, type Place, placeKey } from '../../../contract/catalogue/places.ts'
import { type OptionValues, sellingShelves } from '../../../contract/catalogue/stock.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Shelf } from './shelf.ts'

/** Whether a product with these options can have the shelf; '' stands for all of them. */
export const isValidShelf = (
  { colours, sizes, thirds = [] }: OptionValues,
  { color, size, third = '' }: Place,
): boolean =>
  ['', ...colours].includes(color) && ['', ...sizes].includes(size) && ['', ...thirds].includes(third)

/** What of a place a product does not have; null for nothing. */
export function wrongPlace(
  options: OptionValues,
  { color, size, third = '' }: Place,
): { field: keyof Place; message: string } | null {
  if (!isValidShelf(options, { ...commonPlace, color }))
    return { field: 'color', message: `The product has no colour "${color}".` }
  if (!isValidShelf(options, { ...commonPlace, size }))
    return { field: 'size', message: `The product has no size "${size}".` }
  if (!isValidShelf(options, { ...commonPlace, third }))
    return { field: 'third', message: `The product has no option "${third}".` }
  return null
}

/**
 * Checks that a product with these options can have this stock.
 * @throws invalid, naming the row, for an option that the product does not have, for two rows of the same or with one
 * SKU, and for pieces that nobody could buy because every choice has a nearer shelf
 */
export function checkStock(stock: readonly Shelf[], options: OptionValues): void {
  const [checked, skus] = [new Set<string>(), new Set<string>()]
  const selling = sellingShelves(stock, options)
  for (const [row, shelf] of stock.entries()) {
    const place = placeKey(shelf)
    const wrong = wrongPlace(options, shelf)
    if (wrong) throw stockRowError(row, wrong.field, wrong.message)
    if (checked.has(place)) throw stockRowError(row, 'color', 'There is another row for this choice.')
    checked.add(place)
    const sku = shelf.sku?.toLowerCase()
    if (sku && skus.has(sku)) throw stockRowError(row, 'sku', `Another row has the SKU ${shelf.sku}.`)
    if (sku) skus.add(sku)
    if (shelf.quantity > 0 && !selling.has(shelf))
      throw stockRowError(
        row,
        'quantity',
        'Every choice has a row of its own, so no one could buy these pieces.',
      )
  }
}

/** A refusal that names a field of a row of the stock. */
export const stockRowError = (row: number, field: keyof Shelf, message: string) =>
  new ShopError('invalid', message, { [`stock.${row}.${field}`]: message })
