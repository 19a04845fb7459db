import { isDeepStrictEqual } from 'node:util'
import type { ProductEdit } from '../../../contract/catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { RecordedChange } from '../../audit/lock-undoable.ts'
import type { Fields } from '../../db/schema.ts'
import type { LockedProduct } from '../product/lock-products.ts'
import { fieldsOf, type ProductFields, sameShelf } from '../product/product.ts'
import { toInput } from '../product/to-input.ts'
import { checkStock } from '../stock/check-stock.ts'

/** A change of the audit trail that has both its sides. */
export type Restorable = { id: string; subjectId: string; action: string; before: Fields; after: Fields }

type Shelf = ProductFields['stock'][number]

// The trail holds what `fieldsOf` made, so a field read from it has that field's type.
const shelvesIn = (fields: Fields) => (fields.stock ?? []) as Shelf[]

const archivedIn = (product: LockedProduct) => product.archivedAt?.toISOString() ?? null

/**
 * A change that can be taken back, since the product still is as it left it, or null. What was added is taken back by
 * leaving the shop at `now`.
 */
export function toRestorable(change: RecordedChange, product: LockedProduct, now: Date): Restorable | null {
  const { before, after, ...rest } = change
  if (!after || !isUnchangedSince(product, after)) return null
  if (before) return { ...rest, before, after }
  if (product.stock.length !== shelvesIn(after).length) return null
  return { ...rest, before: { archivedAt: now.toISOString() }, after: { archivedAt: null } }
}

/** Whether a product is as a change left it, in the fields that were changed. */
function isUnchangedSince(product: LockedProduct, after: Fields): boolean {
  const now: Fields = { ...fieldsOf(product), archivedAt: archivedIn(product) }
  const { stock: _, ...fields }: Fields = { archivedAt: null, ...after }
  return (
    Object.entries(fields).every(([name, value]) => isDeepStrictEqual(now[name], value)) &&
    shelvesIn(after).every(shelf =>
      product.stock.some(each => sameShelf(each, shelf) && each.quantity === shelf.quantity),
    )
  )
}

const stateFields = ['priceCents', 'displayPriceCents', 'publishedAt', 'archivedAt']

/** Whether a change left the form alone: it touched only prices, and being there or not. */
export const touchesStatesOnly = ({ change }: { change: Restorable }): boolean =>
  Object.keys(change.before).every(name => stateFields.includes(name))

/** The columns of a product once the states in `before` are back. */
export function restoredStates(product: LockedProduct, before: Fields) {
  const { priceCents, displayPriceCents, publishedAt } = fieldsOf(product)
  const now = { priceCents, displayPriceCents, publishedAt, archivedAt: archivedIn(product) }
  return { ...now, ...(before as Partial<typeof now>), id: product.id }
}

/**
 * The form that makes a product as it was before a change; its shelves that the change did not touch stay as they are.
 * Null when the product, by what was changed since, can no longer have that stock.
 */
export function restoredForm(product: LockedProduct, { before, after }: Restorable): ProductEdit | null {
  const now = fieldsOf(product)
  const { stock: _, ...fields } = before as Partial<ProductFields>
  const [were, are] = [shelvesIn(before), shelvesIn(after)]
  const form = toInput({ ...now, ...fields })
  const { stock: _stock, inventory: _inventory, ...rest } = form
  if (were.length === 0 && are.length === 0) return rest
  const isNewer = were.some(shelf => !are.some(each => sameShelf(each, shelf)) && isTaken(now.stock, shelf))
  if (isNewer) return null
  const untouched = now.stock.filter(shelf => ![...were, ...are].some(each => sameShelf(each, shelf)))
  const stock = [...untouched, ...were]
  return canHave(stock, form) ? { ...rest, stock } : null
}

/** A shelf the change took away, and that has been put up again since. */
const isTaken = (stock: readonly Shelf[], shelf: Shelf) => stock.some(each => sameShelf(each, shelf))

function canHave(stock: Shelf[], { Color, Size }: ProductEdit): boolean {
  const kinds = { colors: Color.map(option => option.Color), sizes: Size.map(option => option.Size) }
  try {
    checkStock(stock, kinds)
    return true
  } catch (cause) {
    if (cause instanceof ShopError) return false
    throw cause
  }
}
