import type { FileFields, FileNotes } from '../file-product.ts'
import { readAmount } from '../read-values.ts'
import type { ShopifyRow } from './shopify-columns.ts'

/** The price of the cheapest variant: a product of the shop has one price for all its choices. */
export function readPrices(
  rows: readonly ShopifyRow[],
  currency: string,
  { addError, addWarning }: FileNotes,
): FileFields {
  const variants = rows.flatMap(({ row, cell }) => {
    const amount = (column: 'Variant Price' | 'Variant Compare At Price') =>
      readAmount(cell(column) ?? '', currency, message => addError(row, column, message))
    if (!cell('Variant Price')) return []
    const compareAt = cell('Variant Compare At Price') ? amount('Variant Compare At Price') : 0
    return [{ row, price: amount('Variant Price'), compareAt }]
  })
  const cheapest = variants.reduce<(typeof variants)[number] | undefined>(
    (best, each) => (best && best.price <= each.price ? best : each),
    undefined,
  )
  if (!cheapest) return { price: 0, displayPrice: null }
  const { price, compareAt } = cheapest
  const otherPrice = variants.find(each => each.price !== price)
  const otherCompareAt = variants.find(each => each.compareAt !== compareAt)
  const onePrice = `A product has only one price here: ${price.toFixed(2)}`
  if (otherPrice) addWarning(otherPrice.row, 'Variant Price', `${onePrice}, the lowest of its variants.`)
  else if (otherCompareAt)
    addWarning(
      otherCompareAt.row,
      'Variant Compare At Price',
      `${onePrice}, with ${compareAt.toFixed(2)} struck out.`,
    )
  return { price, displayPrice: compareAt || null }
}
