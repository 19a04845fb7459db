/** Pieces of one colour and size; '' stands for every colour or size that has no shelf of its own. */
type Shelf = { color: string; size: string; quantity: number }

/** What tells the pieces of a product apart; '' or nothing where it was not chosen. */
export type ShelfChoice = { color?: string | undefined; size?: string | undefined }

/** The colours and sizes that a product comes in, by name. */
export type OptionValues = { colours: readonly string[]; sizes: readonly string[] }

/**
 * The shelf that serves a choice: the one of its colour and size, else of its colour, else of its size, else the
 * common one. Undefined where none does.
 */
export function shelfOf<S extends Shelf>(stock: readonly S[], choice: ShelfChoice): S | undefined {
  const { color = '', size = '' } = choice
  const on = (ofColor: string, ofSize: string) =>
    stock.find(shelf => shelf.color === ofColor && shelf.size === ofSize)
  return on(color, size) ?? on(color, '') ?? on('', size) ?? on('', '')
}

/** How many pieces of a choice the shop can sell. */
export const piecesLeft = (stock: readonly Shelf[], choice: ShelfChoice): number =>
  shelfOf(stock, choice)?.quantity ?? 0

/** Every pair of colour and size that can be chosen; '' for a kind that the product does not come in. */
export function choicesOf({ colours, sizes }: OptionValues): { color: string; size: string }[] {
  const every = (values: readonly string[]) => (values.length > 0 ? values : [''])
  return every(colours).flatMap(color => every(sizes).map(size => ({ color, size })))
}

/** The shelves from which at least one choice is served; what lies on others cannot be bought. */
export function sellingShelves<S extends Shelf>(stock: readonly S[], options: OptionValues): Set<S> {
  const shelves = choicesOf(options).map(choice => shelfOf(stock, choice))
  return new Set(shelves.filter(shelf => shelf !== undefined))
}

/** Whether the shop keeps the pieces of each colour, and of each size, apart. */
export const keptApart = (stock: readonly Shelf[]): { color: boolean; size: boolean } => ({
  color: stock.some(shelf => shelf.color !== ''),
  size: stock.some(shelf => shelf.size !== ''),
})
