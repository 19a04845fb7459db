import { isDeepStrictEqual } from 'node:util'
import { ShopError } from '../../../contract/errors.ts'
import type { RecordedChange } from '../../audit/lock-undoable.ts'
import type { Fields } from '../../db/schema.ts'
import { optionValuesOf, type Product, type ProductDetails } from '../product/product.ts'
import { fromRecord, type ProductRecord, toRecord } from '../product/product-changes.ts'
import { pricesOf } from '../product/queries.ts'
import { checkStock } from '../stock/check-stock.ts'
import { type RecordedRenames, type Renames, renamesBack } from '../stock/rename-shelves.ts'
import { equalShelves, hasShelf, piecesOn, type Shelf } from '../stock/shelf.ts'

/** A change of the audit trail that has both its sides. */
export type Restorable = { id: string; subjectId: string; action: string; before: Fields; after: Fields }

// The audit trail holds what `toRecord` made, so a field read from it has that field's type.
const shelvesIn = (record: Fields) => (record.stock ?? []) as Shelf[]

const archivedAtOf = (product: Product) => product.archivedAt?.toISOString() ?? null

/**
 * The change in a form that can be undone; null where the product is no longer as the change left it. Undoing an added
 * product archives it at `now`.
 */
export function toRestorable(change: RecordedChange, product: Product, now: Date): Restorable | null {
  const { before, after, ...rest } = change
  if (!after || !isUnchangedSince(product, { before, after })) return null
  if (before) return { ...rest, before, after }
  if (product.stock.length !== shelvesIn(after).length) return null
  return { ...rest, before: { archivedAt: now.toISOString() }, after: { archivedAt: null } }
}

/** Whether the fields that a change touched are still as the change left them. */
function isUnchangedSince(
  product: Product,
  { before, after }: { before: Fields | null; after: Fields },
): boolean {
  const now: Fields = { ...toRecord(product), archivedAt: archivedAtOf(product) }
  const { stock: _, renamed: __, ...fields }: Fields = { archivedAt: null, ...after }
  return (
    Object.entries(fields).every(([name, value]) => isDeepStrictEqual(now[name], value)) &&
    shelvesIn(after).every(shelf => {
      const counted = isCountKept(shelvesIn(before ?? {}), shelf) ? nowCounted(product, shelf) : shelf
      return product.stock.some(each => equalShelves(each, counted))
    })
  )
}

/** Whether a change of this shelf left its pieces as they were, and so was of its SKU alone. */
const isCountKept = (others: readonly Shelf[], shelf: Shelf) =>
  hasShelf(others, shelf) && piecesOn(others, shelf) === shelf.quantity

const nowCounted = ({ stock }: Product, shelf: Shelf): Shelf => ({
  ...shelf,
  quantity: piecesOn(stock, shelf),
})

/** What undoing a change of a form renames. */
export const renamesBefore = ({ after }: Restorable): Renames =>
  renamesBack(after.renamed as RecordedRenames | undefined)

const stateFields = ['priceCents', 'displayPriceCents', 'optionPrices', 'publishedAt', 'archivedAt']

/** Whether a change touched only prices, publishing and archiving, which can be restored for many products at once. */
export const isPriceOrVisibilityChange = ({ change }: { change: Restorable }): boolean =>
  Object.keys(change.before).every(name => stateFields.includes(name))

/** The columns of a product once the states in `before` are restored. */
export function restoredStates(product: Product, before: Fields) {
  const { publishedAt } = toRecord(product)
  const now = { ...pricesOf(product), publishedAt, archivedAt: archivedAtOf(product) }
  return { ...now, ...(before as Partial<typeof now>), id: product.id }
}

/**
 * What a product says and has in stock once a change is undone; shelves that the change did not touch stay, and so does a
 * `stock` of null. Null in all where the product can no longer have that stock.
 */
export function restoredFields(
  product: Product,
  { before, after }: Restorable,
): { details: ProductDetails; stock: Shelf[] | null } | null {
  const { renamed: _, ...fields } = before
  const details = { ...product, ...fromRecord(fields as Partial<ProductRecord>) }
  const [shelvesBefore, shelvesAfter] = [shelvesIn(before), shelvesIn(after)]
  if (shelvesBefore.length === 0 && shelvesAfter.length === 0) return { details, stock: null }
  const isAddedSince = (shelf: Shelf) => !hasShelf(shelvesAfter, shelf) && hasShelf(product.stock, shelf)
  if (shelvesBefore.some(isAddedSince)) return null
  const untouched = product.stock.filter(shelf => !hasShelf([...shelvesBefore, ...shelvesAfter], shelf))
  const kept = new Set(untouched.map(({ sku }) => sku?.toLowerCase()))
  const restored = shelvesBefore.map(shelf => {
    const counted = isCountKept(shelvesAfter, shelf) ? nowCounted(product, shelf) : shelf
    // An SKU that another row of the product has by now stays there.
    return { ...counted, sku: kept.has(shelf.sku?.toLowerCase()) ? '' : (shelf.sku ?? '') }
  })
  const stock = [...untouched, ...restored]
  return canHave(stock, details) ? { details, stock } : null
}

function canHave(stock: Shelf[], details: ProductDetails): boolean {
  try {
    checkStock(stock, optionValuesOf(details))
    return true
  } catch (cause) {
    if (cause instanceof ShopError) return false
    throw cause
  }
}
