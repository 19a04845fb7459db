import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { choicesOf, piecesLeft } from '../../../contract/catalogue/stock.ts'

/** More would not fit on the card of a phone. */
const mostNamed = 5

/**
 * "XS to XL" while all sizes can be had, "S, M left" once some are gone, "Only M left" for the last one. '' for a product
 * that comes in one size or is sold out. `only`: in these of its colours alone.
 */
export function sizesLeft(
  { Size, colors, stock }: Pick<Product, 'Size' | 'colors' | 'stock'>,
  only?: readonly string[],
): string {
  const sizes = Size.map(each => each.Size)
  const colours = only ?? colors.map(({ name }) => name)
  const left = sizes.filter(size =>
    choicesOf({ colours, sizes: [size] }).some(choice => piecesLeft(stock, choice) > 0),
  )
  const [first] = left
  if (sizes.length < 2 || first === undefined) return ''
  if (left.length === sizes.length) return `${first} to ${left.at(-1)}`
  if (left.length === 1) return `Only ${first} left`
  if (left.length > mostNamed) return `${left.length} of ${sizes.length} sizes left`
  return `${left.join(', ')} left`
}
