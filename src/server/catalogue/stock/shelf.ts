/** Pieces of one colour and size; '' stands for every colour or size that has no shelf of its own. */
export type Shelf = {
  color: string
  size: string
  quantity: number
  /** The merchant's own code for these pieces, which no other shelf has. In a form undefined: as it is; '': none. */
  sku?: string | undefined
}

/** The colour and size of a shelf. */
export type ShelfPlace = Pick<Shelf, 'color' | 'size'>

/** Whether two shelves are for the same colour and size, whatever quantity they hold. */
export const sameShelf = (a: ShelfPlace, b: ShelfPlace): boolean => a.color === b.color && a.size === b.size

/** Whether `stock` has a shelf for the same colour and size. */
export const hasShelf = (stock: readonly Shelf[], shelf: ShelfPlace): boolean =>
  stock.some(each => sameShelf(each, shelf))

/** The pieces on the shelf for the same colour and size; 0 where there is none. */
export const piecesOn = (stock: readonly Shelf[], shelf: ShelfPlace): number =>
  stock.find(each => sameShelf(each, shelf))?.quantity ?? 0

/** Whether two shelves have the same place, quantity and SKU. */
export const equalShelves = (a: Shelf, b: Shelf): boolean =>
  sameShelf(a, b) && a.quantity === b.quantity && (a.sku ?? '') === (b.sku ?? '')
