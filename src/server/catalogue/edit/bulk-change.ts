import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { BulkChange, BulkChangeResult } from '../../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import { maxAmountText, maxCents } from '../../../contract/max-amount.ts'
import { applyPercent } from '../../../contract/money.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { lockProducts } from '../product/lock-products.ts'
import { roundingStep } from '../product/prices-wire.ts'
import type { Product } from '../product/product.ts'
import { statusAt } from '../product/publishing.ts'
import { pricesOf, setArchived, setPrices, setPublished } from '../product/queries.ts'
import { highestOf, mapPrices } from './map-prices.ts'
import { type BulkAction, type ChangeDeps, recordBulk } from './record-bulk.ts'
import { tagAll } from './tag-all.ts'

type RepriceDeps = ChangeDeps & Pick<Deps, 'settings'>

/**
 * Changes many products at once, all or none. Unknown and archived ids are left out, and so are products that are so
 * already. Repeated under the same key it changes nothing more.
 * @throws invalid when a price would be higher than the shop allows
 * @throws idempotency_key_reused
 */
export const bulkChange = (
  deps: RepriceDeps & Pick<Deps, 'db'>,
  userId: string,
  { ids, change }: BulkChange,
  { idempotencyKey = null }: KeyOption = {},
): Promise<z.infer<typeof BulkChangeResult>> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['bulk', ids, change] }, async tx => {
    const locked = [...(await lockProducts(tx, [...new Set(ids)])).values()]
    const batchId = deps.newId()
    const products = locked.filter(product => !product.archivedAt)
    const changed = await apply(tx, deps, { userId, batchId, products }, change)
    return { changed, changeId: changed > 0 ? batchId : null }
  })

function apply(tx: Tx, deps: RepriceDeps, action: BulkAction, change: BulkChange['change']): Promise<number> {
  switch (change.kind) {
    case 'publish':
      return publishAll(tx, deps, action)
    case 'draft':
      return unpublishAll(tx, deps, action)
    case 'delete':
      return archiveAll(tx, deps, action)
    case 'price':
      return repriceAll(tx, deps, action, change.percent)
    case 'tag':
      return tagAll(tx, deps, action, change)
  }
}

async function publishAll(tx: Tx, deps: ChangeDeps, action: BulkAction): Promise<number> {
  const now = deps.clock()
  const products = action.products.filter(({ publishedAt }) => statusAt(publishedAt, now) !== 'published')
  if (products.length === 0) return 0
  await setPublished(tx, idsOf(products), { publishedAt: now, updatedAt: now })
  return recordBulk(tx, deps, { ...action, products }, 'published', before => [
    { publishedAt: before.publishedAt },
    { publishedAt: now },
  ])
}

async function unpublishAll(tx: Tx, deps: ChangeDeps, action: BulkAction): Promise<number> {
  const products = action.products.filter(({ publishedAt }) => publishedAt !== null)
  if (products.length === 0) return 0
  await setPublished(tx, idsOf(products), { publishedAt: null, updatedAt: deps.clock() })
  return recordBulk(tx, deps, { ...action, products }, 'made a draft', before => [
    { publishedAt: before.publishedAt },
    { publishedAt: null },
  ])
}

/** Archives products that the transaction has locked; returns how many. */
export async function archiveAll(tx: Tx, deps: ChangeDeps, action: BulkAction): Promise<number> {
  if (action.products.length === 0) return 0
  const now = deps.clock()
  await setArchived(tx, idsOf(action.products), now)
  return recordBulk(tx, deps, action, 'deleted', () => [{ archivedAt: null }, { archivedAt: now }])
}

async function repriceAll(tx: Tx, deps: RepriceDeps, action: BulkAction, percent: number): Promise<number> {
  const stepCents = roundingStep(deps)
  const repriced = action.products
    .map(product => ({ product, prices: reprice(product, percent, stepCents) }))
    .filter(({ product, prices }) => !isDeepStrictEqual(prices, pricesOf(product)))
  if (repriced.length === 0) return 0
  await setPrices(
    tx,
    repriced.map(({ product, prices }) => ({ id: product.id, ...prices })),
    deps.clock(),
  )
  const pricesById = new Map(repriced.map(({ product, prices }) => [product.id, prices]))
  const products = repriced.map(({ product }) => product)
  return recordBulk(tx, deps, { ...action, products }, 'repriced', before => [
    pricesOf(before),
    { ...pricesById.get(before.id) },
  ])
}

function reprice(product: Product, percent: number, stepCents: number) {
  const prices = mapPrices(product, cents => applyPercent(cents, percent, stepCents))
  if (highestOf(prices) <= maxCents) return prices
  const message = `"${product.title}" would cost more than ${maxAmountText}.`
  throw new ShopError('invalid', message, { 'change.percent': message })
}

const idsOf = (products: readonly Product[]) => products.map(product => product.id)
