import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { choicesOf, type Offering, piecesLeft, valuesOf } from '../../../contract/catalogue/stock.ts'

/** More would not fit on the card of a phone. */
const mostNamed = 5

/**
 * "XS to XL" while all sizes can be had, "S, M left" once some are gone, "Only M left" for the last one. '' for a product
 * that comes in one size or is sold out. `only`: in these of its colours alone.
 */
export function sizesLeft(
  product: Pick<Product, keyof Offering | 'stock'>,
  only?: readonly string[],
): string {
  const values = valuesOf(product)
  const { sizes } = values
  const colours = only ?? values.colours
  const left = sizes.filter(size =>
    choicesOf({ ...values, colours, sizes: [size] }).some(choice => piecesLeft(product.stock, choice) > 0),
  )
  const [first] = left
  if (sizes.length < 2 || first === undefined) return ''
  if (left.length === sizes.length) return `${first} to ${left.at(-1)}`
  if (left.length === 1) return `Only ${first} left`
  if (left.length > mostNamed) return `${left.length} of ${sizes.length} sizes left`
  return `${left.join(', ')} left`
}
