import type { z } from 'zod'
import { ShopError } from '../../../contract/errors.ts'
import type { BulkChange, BulkChangeResult } from '../../../contract/staff-catalogue.ts'
import { recordChanges } from '../../audit/record-change.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { type LockedProduct, lockProducts } from '../product/lock-products.ts'
import { statusAt } from '../product/publishing.ts'
import { setArchived, setPrices, setPublished } from '../product/queries.ts'

type ChangeDeps = Pick<Deps, 'clock' | 'newId'>

/** What one act of the staff changes; `batchId` joins the changes. */
type BulkAction = { userId: string; batchId: string; products: readonly LockedProduct[] }

/**
 * Changes many products at once, all or none. Ids that are unknown or archived, and products that are so already, are
 * passed over. The same again under the same key changes nothing more. Throws `invalid` when a price would be higher than
 * the shop takes, `idempotency_key_reused`.
 */
export const bulkChange = (
  deps: ChangeDeps & Pick<Deps, 'db'>,
  userId: string,
  { ids, change }: BulkChange,
  { idempotencyKey = null }: KeyOption = {},
): Promise<z.infer<typeof BulkChangeResult>> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['bulk', ids, change] }, async tx => {
    const locked = [...(await lockProducts(tx, [...new Set(ids)])).values()]
    const act = { userId, batchId: deps.newId(), products: locked.filter(product => !product.archivedAt) }
    const changed = await apply(tx, deps, act, change)
    return { changed, changeId: changed > 0 ? act.batchId : null }
  })

function apply(tx: Tx, deps: ChangeDeps, act: BulkAction, change: BulkChange['change']): Promise<number> {
  switch (change.kind) {
    case 'publish':
      return publishAll(tx, deps, act)
    case 'draft':
      return draftAll(tx, deps, act)
    case 'delete':
      return archiveAll(tx, deps, act)
    case 'price':
      return repriceAll(tx, deps, act, change.percent)
  }
}

async function publishAll(tx: Tx, deps: ChangeDeps, act: BulkAction): Promise<number> {
  const now = deps.clock()
  const products = act.products.filter(({ publishedAt }) => statusAt(publishedAt, now) !== 'published')
  if (products.length === 0) return 0
  await setPublished(tx, idsOf(products), { publishedAt: now, updatedAt: now })
  return record(tx, deps, { ...act, products }, 'published', before => [
    { publishedAt: before.publishedAt },
    { publishedAt: now },
  ])
}

async function draftAll(tx: Tx, deps: ChangeDeps, act: BulkAction): Promise<number> {
  const products = act.products.filter(({ publishedAt }) => publishedAt !== null)
  if (products.length === 0) return 0
  await setPublished(tx, idsOf(products), { publishedAt: null, updatedAt: deps.clock() })
  return record(tx, deps, { ...act, products }, 'made a draft', before => [
    { publishedAt: before.publishedAt },
    { publishedAt: null },
  ])
}

/** Takes products that are locked out of the shop; answers how many. */
export async function archiveAll(tx: Tx, deps: ChangeDeps, act: BulkAction): Promise<number> {
  if (act.products.length === 0) return 0
  const now = deps.clock()
  await setArchived(tx, idsOf(act.products), now)
  return record(tx, deps, act, 'deleted', () => [{ archivedAt: null }, { archivedAt: now }])
}

async function repriceAll(tx: Tx, deps: ChangeDeps, act: BulkAction, percent: number): Promise<number> {
  const prices = new Map(act.products.map(product => [product.id, reprice(product, percent)]))
  const products = act.products.filter(product => {
    const now = prices.get(product.id)
    return (
      now && (now.priceCents !== product.priceCents || now.displayPriceCents !== product.displayPriceCents)
    )
  })
  if (products.length === 0) return 0
  await setPrices(
    tx,
    products.flatMap(({ id }) => prices.get(id) ?? []),
    deps.clock(),
  )
  return record(tx, deps, { ...act, products }, 'repriced', before => [
    { priceCents: before.priceCents, displayPriceCents: before.displayPriceCents },
    pick(prices.get(before.id)),
  ])
}

/** One million dollars, the contract's highest price. */
const maxPriceCents = 100_000_000

function reprice({ id, title, priceCents, displayPriceCents }: LockedProduct, percent: number) {
  const change = (cents: number) => Math.max(1, Math.round((cents * (100 + percent)) / 100))
  const [price, display] = [change(priceCents), change(displayPriceCents)]
  if (Math.max(price, display) <= maxPriceCents) return { id, priceCents: price, displayPriceCents: display }
  const words = `"${title}" would cost more than $1,000,000.`
  throw new ShopError('invalid', words, { 'change.percent': words })
}

const pick = (prices: ReturnType<typeof reprice> | undefined): Fields => ({
  priceCents: prices?.priceCents,
  displayPriceCents: prices?.displayPriceCents,
})

const idsOf = (products: readonly LockedProduct[]) => products.map(product => product.id)

async function record(
  tx: Tx,
  deps: ChangeDeps,
  { userId, batchId, products }: BulkAction,
  action: string,
  statesOf: (before: LockedProduct) => [before: Fields, after: Fields],
): Promise<number> {
  const changes = products.map(product => {
    const [before, after] = statesOf(product)
    return {
      batchId,
      userId,
      thing: 'product' as const,
      subjectId: product.id,
      subject: product.title,
      action,
      before,
      after,
    }
  })
  await recordChanges(tx, deps, changes)
  return products.length
}
