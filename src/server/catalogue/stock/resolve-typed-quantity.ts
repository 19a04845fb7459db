import { ShopError } from '../../../contract/errors.ts'
import { sameShelf } from '../product/product.ts'
import type { StoredShelf } from './stock-queries.ts'

type Shelf = Pick<StoredShelf, 'color' | 'size' | 'quantity'>
type Typed = Shelf & { seen?: number | undefined }

/**
 * What is to lie on a shelf: the number typed or, where it is known which one was shown, as many more or fewer than
 * lie there now. Throws `stock_changed`, naming `field` and what is left, when that would be less than nothing.
 */
export function resolveTypedQuantity(
  { seen, ...typed }: Typed,
  held: readonly Shelf[],
  field: string,
): Shelf {
  if (seen === undefined) return typed
  const left = held.find(shelf => sameShelf(shelf, typed))?.quantity ?? 0
  const quantity = left + typed.quantity - seen
  if (quantity >= 0) return { ...typed, quantity }
  const which = [typed.color, typed.size && `size ${typed.size}`].filter(Boolean).join(', ')
  const pieces = `${left === 1 ? '1 piece is' : `${left} pieces are`} left${which && ` of ${which}`}`
  const words = `Some were sold in the meantime: ${pieces}, so the stock cannot be lowered by ${seen - typed.quantity}.`
  throw new ShopError('stock_changed', words, { [field]: words })
}
