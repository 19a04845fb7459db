import { isDeepStrictEqual } from 'node:util'
import { samePlace } from '../../../contract/catalogue/places.ts'
import type { OptionValues } from '../../../contract/catalogue/stock.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { RecordedChange } from '../../audit/lock-undoable.ts'
import type { Fields, OptionPrice } from '../../db/schema.ts'
import { optionPricesAfter, optionValuesOf, type Product, type ProductDetails } from '../product/product.ts'
import { fromRecord, type ProductRecord, toRecord } from '../product/product-changes.ts'
import { pricesOf } from '../product/queries.ts'
import { checkStock, isValidShelf } from '../stock/check-stock.ts'
import { noRenames, type RecordedRenames, type Renames, renamesBack } from '../stock/rename-shelves.ts'
import { equalShelves, hasShelf, type Shelf } from '../stock/shelf.ts'

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
  if (!after || !isUnchangedSince(product, { action: change.action, before, after })) return null
  if (before) return { ...rest, before, after }
  if (product.stock.length !== shelvesIn(after).length) return null
  return { ...rest, before: { archivedAt: now.toISOString() }, after: { archivedAt: null } }
}

/** Whether the fields that a change touched are still as the change left them. */
function isUnchangedSince(
  product: Product,
  { action, before, after }: { action: string; before: Fields | null; after: Fields },
): boolean {
  const now: Fields = { ...toRecord(product), archivedAt: archivedAtOf(product) }
  // Prices that were given since a percentage or a factor changed the others are not in its proportion.
  if (action === 'repriced' && !after.optionPrices && product.optionPrices.length > 0) return false
  const { stock: _, renamed: __, ...fields }: Fields = { archivedAt: null, ...after }
  return (
    Object.entries(fields).every(([name, value]) => isDeepStrictEqual(now[name], value)) &&
    shelvesIn(after).every(shelf => {
      const asNow = withUntouched(product, shelvesIn(before ?? {}), shelf)
      return product.stock.some(each => equalShelves(each, asNow))
    })
  )
}

/**
 * A shelf on one side of a change with the pieces, cost and barcode that it has now, where the change left them as they were: the
 * others are the shelves on its other side.
 */
function withUntouched({ stock }: Product, others: readonly Shelf[], shelf: Shelf): Shelf {
  const [now, other] = [stock, others].map(shelves => shelves.find(each => samePlace(each, shelf)))
  if (!other) return shelf
  return {
    ...shelf,
    ...(other.quantity === shelf.quantity && { quantity: now?.quantity ?? 0 }),
    ...(costOf(other) === costOf(shelf) && { costCents: costOf(now) }),
    ...((other.barcode ?? '') === (shelf.barcode ?? '') && { barcode: now?.barcode ?? '' }),
  }
}

const costOf = (shelf: Shelf | undefined) => shelf?.costCents ?? null

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
 * `stock` of null. Null in all where the product can no longer have that stock or those prices.
 */
export function restoredFields(
  product: Product,
  change: Restorable,
): { details: ProductDetails; stock: Shelf[] | null } | null {
  const { before, after } = change
  const { renamed: _, ...fields } = before
  const restoredDetails = { ...product, ...fromRecord(fields as Partial<ProductRecord>) }
  const optionPrices = restoredOptionPrices(product, change, optionValuesOf(restoredDetails))
  if (!optionPrices) return null
  const details = { ...restoredDetails, optionPrices }
  const [shelvesBefore, shelvesAfter] = [shelvesIn(before), shelvesIn(after)]
  if (shelvesBefore.length === 0 && shelvesAfter.length === 0) return { details, stock: null }
  const isAddedSince = (shelf: Shelf) => !hasShelf(shelvesAfter, shelf) && hasShelf(product.stock, shelf)
  if (shelvesBefore.some(isAddedSince)) return null
  const untouched = product.stock.filter(shelf => !hasShelf([...shelvesBefore, ...shelvesAfter], shelf))
  const kept = new Set(untouched.map(({ sku }) => sku?.toLowerCase()))
  const restored = shelvesBefore.map(shelf => {
    const restoredShelf = { ...shelf, barcode: shelf.barcode ?? '', costCents: costOf(shelf) }
    // An SKU that another row of the product has by now stays there.
    return {
      ...withUntouched(product, shelvesAfter, restoredShelf),
      sku: kept.has(shelf.sku?.toLowerCase()) ? '' : (shelf.sku ?? ''),
    }
  })
  const stock = [...untouched, ...restored]
  return canHave(stock, details) ? { details, stock } : null
}

/**
 * Those of before the change or, if it had nothing to do with them, those of now. Null where one would be of what the product
 * does not come in then.
 */
function restoredOptionPrices(
  { optionPrices }: Product,
  change: Restorable,
  options: OptionValues,
): OptionPrice[] | null {
  const before = optionPricesIn(change.before)
  if (!before) return optionPricesAfter(optionPrices, renamesBefore(change), options)
  const restored = optionPricesAfter(before, noRenames, options)
  return restored.length === before.length ? restored : null
}

const optionPricesIn = (record: Fields) => record.optionPrices as OptionPrice[] | undefined

/** Whether the product comes in every colour and size whose price undoing the change brings back. */
export const hasPlacesOfPrices = ({
  change: { before },
  product,
}: {
  change: Restorable
  product: Product
}) => (optionPricesIn(before) ?? []).every(price => isValidShelf(optionValuesOf(product), price))

function canHave(stock: Shelf[], details: ProductDetails): boolean {
  try {
    checkStock(stock, optionValuesOf(details))
    return true
  } catch (cause) {
    if (cause instanceof ShopError) return false
    throw cause
  }
}
