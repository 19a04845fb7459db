import { commonPlace, type Place, type PlaceChoice, samePlace } from './places.ts'

/** The pieces of a place. */
type Shelf = Place & { quantity: number }

/** The colours and sizes that a product comes in, by name. */
export type OptionValues = { colours: readonly string[]; sizes: readonly string[] }

/**
 * The shelf from which a choice is sold: that of its colour and size, else of its colour, else of its size, else the
 * common one. Undefined if there is none.
 */
export const shelfOf = <S extends Shelf>(stock: readonly S[], choice: PlaceChoice): S | undefined =>
  nearestPlace(stock, choice)

/** What is said of a choice: of its colour and size, else of its colour, else of its size, else of all. */
export function nearestPlace<P extends Place>(places: readonly P[], choice: PlaceChoice): P | undefined {
  const { color = '', size = '' } = choice
  const on = (place: Place) => places.find(each => samePlace(each, place))
  return on({ color, size }) ?? on({ color, size: '' }) ?? on({ color: '', size }) ?? on(commonPlace)
}

/** How many pieces of a choice the shop can sell. */
export const piecesLeft = (stock: readonly Shelf[], choice: PlaceChoice): number =>
  shelfOf(stock, choice)?.quantity ?? 0

/** All pairs of colour and size that can be chosen; '' if the product has no colours or no sizes. */
export function choicesOf({ colours, sizes }: OptionValues): Place[] {
  const every = (values: readonly string[]) => (values.length > 0 ? values : [''])
  return every(colours).flatMap(color => every(sizes).map(size => ({ color, size })))
}

/** The shelves from which at least one choice is sold; pieces on other shelves cannot be bought. */
export function sellingShelves<S extends Shelf>(stock: readonly S[], options: OptionValues): Set<S> {
  const shelves = choicesOf(options).map(choice => shelfOf(stock, choice))
  return new Set(shelves.filter(shelf => shelf !== undefined))
}

/** Whether the stock is counted by colour, and by size. */
export const optionsWithStock = (stock: readonly Shelf[]): { color: boolean; size: boolean } => ({
  color: stock.some(shelf => shelf.color !== ''),
  size: stock.some(shelf => shelf.size !== ''),
})
