import { nearness, type Place, type PlaceChoice, toPlace } from './places.ts'

/** The pieces of a place. */
type Shelf = Place & { quantity: number }

/** The colours, sizes and values of a third option that a product comes in, by name. */
export type OptionValues = {
  colours: readonly string[]
  sizes: readonly string[]
  thirds?: readonly string[]
}

/** What of a product says in what it comes. */
export type Offering = {
  colors: readonly { name: string }[]
  Size: readonly { Size: string }[]
  third?: { values: readonly { value: string }[] } | undefined
}

/** The shelf from which a choice is sold, as `nearestPlace` finds it. Undefined if there is none. */
export const shelfOf = <S extends Shelf>(stock: readonly S[], choice: PlaceChoice): S | undefined =>
  nearestPlace(stock, choice)

/** What is said of a choice: the place that names most of it or, of two that name as much, first its colour, then its size. */
export function nearestPlace<P extends Place>(places: readonly P[], choice: PlaceChoice): P | undefined {
  const { color = '', size = '', third = '' } = choice
  let nearest: P | undefined
  let best = -1
  for (const place of places) {
    if (!isFor(place.color, color) || !isFor(place.size, size) || !isFor(place.third, third)) continue
    const near = nearness(place)
    if (near > best) [nearest, best] = [place, near]
  }
  return nearest
}

const isFor = (named: string | undefined, chosen: string) => !named || named === chosen

/** How many pieces of a choice the shop can sell. */
export const piecesLeft = (stock: readonly Shelf[], choice: PlaceChoice): number =>
  shelfOf(stock, choice)?.quantity ?? 0

/** All that can be chosen, colour by colour and size by size; '' if the product has no colours or no sizes. */
export function choicesOf({ colours, sizes, thirds = [] }: OptionValues): Place[] {
  const every = (values: readonly string[]) => (values.length > 0 ? values : [''])
  return every(colours).flatMap(color =>
    every(sizes).flatMap(size => every(thirds).map(third => toPlace({ color, size, third }))),
  )
}

/** What a product of the shop comes in, by name. */
export const valuesOf = ({ colors, Size, third }: Offering): OptionValues => ({
  colours: colors.map(({ name }) => name),
  sizes: Size.map(each => each.Size),
  ...(third && { thirds: third.values.map(({ value }) => value) }),
})

/** The same options with what is chosen in place of all; what is left open stays. */
export const optionsWith = (
  { colours, sizes, thirds }: OptionValues,
  { color, size, third }: PlaceChoice,
): OptionValues => ({
  colours: color ? [color] : colours,
  sizes: size ? [size] : sizes,
  ...(thirds && { thirds: third ? [third] : thirds }),
})

/** The shelves from which at least one choice is sold; pieces on other shelves cannot be bought. */
export function sellingShelves<S extends Shelf>(stock: readonly S[], options: OptionValues): Set<S> {
  const shelves = choicesOf(options).map(choice => shelfOf(stock, choice))
  return new Set(shelves.filter(shelf => shelf !== undefined))
}

/** By which options the stock is counted. */
export const optionsWithStock = (
  stock: readonly Shelf[],
): { color: boolean; size: boolean; third?: true } => ({
  color: stock.some(shelf => shelf.color !== ''),
  size: stock.some(shelf => shelf.size !== ''),
  ...(stock.some(shelf => shelf.third) && { third: true }),
})
