import { toCents } from '../../../contract/money.ts'
import type { EditedProduct, QuickEdit } from '../../../contract/staff-catalogue.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { lockProduct } from '../product/lock-products.ts'
import { sameShelf } from '../product/product.ts'
import { recordProductChange } from '../product/product-changes.ts'
import type { ProductRow } from '../product/product-wire.ts'
import { getById, setPrices } from '../product/queries.ts'
import { toStaffProduct } from '../product/staff-product.ts'
import { checkStock } from '../stock/check-stock.ts'
import { resolveTypedQuantity } from '../stock/resolve-typed-quantity.ts'
import { putShelf } from '../stock/stock-queries.ts'

type EditDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/**
 * Changes the prices of a product (dollars) or what lies on the shelves named; the rest stays. Of stock the difference to
 * what was seen counts. Answers what undoes it, too. Throws `not_found`, `invalid` for a shelf it cannot have,
 * `stock_changed` when more would be taken away than is left, `idempotency_key_reused`. The same edit again under the same
 * key changes nothing.
 */
export const quickEdit = (
  deps: EditDeps,
  userId: string,
  id: string,
  edit: QuickEdit,
  { idempotencyKey = null }: KeyOption = {},
): Promise<EditedProduct> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['quick edit', id, edit] }, async tx => {
    const before = await lockProduct(tx, id)
    if (edit.price !== undefined || edit.displayPrice !== undefined)
      await setPrices(tx, [{ id, ...pricesOf(before, edit) }], deps.clock())
    await changeShelves(tx, deps, before, edit.stock ?? [])
    const after = await getById(tx, id)
    const changeId = await recordProductChange(tx, deps, { userId, action: 'changed', before, after })
    return { ...(await toStaffProduct(tx, after, deps.clock())), changeId }
  })

/** A display price of null is no other than the price. */
function pricesOf(before: ProductRow, { price, displayPrice }: QuickEdit) {
  const priceCents = price === undefined ? before.priceCents : toCents(price)
  if (displayPrice === null) return { priceCents, displayPriceCents: priceCents }
  return {
    priceCents,
    displayPriceCents: displayPrice === undefined ? before.displayPriceCents : toCents(displayPrice),
  }
}

async function changeShelves(
  tx: Tx,
  { newId }: EditDeps,
  { id: productId, stock, colors, sizes }: ProductRow,
  typed: NonNullable<QuickEdit['stock']>,
): Promise<void> {
  const isKnown = (row: { color: string; size: string }) => stock.some(shelf => sameShelf(shelf, row))
  if (typed.some(row => !isKnown(row)) || hasRepeats(typed)) {
    const others = stock.filter(shelf => !typed.some(row => sameShelf(row, shelf)))
    checkStock([...typed, ...others], { colors: colors.map(color => color.name), sizes })
  }
  for (const [index, row] of typed.entries()) {
    const shelf = resolveTypedQuantity(row, stock, `stock.${index}.quantity`)
    await putShelf(tx, { ...shelf, id: newId(), productId })
  }
}

const hasRepeats = (rows: readonly { color: string; size: string; quantity: number }[]) =>
  rows.some((row, index) => rows.findIndex(other => sameShelf(other, row)) !== index)
