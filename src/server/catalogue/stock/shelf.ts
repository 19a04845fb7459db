/** Pieces of one colour and size; '' stands for every colour or size that has no shelf of its own. */
export type Shelf = { color: string; size: string; quantity: number }

/** Whether two shelves are for the same colour and size, whatever quantity they hold. */
export const sameShelf = (a: Omit<Shelf, 'quantity'>, b: Omit<Shelf, 'quantity'>): boolean =>
  a.color === b.color && a.size === b.size

/** Whether `stock` has a shelf for the same colour and size. */
export const hasShelf = (stock: readonly Shelf[], shelf: Omit<Shelf, 'quantity'>): boolean =>
  stock.some(each => sameShelf(each, shelf))

/** The pieces on the shelf for the same colour and size; 0 where there is none. */
export const piecesOn = (stock: readonly Shelf[], shelf: Omit<Shelf, 'quantity'>): number =>
  stock.find(each => sameShelf(each, shelf))?.quantity ?? 0
