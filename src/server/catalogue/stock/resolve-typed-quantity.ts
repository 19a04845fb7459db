import { placeWords } from '../../../contract/catalogue/places.ts'
import { ShopError } from '../../../contract/errors.ts'
import { piecesOn, type Shelf, type TypedShelf } from './shelf.ts'

/**
 * The quantity that a shelf gets: the typed one or, where `seen` is known, the current one changed by the difference.
 * So pieces sold meanwhile do not come back.
 * @throws stock_changed, naming `field` and what is left, when more would be taken away than is left
 */
export function resolveTypedQuantity(
  { seen, ...typed }: TypedShelf,
  stock: readonly Shelf[],
  field: string,
): Shelf {
  if (seen === undefined) return typed
  const left = piecesOn(stock, typed)
  const quantity = left + typed.quantity - seen
  if (quantity >= 0) return { ...typed, quantity }
  const choice = placeWords(typed)
  const pieces = `${left === 1 ? '1 piece is' : `${left} pieces are`} left${choice && ` of ${choice}`}`
  const message = `Some were sold in the meantime: ${pieces}, so the stock cannot be lowered by ${seen - typed.quantity}.`
  throw new ShopError('stock_changed', message, { [field]: message })
}
