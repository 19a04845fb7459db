import type { ProductEdit } from '../../../contract/catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import { sellingShelves } from '../../../contract/stock.ts'

export type OptionValues = { colors: readonly string[]; sizes: readonly string[] }

export const optionValuesOf = ({ Color, Size }: Pick<ProductEdit, 'Color' | 'Size'>): OptionValues => ({
  colors: Color.map(option => option.Color),
  sizes: Size.map(option => option.Size),
})

/** Whether a shelf is for something the product comes in: '' is for all of it. */
export const isOffered = ({ colors, sizes }: OptionValues, shelf: { color: string; size: string }): boolean =>
  ['', ...colors].includes(shelf.color) && ['', ...sizes].includes(shelf.size)

/**
 * Throws `invalid`, naming the row, for stock of what the product does not come in, for two rows of the same, and
 * for pieces that nobody could buy because every choice has a nearer row.
 */
export function checkStock(stock: NonNullable<ProductEdit['stock']>, kinds: OptionValues): void {
  const seen = new Set<string>()
  const selling = sellingShelves(stock, kinds)
  for (const [row, shelf] of stock.entries()) {
    const { color, size } = shelf
    const pair = JSON.stringify([color, size])
    if (!isOffered(kinds, { color, size: '' }))
      throw stockRowError(row, 'color', `The product has no colour "${color}".`)
    if (!isOffered(kinds, { color: '', size }))
      throw stockRowError(row, 'size', `The product has no size "${size}".`)
    if (seen.has(pair)) throw stockRowError(row, 'color', 'There is another row for this colour and size.')
    seen.add(pair)
    if (shelf.quantity > 0 && !selling.has(shelf))
      throw stockRowError(
        row,
        'quantity',
        'Every colour and size has a row of its own, so no one could buy these pieces.',
      )
  }
}

const stockRowError = (row: number, field: 'color' | 'size' | 'quantity', words: string) =>
  new ShopError('invalid', words, { [`stock.${row}.${field}`]: words })
