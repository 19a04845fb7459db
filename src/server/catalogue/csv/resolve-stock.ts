import { byPlace, toPlace } from '../../../contract/catalogue/places.ts'
import { ShopError } from '../../../contract/errors.ts'
import { changedFields } from '../../audit/changed-fields.ts'
import type { Product } from '../product/product.ts'
import { resolveTypedQuantity } from '../stock/resolve-typed-quantity.ts'
import { hasShelf, piecesOn, type Shelf } from '../stock/shelf.ts'
import type { FileNote, FileProduct } from './file-product.ts'
import { placeOf } from './place-of.ts'

type Resolved = { stock: Shelf[] | null; errors: FileNote[] }

const unchanged: Resolved = { stock: null, errors: [] }

/**
 * The stock that a product gets from a file; null where it stays. A file that says what the shop had when it was exported
 * changes the stock by the difference, and only while the product has not been changed since: imported twice, it counts
 * once. Any other file sets the stock to exactly what it says.
 */
export function resolveStock(fileProduct: FileProduct, typed: readonly Shelf[], product: Product): Resolved {
  const { fields, exported } = fileProduct
  const saysCurrentStock = fields.stock === undefined || isSameStock(typed, product.stock)
  if (!exported) return saysCurrentStock ? unchanged : { stock: [...typed], errors: [] }
  if (fields.stock === undefined || isSameStock(typed, exported.stock)) return unchanged
  if (exported.updatedAt === product.updatedAt.toISOString())
    return addDifference(fileProduct, { typed, exported: exported.stock, current: product.stock })
  return saysCurrentStock ? unchanged : failed(fileProduct, changedSince)
}

const changedSince =
  'The product was changed after this file was exported, so its stock may be different now. Export it again, or clear "Stock When Exported" to set the stock to exactly this number.'

const failed = (fileProduct: FileProduct, message: string): Resolved => ({
  stock: null,
  errors: [{ ...placeOf(fileProduct, ['stock']), message }],
})

/** Shelves that are in neither of the file's stock columns stay as they are. */
function addDifference(
  fileProduct: FileProduct,
  { typed, exported, current }: Record<'typed' | 'exported' | 'current', readonly Shelf[]>,
): Resolved {
  const others = current.filter(shelf => !hasShelf([...typed, ...exported], shelf))
  try {
    const shelves = typed.map(shelf =>
      resolveTypedQuantity({ ...shelf, seen: piecesOn(exported, shelf) }, current, 'stock'),
    )
    return { stock: [...shelves, ...others], errors: [] }
  } catch (cause) {
    if (!(cause instanceof ShopError)) throw cause
    return failed(fileProduct, cause.message)
  }
}

const isSameStock = (a: readonly Shelf[], b: readonly Shelf[]) =>
  changedFields({ stock: sorted(a) }, { stock: sorted(b) }) === null

const sorted = (stock: readonly Shelf[]) =>
  stock.map(({ quantity, ...place }) => ({ ...toPlace(place), quantity })).toSorted(byPlace)

/** The shelves whose pieces change, with the pieces before and after. */
export function stockChanges(before: readonly Shelf[], after: readonly Shelf[]) {
  const shelves = [...before, ...after.filter(shelf => !hasShelf(before, shelf))]
  return shelves
    .map(shelf => ({
      ...toPlace(shelf),
      before: piecesOn(before, shelf),
      after: piecesOn(after, shelf),
    }))
    .filter(change => change.before !== change.after)
}
