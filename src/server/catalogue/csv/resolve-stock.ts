import { ShopError } from '../../../contract/errors.ts'
import { changedFields } from '../../audit/changed-fields.ts'
import type { LockedProduct } from '../product/lock-products.ts'
import { sameShelf } from '../product/product.ts'
import { resolveTypedQuantity } from '../stock/resolve-typed-quantity.ts'
import type { FileError, FileProduct, Shelf } from './file-product.ts'

type Resolved = { stock: Shelf[] | null; problems: FileError[] }

const unchanged: Resolved = { stock: null, problems: [] }

/**
 * The stock that a product comes to by a file; null where it stays. A file that says what the shop had when it was written
 * changes the stock by the difference, so that pieces sold since do not come back, and only while the staff have not changed
 * the product since: so a file that is imported twice counts once. Any other file says the stock as it is to be.
 */
export function resolveStock(item: FileProduct, typed: readonly Shelf[], product: LockedProduct): Resolved {
  const { fields: said, exported: seen } = item
  const isSo = said.stock === undefined || sameStock(typed, product.stock)
  if (!seen) return isSo ? unchanged : { stock: [...typed], problems: [] }
  if (said.stock === undefined || sameStock(typed, seen.stock)) return unchanged
  if (seen.updatedAt === product.updatedAt.toISOString()) return addDifference(item, typed, product)
  return isSo ? unchanged : { stock: null, problems: [{ ...item.placeOf(['stock']), message: changedSince }] }
}

const changedSince =
  'The product was changed after this file was exported, so its stock may be different now. Export it again, or clear "Stock When Exported" to set the stock to exactly this number.'

/** Shelves that the file never knew stay as they are. */
function addDifference(item: FileProduct, typed: readonly Shelf[], { stock: held }: LockedProduct): Resolved {
  const before = item.exported?.stock ?? []
  const pieces = (shelf: Shelf) => before.find(each => sameShelf(each, shelf))?.quantity ?? 0
  const unknown = held.filter(shelf => ![...typed, ...before].some(each => sameShelf(each, shelf)))
  try {
    const rows = typed.map(shelf => resolveTypedQuantity({ ...shelf, seen: pieces(shelf) }, held, 'stock'))
    return { stock: [...rows, ...unknown], problems: [] }
  } catch (cause) {
    if (!(cause instanceof ShopError)) throw cause
    return { stock: null, problems: [{ ...item.placeOf(['stock']), message: cause.message }] }
  }
}

const sameStock = (a: readonly Shelf[], b: readonly Shelf[]) =>
  changedFields({ stock: inOrder(a) }, { stock: inOrder(b) }) === null

const inOrder = (stock: readonly Shelf[]) =>
  stock
    .map(({ color, size, quantity }) => ({ color, size, quantity }))
    .toSorted((a, b) => (a.color < b.color ? -1 : a.color > b.color ? 1 : a.size < b.size ? -1 : 1))

/** Every shelf whose pieces change, as many before and after. */
export function stockChanges(before: readonly Shelf[], after: readonly Shelf[]) {
  const shelves = [...before, ...after.filter(shelf => !before.some(each => sameShelf(each, shelf)))]
  const piecesIn = (stock: readonly Shelf[], shelf: Shelf) =>
    stock.find(each => sameShelf(each, shelf))?.quantity ?? 0
  return shelves
    .map(shelf => ({
      color: shelf.color,
      size: shelf.size,
      before: piecesIn(before, shelf),
      after: piecesIn(after, shelf),
    }))
    .filter(change => change.before !== change.after)
}
