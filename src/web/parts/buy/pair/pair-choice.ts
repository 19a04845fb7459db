import type { Product } from '../../../../contract/catalogue/catalogue.ts'
import { type Choice, readChoice } from '../choice.ts'
import { stockOf } from '../choice-stock.ts'
import { optionsOf } from '../product-options.ts'

/** The choice that a piece opens with beside a product in `color`: the same colour, as long as it is in stock. */
export function matchingChoice(piece: Product, color: string | null): Choice {
  const options = optionsOf(piece)
  const alike = readChoice(options, piece.stock, new URLSearchParams(color ? { color } : {}))
  if (stockOf(piece, options, alike).left > 0) return alike
  return readChoice(options, piece.stock, new URLSearchParams())
}
