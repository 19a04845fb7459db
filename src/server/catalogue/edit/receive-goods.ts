import type { GoodsReceipt, ReceivedGoods } from '../../../contract/catalogue/receiving.ts'
import { ShopError } from '../../../contract/errors.ts'
import { toActor } from '../../audit/actor.ts'
import { calendarOf } from '../../days.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { findMany } from '../product/find-many.ts'
import { lockProducts } from '../product/lock-products.ts'
import { optionValuesOf, type Product } from '../product/product.ts'
import { recordProductChange } from '../product/product-changes.ts'
import { checkStock } from '../stock/check-stock.ts'
import { hasShelf, type Shelf } from '../stock/shelf.ts'
import { fromWireShelf } from '../stock/stock-wire.ts'
import { receivePieces } from '../stock/write-stock.ts'
import { deleteReceiptOf, findReceipt, findSuppliers, insertReceipt } from './receipt-queries.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'settings'>

/**
 * Books goods that came in, all or none: the pieces of each line are added, and what a shelf costs becomes the average of all of
 * its pieces. Repeated under the same key it books nothing more.
 * @throws invalid, naming the line, for a product that is gone, or a colour or size that it does not come in
 * @throws already_received this paper of this supplier was booked before, unless it is to be booked again
 * @throws idempotency_key_reused
 */
export const receiveGoods = (
  deps: ReceiveDeps,
  userId: string,
  goods: ReceivedGoods,
  { idempotencyKey = null }: KeyOption = {},
): Promise<GoodsReceipt> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['receive', goods] }, async tx => {
    const { supplier, document, lines } = goods
    const batchId = deps.newId()
    await bookPaper(tx, deps, { ...goods, id: batchId, userId })
    const ids = [...new Set(lines.map(({ productId }) => productId))]
    const products = await lockProducts(tx, ids)
    const came = linesByProduct(goods, products)
    const note = [supplier, document].filter(Boolean).join(', ')
    const cause = { kind: 'bought', note, userId, orderId: null, at: deps.clock() } as const
    for (const [productId, shelves] of came) await receivePieces(tx, deps, productId, shelves, cause)
    const after = await findMany(tx, ids)
    for (const [id, before] of products) {
      const change = { userId, batchId, action: 'received' as const, before, after: after.get(id) ?? before }
      await recordProductChange(tx, deps, change)
    }
    return { changeId: batchId, pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0) }
  })

type Paper = Pick<ReceivedGoods, 'supplier' | 'document' | 'again'> & { id: string; userId: string }

async function bookPaper(
  tx: Tx,
  { clock, settings }: ReceiveDeps,
  { again, id, supplier, document, userId }: Paper,
): Promise<void> {
  if (again) await deleteReceiptOf(tx, { supplier, document })
  if (await insertReceipt(tx, { id, supplier, document, userId, at: clock() })) return
  const before = await findReceipt(tx, { supplier, document })
  const calendar = calendarOf(settings.current().delivery.timeZone)
  const paper = `${document}${supplier && ` of ${supplier}`}`
  const name = (before && toActor({ ...before, userId: null, machine: null }).name) || 'A colleague'
  const message = before
    ? `${name} received ${paper} on ${calendar.dayOf(before.at)} already.`
    : `${paper} was received already.`
  throw new ShopError('already_received', message, { document: message })
}

/** The pieces that came by product. */
function linesByProduct({ lines }: ReceivedGoods, products: ReadonlyMap<string, Product>) {
  const came = new Map<string, Shelf[]>()
  for (const [nth, { productId, pieces, ...place }] of lines.entries()) {
    const product = products.get(productId)
    if (!product || product.archivedAt) throw wrongLine(nth, 'productId', 'The shop has no such product.')
    const shelf = fromWireShelf({ ...place, quantity: pieces })
    if (!hasShelf(product.stock, shelf)) checkPlace(product, shelf, nth)
    came.set(productId, [...(came.get(productId) ?? []), shelf])
  }
  return came
}

/** Whether pieces of a place that is not counted apart yet can be bought there. */
function checkPlace(product: Product, shelf: Shelf, nth: number): void {
  const others = product.stock.map(each => ({ ...each, sku: undefined }))
  try {
    checkStock([shelf, ...others], optionValuesOf(product))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    throw wrongLine(nth, 'size', `${product.title}: ${error.message}`)
  }
}

const wrongLine = (nth: number, field: string, message: string) =>
  new ShopError('invalid', message, { [`lines.${nth}.${field}`]: message })

/** Who delivered before, the latest first. */
export const listSuppliers = async ({ db }: { db: Db }) => ({ suppliers: await findSuppliers(db, 100) })
