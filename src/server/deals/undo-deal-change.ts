import type { UndoResult } from '../../contract/catalogue/staff-catalogue.ts'
import { cannotUndo, type UndoScope, undoable, undoBatch } from '../audit/undoable.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { ChangeDeps } from './change-deal.ts'
import { appendProducts, insertDeal, lockDeal, removeAllProducts, updateDeal } from './queries.ts'
import { type DealRecord, nameOfDeal, toDealRecord } from './record-deal-change.ts'

/**
 * Undoes one change of a deal, by its batch: a deleted deal comes back under its id, and one that is still as the change
 * left it becomes as it was.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when the deal was changed again since, or was only added
 */
export const undoDealChange = (deps: ChangeDeps, userId: string, batchId: string): Promise<UndoResult> =>
  inTransaction(deps.db, tx => undoBatch({ tx, deps, userId }, batchId, 'deal', () => undoDeal))

const refusal = 'the deal has been changed again since.'

const undoDeal = undoable<UndoScope, DealRecord>('deal', {
  read: async ({ tx }, { subjectId }) => {
    const row = await lockDeal(tx, subjectId)
    return row ? toDealRecord(tx, row) : null
  },
  // The audit trail holds what `toDealRecord` made, of a change only the fields that differ.
  recall: async (_, recorded) => recorded as Partial<DealRecord>,
  write: async ({ tx, deps }, undos) => {
    for (const { change, current, restored } of undos) {
      if (!restored) throw cannotUndo(refusal)
      const { subjectId: id } = change
      if (current) await updateDeal(tx, id, toColumns(restored))
      else await insertDeal(tx, { ...toColumns(restored), id, createdAt: deps.clock() })
      await removeAllProducts(tx, id)
      await appendProducts(tx, id, productIdsOf(restored))
    }
    return {}
  },
  // A renamed product is still the same one.
  same: record => ({ ...record, products: productIdsOf(record) }),
  nameOf: (record, { subjectId }) => nameOfDeal(record, subjectId),
  refusal: () => refusal,
})

const productIdsOf = ({ products }: DealRecord) => products.map(({ id }) => id)

const toColumns = ({ name = '', startDate, endDate, isActive, percentOff }: DealRecord) => ({
  name,
  startAt: new Date(startDate),
  endAt: new Date(endDate),
  isActive,
  percentOff,
})
