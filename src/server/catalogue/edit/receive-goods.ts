import { createHash } from 'node:crypto'
import type { GoodsReceipt, ReceivedGoods } from '../../../contract/catalogue/receiving.ts'
import { hours } from '../../../contract/durations.ts'
import { ShopError } from '../../../contract/errors.ts'
import { toActor } from '../../audit/actor.ts'
import { calendarOf } from '../../days.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { findMany } from '../product/find-many.ts'
import { lockProducts } from '../product/lock-products.ts'
import { recordProductChange } from '../product/product-changes.ts'
import { fromWireShelf } from '../stock/stock-wire.ts'
import { receivePieces } from '../stock/write-stock.ts'
import { linesByProduct } from './lines-by-product.ts'
import { findReceipt, findSuppliers, insertReceipt, lockReceipts } from './receipt-queries.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'settings'>

/**
 * Books goods that came in, all or none: the pieces of each line are added, and what a shelf costs becomes the average of all of
 * its pieces. Repeated under the same key it books nothing more.
 * @throws invalid, naming the product's last line, for a product that is gone, or a colour or size that it does not come in
 * @throws already_received this paper of this supplier was booked before, or just these lines in the last hour, unless they are to be
 * booked again
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
    const ids = [...new Set(lines.map(({ productId }) => productId))]
    const products = await lockProducts(tx, ids)
    const came = linesByProduct(lines, products)
    await bookReceipt(tx, deps, { goods, id: batchId, userId })
    const note = [supplier, document].filter(Boolean).join(', ')
    const cause = { kind: 'bought', note, userId, orderId: null, at: deps.clock() } as const
    for (const [{ id }, placed] of came) {
      const pieces = placed.map(({ line, place }) =>
        fromWireShelf({ ...place, quantity: line.pieces, cost: line.cost }),
      )
      await receivePieces(tx, deps, id, pieces, cause)
    }
    const after = await findMany(tx, ids)
    for (const [id, before] of products) {
      const change = { userId, batchId, action: 'received' as const, before, after: after.get(id) ?? before }
      await recordProductChange(tx, deps, change)
    }
    return { changeId: batchId, pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0) }
  })

type Booked = { goods: ReceivedGoods; id: string; userId: string }

async function bookReceipt(
  tx: Tx,
  { clock, settings }: ReceiveDeps,
  { goods, id, userId }: Booked,
): Promise<void> {
  const { supplier, document, lines, again } = goods
  const at = clock()
  const pieces = createHash('sha256').update(JSON.stringify(lines)).digest('hex')
  await lockReceipts(tx)
  const before = again
    ? undefined
    : await findReceipt(tx, { supplier, document, pieces, since: new Date(at.getTime() - hours(1)) })
  if (!before) return insertReceipt(tx, { id, supplier, document, pieces, userId, at })
  const calendar = calendarOf(settings.current().delivery.timeZone)
  const name = toActor({ ...before, userId: null, machine: null }).name || 'A colleague'
  const what = before.isPaper ? [document, supplier].filter(Boolean).join(' of ') : 'the same pieces'
  const message = `${name} received ${what} on ${calendar.timeOf(before.at)} already.`
  throw new ShopError('already_received', message, { document: message })
}

/** Who delivered before, the latest first. */
export const listSuppliers = async ({ db }: { db: Db }) => ({ suppliers: await findSuppliers(db, 100) })
