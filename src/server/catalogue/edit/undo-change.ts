import { ShopError } from '../../../contract/errors.ts'
import type { UndoResult } from '../../../contract/staff-catalogue.ts'
import { lockUndoable, markUndone, type RecordedChange } from '../../audit/lock-undoable.ts'
import { recordChanges } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type Categories, findCategory } from '../categories/categories.ts'
import { holdCategories } from '../categories/load-categories.ts'
import { updateProduct } from '../product/edit-product.ts'
import { lockProducts } from '../product/lock-products.ts'
import type { Product } from '../product/product.ts'
import { restoreStates } from '../product/queries.ts'
import { dropPurgedPictures } from './drop-purged-pictures.ts'
import {
  isPriceOrVisibilityChange,
  type Restorable,
  restoredFields,
  restoredStates,
  toRestorable,
} from './restored-fields.ts'

type UndoDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'categories'>

/** A change and its product, which is still as the change left it. */
type UndoPair = { change: Restorable; product: Product }

type UndoAction = { userId: string; batchId: string; action: string }

/**
 * Undoes one action of the staff, by its batch: each product that is still as the action left it becomes as it was, and
 * one that it added is archived. Products changed again or sold since stay.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when nothing of it can be undone
 */
export const undoChange = (deps: UndoDeps, userId: string, batchId: string): Promise<UndoResult> =>
  inTransaction(deps.db, async tx => {
    const changes = await lockUndoable(tx, batchId, 'product')
    if (!changes) throw new ShopError('not_found', 'There is no such change.')
    if (changes.length === 0) throw new ShopError('cannot_undo', 'This has already been undone.')
    const pairs = await pairWithProducts(tx, changes, deps.clock())
    const action = { userId, batchId: deps.newId(), action: 'undone' }
    const rewritten = await undoRewrites(
      tx,
      deps,
      action,
      pairs.filter(pair => !isPriceOrVisibilityChange(pair)),
    )
    const done = [
      ...(await undoStates(tx, deps, action, pairs.filter(isPriceOrVisibilityChange))),
      ...rewritten.done,
    ]
    if (done.length === 0)
      throw new ShopError(
        'cannot_undo',
        'This cannot be undone: what it changed has been changed again since.',
      )
    await markUndone(tx, deps, done)
    return { undone: done.length, left: changes.length - done.length, purged: rewritten.purged }
  })

async function pairWithProducts(tx: Tx, changes: readonly RecordedChange[], now: Date): Promise<UndoPair[]> {
  const products = await lockProducts(tx, [...new Set(changes.map(change => change.subjectId))])
  return changes.flatMap(change => {
    const product = products.get(change.subjectId)
    const restorable = product && toRestorable(change, product, now)
    return restorable ? [{ change: restorable, product }] : []
  })
}

/** Restores prices, publishing and archiving, all products at once. Returns the ids of the changes undone. */
async function undoStates(
  tx: Tx,
  deps: UndoDeps,
  action: UndoAction,
  pairs: readonly UndoPair[],
): Promise<string[]> {
  if (pairs.length === 0) return []
  const states = pairs.map(({ change, product }) => restoredStates(product, change.before))
  await restoreStates(tx, states, deps.clock())
  const reversed = pairs.map(({ change: { before, after, subjectId }, product }) => ({
    ...action,
    thing: 'product' as const,
    subjectId,
    subject: product.title,
    before: after,
    after: before,
  }))
  await recordChanges(tx, deps, reversed)
  return pairs.map(({ change }) => change.id)
}

/** Rewrites whole products, one after another; one that can no longer have its stock or category is left as it is. */
async function undoRewrites(tx: Tx, deps: UndoDeps, action: UndoAction, pairs: readonly UndoPair[]) {
  const done: string[] = []
  let purgedPictures = 0
  const categories = pairs.length > 0 ? await holdCategories(tx) : null
  for (const { change, product } of pairs) {
    const restored = restoredFields(product, change)
    const category = restored && categories && restoredCategory(categories, restored.details.category)
    if (!restored || !category) continue
    const { details, purged } = await dropPurgedPictures(tx, { ...restored.details, category }, product)
    await updateProduct(tx, deps, { ...action, before: product, details, stock: restored.stock })
    purgedPictures += purged
    done.push(change.id)
  }
  return { done, purged: purgedPictures }
}

/** A category that was merged into another meanwhile is that one. */
const restoredCategory = (categories: Categories, code: string) => findCategory(categories, code)?.code
