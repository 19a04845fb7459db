import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { ShopError } from '../../contract/errors.ts'
import type { UndoResult } from '../../contract/staff-catalogue.ts'
import { lockUndoable, markUndone, type RecordedChange } from '../audit/lock-undoable.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { ChangeDeps } from './change-deal.ts'
import { appendProducts, insertDeal, lockDeal, removeAllProducts, updateDeal } from './queries.ts'
import { type DealFields, fieldsOf, recordDealChange } from './record-deal-change.ts'

/**
 * Takes back what one act changed of a deal, by its batch: a deal that was deleted comes back under its id, one that still
 * is as the act left it becomes as it was. Throws `not_found` for an unknown batch, `cannot_undo` when the deal was changed
 * again since, or was only added.
 */
export const undoDealChange = (
  deps: ChangeDeps,
  userId: string,
  batchId: string,
): Promise<z.infer<typeof UndoResult>> =>
  inTransaction(deps.db, async tx => {
    const changes = await lockUndoable(tx, batchId, 'deal')
    if (!changes) throw new ShopError('not_found', 'There is no such change.')
    if (changes.length === 0) throw new ShopError('cannot_undo', 'This has already been undone.')
    const done: string[] = []
    for (const change of changes) if (await takeBack(tx, deps, userId, change)) done.push(change.id)
    if (done.length === 0)
      throw new ShopError('cannot_undo', 'This cannot be undone: the deal has been changed again since.')
    await markUndone(tx, deps, done)
    return { undone: done.length, left: changes.length - done.length, purged: 0 }
  })

/** False, and nothing done, where the deal is not as the change left it. */
async function takeBack(
  tx: Tx,
  deps: ChangeDeps,
  userId: string,
  { subjectId: id, ...change }: RecordedChange,
): Promise<boolean> {
  if (!change.before) return false
  // The trail holds what `fieldsOf` made of a deal.
  const [was, became] = [change.before as Partial<DealFields>, change.after as Partial<DealFields> | null]
  const row = await lockDeal(tx, id)
  const before = row ? await fieldsOf(tx, row) : null
  if (!isUnchangedSince(before, became)) return false
  const after = { ...before, ...was } as DealFields
  if (row) await restore(tx, id, after)
  else await insertAgain(tx, deps, id, after)
  await recordDealChange(tx, deps, { userId, id, action: 'undone', before, after })
  return true
}

/** Whether a deal is as a change left it, in the fields that were changed; null: it is not there. */
function isUnchangedSince(now: DealFields | null, became: Partial<DealFields> | null): boolean {
  if (now === null || became === null) return now === became
  return isDeepStrictEqual(withoutTitles({ ...now, ...became }), withoutTitles(now))
}

/** A product that was renamed since is the same one. */
const withoutTitles = (fields: DealFields) => ({ ...fields, products: idsOf(fields) })

const idsOf = ({ products }: DealFields) => products.map(({ id }) => id)

async function restore(tx: Tx, id: string, fields: DealFields): Promise<void> {
  await updateDeal(tx, id, columnsOf(fields))
  await removeAllProducts(tx, id)
  await appendProducts(tx, id, idsOf(fields))
}

async function insertAgain(tx: Tx, { clock }: ChangeDeps, id: string, fields: DealFields): Promise<void> {
  await insertDeal(tx, { ...columnsOf(fields), id, createdAt: clock() })
  await appendProducts(tx, id, idsOf(fields))
}

const columnsOf = ({ startDate, endDate, isActive, percentOff }: DealFields) => ({
  startAt: new Date(startDate),
  endAt: new Date(endDate),
  isActive,
  percentOff,
})
