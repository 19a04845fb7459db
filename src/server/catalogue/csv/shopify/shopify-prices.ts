import type { FileFields, FileNotes } from '../file-product.ts'
import { type AmountStyle, freeMessage, readAmount } from '../read-values.ts'
import type { ShopifyRow } from './shopify-columns.ts'

/** The price of the cheapest variant: a product of the shop has one price for all its choices. */
export function readPrices(
  rows: readonly ShopifyRow[],
  style: AmountStyle,
  { addError, addWarning }: FileNotes,
): FileFields {
  const variants = rows.flatMap(({ row, cell }) => {
    const amount = (column: 'Variant Price' | 'Variant Compare At Price') =>
      readAmount(cell(column) ?? '', style, message => addError(row, column, message))
    if (!cell('Variant Price')) return []
    const compareAt = cell('Variant Compare At Price') ? amount('Variant Compare At Price') : 0
    return [{ row, price: amount('Variant Price'), compareAt }]
  })
  const priced = variants.filter(({ price }) => price > 0)
  const [free] = variants.filter(({ price }) => price === 0)
  if (free && priced.length === 0) {
    addWarning(free.row, 'Variant Price', freeMessage)
    return { price: 0, displayPrice: null }
  }
  const cheapest = priced.reduce<(typeof variants)[number] | undefined>(
    (best, each) => (best && best.price <= each.price ? best : each),
    undefined,
  )
  if (!cheapest) return { price: 0, displayPrice: null }
  const { price, compareAt } = cheapest
  const otherPrice = variants.find(each => each.price !== price)
  const otherCompareAt = variants.find(each => each.compareAt !== compareAt)
  const onePrice = `A product has only one price here: ${price.toFixed(2)}`
  const struckOut = otherCompareAt ? `, with ${compareAt ? compareAt.toFixed(2) : 'nothing'} struck out` : ''
  if (otherPrice)
    addWarning(otherPrice.row, 'Variant Price', `${onePrice}, the lowest of its variants${struckOut}.`)
  else if (otherCompareAt)
    addWarning(otherCompareAt.row, 'Variant Compare At Price', `${onePrice}${struckOut}.`)
  return { price, displayPrice: compareAt || null }
}
