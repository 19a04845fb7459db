import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { isWantedColour } from '../../../contract/catalogue/colour-family.ts'
import { normaliseValue } from '../../../contract/catalogue/filter-value.ts'
import { choicesOf, piecesLeft, valuesOf } from '../../../contract/catalogue/stock.ts'
import { type CardProduct, cardOf, cardPictures } from './card-product.ts'
import { sizesLeft } from './sizes-left.ts'

type Wanted = { size: readonly string[]; color: readonly string[] }

/** The card in a list that is narrowed to sizes and colours: of the colours asked for, the first that is in stock in such a size. */
export function cardInList(product: Product, { size, color }: Wanted, timeZone: string): CardProduct {
  const wanted = color.map(normaliseValue)
  const values = valuesOf(product)
  const matched = values.colours.filter(name => isWantedColour(wanted, name))
  const sizes = values.sizes.filter(name => size.length === 0 || size.some(each => isSame(each, name)))
  const onlySize = sizes.length === 1 ? (sizes[0] ?? null) : null
  if (matched.length === 0) return cardOf(product, timeZone, { size: onlySize })
  const colour = matched.find(name =>
    choicesOf({ ...values, colours: [name], sizes }).some(choice => piecesLeft(product.stock, choice) > 0),
  )
  const shown = colour ?? matched[0] ?? ''
  return {
    ...cardOf(product, timeZone, { size: onlySize, color: shown }),
    pictures: cardPictures(product, shown),
    sizes: sizesLeft(product, matched),
    colour: shown,
  }
}

const isSame = (one: string, other: string) => normaliseValue(one) === normaliseValue(other)
