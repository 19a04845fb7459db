/** Pieces of one colour and size; '' stands for every colour or size that has no shelf of its own. */
export type Shelf = {
  color: string
  size: string
  quantity: number
  /** The merchant's own code for these pieces, which no other shelf has. In a form undefined: as it is; '': none. */
  sku?: string | undefined
  /** The GTIN on them. In a form undefined: as it is; '': none. */
  barcode?: string | undefined
  /** What each of them cost the shop on average, in cents. In a form undefined: as it is; null: not known. */
  costCents?: number | null | undefined
}

/** A shelf as somebody typed it; `seen` is the quantity that was shown to them then. */
export type TypedShelf = Shelf & { seen?: number | undefined }

/** The colour and size of a shelf. */
export type ShelfPlace = Pick<Shelf, 'color' | 'size'>

/** What is said of the pieces of a place besides how many there are. */
export type ShelfDetails = ShelfPlace & Pick<Shelf, 'sku' | 'barcode' | 'costCents'>

/** Whether two shelves are for the same colour and size, whatever quantity they hold. */
export const sameShelf = (a: ShelfPlace, b: ShelfPlace): boolean => a.color === b.color && a.size === b.size

/** Whether `stock` has a shelf for the same colour and size. */
export const hasShelf = (stock: readonly Shelf[], shelf: ShelfPlace): boolean =>
  stock.some(each => sameShelf(each, shelf))

/** The pieces on the shelf for the same colour and size; 0 where there is none. */
export const piecesOn = (stock: readonly Shelf[], shelf: ShelfPlace): number =>
  stock.find(each => sameShelf(each, shelf))?.quantity ?? 0

/** Whether two shelves have the same place and quantity, and the same is said of their pieces. */
export const equalShelves = (a: Shelf, b: Shelf): boolean =>
  sameShelf(a, b) &&
  a.quantity === b.quantity &&
  (a.sku ?? '') === (b.sku ?? '') &&
  (a.barcode ?? '') === (b.barcode ?? '') &&
  (a.costCents ?? null) === (b.costCents ?? null)
