import { formatDollars } from '../../../contract/money.ts'
import type { FileFields, FileNotes } from './file-product.ts'
import { readAmount } from './read-values.ts'
import type { ShopifyRow } from './shopify-columns.ts'

/** One price for all variants, which is all a product of the shop has: that of the cheapest. */
export function readPrices(
  rows: readonly ShopifyRow[],
  { addError: note, addWarning: warn }: FileNotes,
): FileFields {
  const variants = rows.flatMap(({ row, cell }) => {
    const amount = (column: 'Variant Price' | 'Variant Compare At Price') =>
      readAmount(cell(column) ?? '', words => note(row, column, words))
    if (!cell('Variant Price')) return []
    const before = cell('Variant Compare At Price') ? amount('Variant Compare At Price') : 0
    return [{ row, price: amount('Variant Price'), before }]
  })
  const cheapest = variants.reduce<(typeof variants)[number] | undefined>(
    (best, each) => (best && best.price <= each.price ? best : each),
    undefined,
  )
  if (!cheapest) return { price: 0, displayPrice: null }
  const { price, before } = cheapest
  const dearer = variants.find(each => each.price !== price)
  const otherwise = variants.find(each => each.before !== before)
  const one = `A product has only one price here: ${formatDollars(price)}`
  if (dearer) warn(dearer.row, 'Variant Price', `${one}, the lowest of its variants.`)
  else if (otherwise)
    warn(otherwise.row, 'Variant Compare At Price', `${one}, with ${formatDollars(before)} struck out.`)
  return { price, displayPrice: before || null }
}
