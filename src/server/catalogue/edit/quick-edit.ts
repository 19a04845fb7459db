import { samePlace } from '../../../contract/catalogue/places.ts'
import type { EditedProduct, QuickEdit } from '../../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { lockProduct } from '../product/lock-products.ts'
import { checkPrices } from '../product/prices-wire.ts'
import { optionValuesOf, type Product } from '../product/product.ts'
import { recordProductChange } from '../product/product-changes.ts'
import { fromWirePrices } from '../product/product-wire.ts'
import { getById, pricesOf, setPrices } from '../product/queries.ts'
import { toStaffProduct } from '../product/staff-product.ts'
import { checkStock } from '../stock/check-stock.ts'
import { resolveTypedQuantity } from '../stock/resolve-typed-quantity.ts'
import { hasShelf, type Shelf } from '../stock/shelf.ts'
import { fromWireShelf } from '../stock/stock-wire.ts'
import { giveDetails, receivePieces, setShelves } from '../stock/write-stock.ts'

type EditDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'settings' | 'categories'>

/**
 * Changes a product's prices or the stock of the shelves named. Stock changes by the difference to what was seen.
 * Repeated under the same key it changes nothing.
 * @throws not_found the product is unknown or archived
 * @throws invalid the product cannot have the shelf, the currency no such price, or the reason says the opposite
 * @throws stock_changed more would be taken away than is left
 * @throws idempotency_key_reused
 */
export const quickEdit = (
  deps: EditDeps,
  userId: string,
  id: string,
  edit: QuickEdit,
  { idempotencyKey = null }: KeyOption = {},
): Promise<EditedProduct> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['quick edit', id, edit] }, async tx => {
    checkPrices(deps, edit)
    const before = await lockProduct(tx, id)
    if (edit.price !== undefined || edit.displayPrice !== undefined)
      await setPrices(tx, [{ ...pricesOf(before), id, ...fromWirePrices(edit, before) }], deps.clock())
    await changeShelves(tx, deps, { userId, product: before }, edit)
    const after = await getById(tx, id)
    const changeId = await recordProductChange(tx, deps, { userId, action: 'changed', before, after })
    return { ...(await toStaffProduct(tx, after, deps.clock())), changeId }
  })

async function changeShelves(
  tx: Tx,
  deps: EditDeps,
  { userId, product }: { userId: string; product: Product },
  { stock: sent = [], stockReason: kind, stockNote: note }: QuickEdit,
): Promise<void> {
  const typed = sent.map(fromWireShelf)
  const { id: productId, stock } = product
  if (typed.some(row => row.sku || !hasShelf(stock, row)) || hasRepeats(typed)) {
    const others = stock.filter(shelf => !hasShelf(typed, shelf)).map(shelf => ({ ...shelf, sku: undefined }))
    checkStock([...typed, ...others], optionValuesOf(product))
  }
  refuseWrongWay(typed, kind)
  const cause = { kind, note, userId, orderId: null, at: deps.clock() }
  if (kind === 'bought') {
    const came = typed.map(row => ({ ...row, quantity: row.quantity - row.seen }))
    const more = came.filter(row => row.quantity > 0 || !hasShelf(stock, row))
    await receivePieces(tx, deps, productId, more, cause)
  } else {
    const wanted = typed.map((row, index) => resolveTypedQuantity(row, stock, `stock.${index}.quantity`))
    await setShelves(tx, deps, productId, { current: stock, wanted }, cause)
  }
  // Of bought pieces the cost is theirs, and in the average already.
  const details = kind === 'bought' ? typed.map(row => ({ ...row, costCents: undefined })) : typed
  await giveDetails(tx, productId, details)
}

/** What is received adds to the stock, and what is lost takes away. */
function refuseWrongWay(
  typed: readonly { quantity: number; seen: number }[],
  reason: QuickEdit['stockReason'],
): void {
  const words = reason === 'bought' ? moreNotFewer : reason === 'damaged' ? fewerNotMore : null
  if (words === null) return
  const nth = typed.findIndex(({ quantity, seen }) =>
    reason === 'bought' ? quantity < seen : quantity > seen,
  )
  if (nth >= 0) throw new ShopError('invalid', words, { [`stock.${nth}.quantity`]: words })
}

const moreNotFewer = 'Received pieces add to the stock. For ten that came, type +10.'
const fewerNotMore = 'Damaged or lost pieces leave the stock. For two of them, type -2.'

const hasRepeats = (rows: readonly Shelf[]) =>
  rows.some((row, index) => rows.findIndex(other => samePlace(other, row)) !== index)
