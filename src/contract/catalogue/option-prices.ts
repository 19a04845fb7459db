import type { Place, PlaceChoice } from './places.ts'
import { choicesOf, nearestPlace, type OptionValues, piecesLeft } from './stock.ts'

/** What a choice costs where that is not the product's price, the nearest as with stock; else undefined. */
export const optionPriceOf = <P extends Place>(
  optionPrices: readonly P[] | undefined,
  choice: PlaceChoice,
): P | undefined => (optionPrices ? nearestPlace(optionPrices, choice) : undefined)

type Offered<P> = {
  optionPrices: readonly P[] | undefined
  stock: readonly (Place & { quantity: number })[]
  options: OptionValues
}

/**
 * The prices of what can be bought, each once: of the choices in stock or, where none is, of all. Undefined stands for the
 * product's price.
 */
export function pricesOnSale<P extends Place>({
  optionPrices,
  stock,
  options,
}: Offered<P>): (P | undefined)[] {
  if (!optionPrices?.length) return [undefined]
  const choices = choicesOf(options)
  const inStock = choices.filter(choice => piecesLeft(stock, choice) > 0)
  const offered = inStock.length > 0 ? inStock : choices
  return [...new Set(offered.map(choice => optionPriceOf(optionPrices, choice)))]
}
