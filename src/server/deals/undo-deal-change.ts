import type { z } from 'zod'
import type { UndoResult } from '../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../contract/errors.ts'
import { isAsLeft, lockToUndo, markUndone, type RecordedChange } from '../audit/lock-undoable.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { ChangeDeps } from './change-deal.ts'
import { appendProducts, insertDeal, lockDeal, removeAllProducts, updateDeal } from './queries.ts'
import { type DealRecord, recordDealChange, toDealRecord } from './record-deal-change.ts'

/**
 * Undoes one change of a deal, by its batch: a deleted deal comes back under its id, and one that is still as the change
 * left it becomes as it was.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when the deal was changed again since, or was only added
 */
export const undoDealChange = (
  deps: ChangeDeps,
  userId: string,
  batchId: string,
): Promise<z.infer<typeof UndoResult>> =>
  inTransaction(deps.db, async tx => {
    const changes = await lockToUndo(tx, batchId, 'deal')
    const done: string[] = []
    for (const change of changes) if (await undoOne(tx, deps, userId, change)) done.push(change.id)
    if (done.length === 0)
      throw new ShopError('cannot_undo', 'This cannot be undone: the deal has been changed again since.')
    await markUndone(tx, deps, done)
    return { undone: done.length, left: changes.length - done.length, purged: 0 }
  })

/** False, and nothing done, where the deal is not as the change left it. */
async function undoOne(
  tx: Tx,
  deps: ChangeDeps,
  userId: string,
  { subjectId: id, before, after }: RecordedChange,
): Promise<boolean> {
  if (!before) return false
  const row = await lockDeal(tx, id)
  const current = row ? await toDealRecord(tx, row) : null
  // The audit trail holds what `toDealRecord` made, of a change only the fields that differ.
  if (!isAsLeft(current, after as Partial<DealRecord> | null, withoutTitles)) return false
  const restored = { ...current, ...before } as DealRecord
  if (row) await restore(tx, id, restored)
  else await insertAgain(tx, deps, id, restored)
  await recordDealChange(tx, deps, { userId, id, action: 'undone', before: current, after: restored })
  return true
}

/** A renamed product is still the same one. */
const withoutTitles = (record: DealRecord) => ({ ...record, products: productIdsOf(record) })

const productIdsOf = ({ products }: DealRecord) => products.map(({ id }) => id)

async function restore(tx: Tx, id: string, record: DealRecord): Promise<void> {
  await updateDeal(tx, id, toColumns(record))
  await removeAllProducts(tx, id)
  await appendProducts(tx, id, productIdsOf(record))
}

async function insertAgain(tx: Tx, { clock }: ChangeDeps, id: string, record: DealRecord): Promise<void> {
  await insertDeal(tx, { ...toColumns(record), id, createdAt: clock() })
  await appendProducts(tx, id, productIdsOf(record))
}

const toColumns = ({ name = '', startDate, endDate, isActive, percentOff }: DealRecord) => ({
  name,
  startAt: new Date(startDate),
  endAt: new Date(endDate),
  isActive,
  percentOff,
})
