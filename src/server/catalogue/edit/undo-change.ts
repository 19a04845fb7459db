import { ShopError } from '../../../contract/errors.ts'
import type { UndoResult } from '../../../contract/staff-catalogue.ts'
import { lockUndoable, markUndone, type RecordedChange } from '../../audit/lock-undoable.ts'
import { recordChanges } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { writeWhole } from '../product/edit-product.ts'
import { type LockedProduct, lockProducts } from '../product/lock-products.ts'
import { restoreStates } from '../product/queries.ts'
import { dropPurgedPictures } from './drop-purged-pictures.ts'
import {
  type Restorable,
  restoredForm,
  restoredStates,
  toRestorable,
  touchesStatesOnly,
} from './restored-fields.ts'

type UndoDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** A change and the product that still is as it left it. */
type UndoPair = { change: Restorable; product: LockedProduct }

/**
 * Takes back what one act of the staff changed, by its batch: a product that still is as the act left it becomes as it
 * was before, and one that it added leaves the shop. What was changed again or sold since stays. Throws `not_found` for
 * an unknown batch, `cannot_undo` when nothing of it can be taken back.
 */
export const undoChange = (deps: UndoDeps, userId: string, batchId: string): Promise<UndoResult> =>
  inTransaction(deps.db, async tx => {
    const changes = await lockUndoable(tx, batchId, 'product')
    if (!changes) throw new ShopError('not_found', 'There is no such change.')
    if (changes.length === 0) throw new ShopError('cannot_undo', 'This has already been undone.')
    const pairs = await pairUp(tx, changes, deps.clock())
    const [states, forms] = [pairs.filter(touchesStatesOnly), pairs.filter(pair => !touchesStatesOnly(pair))]
    const act = { userId, batchId: deps.newId(), action: 'undone' }
    const restored = await undoForms(tx, deps, act, forms)
    const done = [...(await undoStates(tx, deps, act, states)), ...restored.done]
    if (done.length === 0)
      throw new ShopError(
        'cannot_undo',
        'This cannot be undone: what it changed has been changed again since.',
      )
    await markUndone(tx, deps, done)
    return { undone: done.length, left: changes.length - done.length, purged: restored.purged }
  })

async function pairUp(tx: Tx, changes: readonly RecordedChange[], now: Date): Promise<UndoPair[]> {
  const products = await lockProducts(tx, [...new Set(changes.map(change => change.subjectId))])
  return changes.flatMap(change => {
    const product = products.get(change.subjectId)
    const restorable = product && toRestorable(change, product, now)
    return restorable ? [{ change: restorable, product }] : []
  })
}

type UndoAction = { userId: string; batchId: string; action: string }

/** Prices and being there or not, of all products at once. Answers the changes taken back. */
async function undoStates(
  tx: Tx,
  deps: UndoDeps,
  act: UndoAction,
  pairs: readonly UndoPair[],
): Promise<string[]> {
  if (pairs.length === 0) return []
  const states = pairs.map(({ change, product }) => restoredStates(product, change.before))
  await restoreStates(tx, states, deps.clock())
  const swapped = pairs.map(({ change: { before, after, subjectId }, product }) => ({
    ...act,
    thing: 'product' as const,
    subjectId,
    subject: product.title,
    before: after,
    after: before,
  }))
  await recordChanges(tx, deps, swapped)
  return pairs.map(({ change }) => change.id)
}

/** Whole forms, one after another; stock that the product can no longer have leaves it as it is. */
async function undoForms(tx: Tx, deps: UndoDeps, act: UndoAction, pairs: readonly UndoPair[]) {
  const done: string[] = []
  let purged = 0
  for (const { change, product } of pairs) {
    const input = restoredForm(product, change)
    if (!input) continue
    const kept = await dropPurgedPictures(tx, input, product)
    await writeWhole(tx, deps, { ...act, before: product, input: kept.form })
    purged += kept.purged
    done.push(change.id)
  }
  return { done, purged }
}
