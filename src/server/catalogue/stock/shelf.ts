import { type Place, samePlace } from '../../../contract/catalogue/places.ts'

/** Pieces of one place. */
export type Shelf = Place & {
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

/** What is said of the pieces of a place besides how many there are. */
export type ShelfDetails = Place & Pick<Shelf, 'sku' | 'barcode' | 'costCents'>

/** Whether `stock` has a shelf for the same place. */
export const hasShelf = (stock: readonly Shelf[], place: Place): boolean =>
  stock.some(each => samePlace(each, place))

/** The pieces on the shelf for the same place; 0 where there is none. */
export const piecesOn = (stock: readonly Shelf[], place: Place): number =>
  stock.find(each => samePlace(each, place))?.quantity ?? 0

/** Whether two shelves have the same place and quantity, and the same is said of their pieces. */
export const equalShelves = (a: Shelf, b: Shelf): boolean =>
  samePlace(a, b) &&
  a.quantity === b.quantity &&
  (a.sku ?? '') === (b.sku ?? '') &&
  (a.barcode ?? '') === (b.barcode ?? '') &&
  (a.costCents ?? null) === (b.costCents ?? null)
