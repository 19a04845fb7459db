import type { UndoResult } from '../../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import { smallestCents } from '../../../contract/money.ts'
import { currencyChangedSince } from '../../audit/list-changes-of.ts'
import { lockUndoable, markUndone, type RecordedChange } from '../../audit/lock-undoable.ts'
import { recordChanges } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type Caller, hasRole } from '../../http/session.ts'
import { type Categories, findCategory } from '../categories/categories.ts'
import { holdCategories } from '../categories/load-categories.ts'
import { unmultiplySavings } from '../links/multiply-savings.ts'
import { updateProduct } from '../product/edit-product.ts'
import { lockProducts } from '../product/lock-products.ts'
import type { Product } from '../product/product.ts'
import { type Prices, restoreStates } from '../product/queries.ts'
import { unmultiplyCosts } from '../stock/detail-queries.ts'
import { withoutTakenSkus } from '../stock/skus.ts'
import { isWholeUnits } from './map-prices.ts'
import { deleteReceipt } from './receipt-queries.ts'
import {
  hasPlacesOfPrices,
  isPriceOrVisibilityChange,
  type Restorable,
  renamesBefore,
  restoredFields,
  restoredStates,
  toRestorable,
} from './restored-fields.ts'
import { lockScaledAmounts, undoScaledAmounts } from './undo-scaled-amounts.ts'
import { withoutDeletedPictures } from './without-deleted-pictures.ts'

type UndoDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'settings' | 'categories' | 'collections'>

/** A change and its product, which is still as the change left it. */
type UndoPair = { change: Restorable; product: Product }

type Undoer = Pick<Caller, 'userId' | 'staffRole'>

type UndoAction = { userId: string; batchId: string; action: 'undone' }

/**
 * Undoes one action of the staff, by its batch: each product that is still as the action left it becomes as it was, and
 * one that it added is archived. Products changed again or sold since stay. What was multiplied with prices is undone
 * likewise.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when nothing of it can be undone
 * @throws wrong_role when what delivery costs was multiplied too, which is for owners
 */
export async function undoChange(deps: UndoDeps, who: Undoer, batchId: string): Promise<UndoResult> {
  const result = await inTransaction(deps.db, tx => undoWithin(tx, deps, who, batchId))
  if (result.others) await Promise.all([deps.settings.refresh(), deps.collections.refresh()])
  return result
}

async function undoWithin(tx: Tx, deps: UndoDeps, who: Undoer, batchId: string): Promise<UndoResult> {
  const others = await lockScaledAmounts(tx, batchId)
  if (others && !hasRole(who, ['owner']))
    throw new ShopError('wrong_role', 'Only an owner can undo this: it changed what delivery costs, too.')
  const changes = await lockUndoable(tx, batchId, 'product')
  if (!changes && !others) throw new ShopError('not_found', 'There is no such change.')
  const [first] = [...(changes ?? []), ...(others ?? [])]
  if (!first) throw new ShopError('cannot_undo', 'This has already been undone.')
  const by = { userId: who.userId, batchId: deps.newId() }
  const unitCents = await leastCents(tx, deps, first)
  const products = await undoProducts(
    tx,
    deps,
    { ...by, action: 'undone' },
    { changes: changes ?? [], unitCents },
  )
  const rest = await undoScaledAmounts(tx, deps, by, { changes: others ?? [], unitCents })
  const done = [...products.done, ...rest.done]
  if (done.length === 0) throw cannotUndo(deps, products.unfit > 0)
  if (products.done.length > 0) {
    await unmultiplySavings(tx, batchId)
    const left = (changes ?? []).filter(({ id }) => !products.done.includes(id))
    if (first.action === 'repriced')
      await unmultiplyCosts(tx, { batchId, except: left.map(({ subjectId }) => subjectId) })
    // Where a part of the goods stays, their paper is still booked.
    if (left.length === 0) await deleteReceipt(tx, batchId)
  }
  await markUndone(tx, deps, done)
  return {
    undone: products.done.length,
    left: (changes ?? []).length - products.done.length,
    purged: products.purged,
    ...(others && { others: { undone: rest.undone, left: rest.left } }),
  }
}

/**
 * Of what prices that come back must be multiples, in cents: of the currency's coin where the change was made in another
 * currency. In the same one they were so before.
 */
async function leastCents(tx: Tx, { settings }: UndoDeps, { id }: RecordedChange): Promise<number> {
  const unitCents = smallestCents(settings.current().money.currency)
  return unitCents > 1 && (await currencyChangedSince(tx, id)) ? unitCents : 1
}

function cannotUndo({ settings }: UndoDeps, isForCoins: boolean): ShopError {
  const { currency } = settings.current().money
  return new ShopError(
    'cannot_undo',
    isForCoins
      ? `This cannot be undone: it would bring back prices with decimals, and ${currency} has none.`
      : 'This cannot be undone: what it changed has been changed again since.',
  )
}

type UndoneProducts = { done: string[]; purged: number; unfit: number }

async function undoProducts(
  tx: Tx,
  deps: UndoDeps,
  action: UndoAction,
  { changes, unitCents }: { changes: readonly RecordedChange[]; unitCents: number },
): Promise<UndoneProducts> {
  const all = await pairWithProducts(tx, changes, deps.clock())
  const pairs = all.filter(({ change }) => isWholeUnits(change.before as Partial<Prices>, unitCents))
  const rewritten = await undoRewrites(
    tx,
    deps,
    action,
    pairs.filter(pair => !isPriceOrVisibilityChange(pair)),
  )
  const ofStates = pairs.filter(pair => isPriceOrVisibilityChange(pair) && hasPlacesOfPrices(pair))
  const states = await undoStates(tx, deps, action, ofStates)
  return { ...rewritten, done: [...states, ...rewritten.done], unfit: all.length - pairs.length }
}

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
    subjectType: 'product' as const,
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
    const { details, purged } = await withoutDeletedPictures(tx, { ...restored.details, category }, product)
    const stock = restored.stock ? { stock: await withoutTakenSkus(tx, product.id, restored.stock) } : {}
    const renames = renamesBefore(change)
    await updateProduct(tx, deps, {
      ...action,
      before: product,
      details,
      stock,
      renames,
      stockKind: 'undone',
    })
    purgedPictures += purged
    done.push(change.id)
  }
  return { done, purged: purgedPictures }
}

/** A category that was merged into another meanwhile is that one. */
const restoredCategory = (categories: Categories, code: string) => findCategory(categories, code)?.code
