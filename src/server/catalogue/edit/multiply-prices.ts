import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type {
  MultipliedPrices,
  MultiplyPrices,
  PriceFactor,
} from '../../../contract/catalogue/multiply-prices.ts'
import type { BulkChangeResult } from '../../../contract/catalogue/staff-catalogue.ts'
import { amountsOf } from '../../../contract/delivery/delivery-amounts.ts'
import { ShopError } from '../../../contract/errors.ts'
import { maxAmountText, maxCents } from '../../../contract/max-amount.ts'
import { recordChanges } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { yieldEvery } from '../../yield-every.ts'
import { lockTable } from '../collections/queries.ts'
import { multiplySavings } from '../links/multiply-savings.ts'
import {
  findAllPrices,
  lockAllPrices,
  type PricedRow,
  type Prices,
  pricesOf,
  setPrices,
} from '../product/queries.ts'
import { lockAllShelves, multiplyCosts } from '../stock/detail-queries.ts'
import { highestOf, mapPrices } from './map-prices.ts'
import { toFactor, toMultipliedPrices } from './multiplied-prices-wire.ts'
import { type Factor, multiplyCents } from './multiply-cents.ts'
import { changedAmounts, checkScaledAmounts, scaleAmounts } from './scaled-amounts-wire.ts'
import { loadScaledAmounts, type SavedAmounts, writeScaledAmounts } from './write-scaled-amounts.ts'

type MultiplyDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'settings' | 'collections'>

/** How many products are written by one statement. */
const perStatement = 500

/**
 * What multiplying the prices of all products would do, and what is in the shop's currency besides.
 * @throws invalid when the currency has no coins to round to
 */
export async function previewMultipliedPrices(
  deps: Pick<MultiplyDeps, 'db' | 'config' | 'settings'>,
  asked: PriceFactor,
): Promise<MultipliedPrices> {
  const factor = toFactor(deps, asked)
  const rows = await findAllPrices(deps.db)
  const others = await loadScaledAmounts(deps.db, deps)
  return toMultipliedPrices(multiplyAll(rows, factor), {
    others: changedAmounts(others, scaleAmounts(others, factor)),
    seen: stateOf(rows, others),
  })
}

/**
 * Multiplies the prices of all products, deleted ones too, since they may come back, with what pairs save, and with `others`
 * what delivery costs, from what it is free, and the prices in the rules of collections; all or none. Repeated under the
 * same key it changes nothing more.
 * @throws invalid when the currency has no coins to round to, or an amount would be higher than the shop allows
 * @throws product_changed when one has changed since the preview
 * @throws settings_changed when the terms of delivery are saved at the same moment
 * @throws idempotency_key_reused
 */
export async function multiplyPrices(
  deps: MultiplyDeps,
  userId: string,
  asked: MultiplyPrices,
  { idempotencyKey = null }: KeyOption = {},
): Promise<z.infer<typeof BulkChangeResult>> {
  const call = { userId, idempotencyKey, request: ['multiply prices', asked] }
  const result = await answerOnce(deps, call, tx => multiplyWithin(tx, deps, userId, asked))
  if (asked.others) await Promise.all([deps.settings.refresh(), deps.collections.refresh()])
  return result
}

async function multiplyWithin(tx: Tx, deps: MultiplyDeps, userId: string, asked: MultiplyPrices) {
  const factor = toFactor(deps, asked)
  // Before the products, as whoever edits a collection locks them.
  await lockTable(tx)
  const rows = await lockAllPrices(tx)
  const others = await loadScaledAmounts(tx, deps)
  if (stateOf(rows, others) !== asked.seen) throw pricesChanged()
  const changed = multiplyAll(rows, factor)
  for (const { row, prices } of changed) checkHighest(row, prices)
  const action = { userId, batchId: deps.newId() }
  await reprice(tx, deps, action, changed)
  if (changed.length > 0) {
    await multiplySavings(tx, action.batchId, cents => Math.min(maxCents, multiplyCents(cents, factor)))
    if (asked.costs) await multiplyAllCosts(tx, action.batchId, asked.factor)
  }
  const otherChanges = asked.others ? await multiplyScaledAmounts(tx, deps, action, { others, factor }) : 0
  return { changed: changed.length, changeId: changed.length + otherChanges > 0 ? action.batchId : null }
}

async function multiplyAllCosts(tx: Tx, batchId: string, factor: number): Promise<void> {
  await lockAllShelves(tx)
  await multiplyCosts(tx, { batchId, factor, mostCents: maxCents })
}

type Action = { userId: string; batchId: string }

async function multiplyScaledAmounts(
  tx: Tx,
  deps: MultiplyDeps,
  action: Action,
  { others, factor }: { others: SavedAmounts; factor: Factor },
): Promise<number> {
  const after = scaleAmounts(others, factor)
  const changed = changedAmounts(others, after)
  checkScaledAmounts(changed)
  await writeScaledAmounts(tx, deps, { ...action, action: 'multiplied' }, { before: others, after })
  return changed.length
}

async function reprice(tx: Tx, deps: MultiplyDeps, action: Action, changed: readonly Repriced[]) {
  const yieldIfDue = yieldEvery()
  for (let from = 0; from < changed.length; from += perStatement) {
    const part = changed.slice(from, from + perStatement)
    await setPrices(
      tx,
      part.map(({ row, prices }) => ({ id: row.id, ...prices })),
      deps.clock(),
    )
    const records = part.map(({ row: { id, title, ...before }, prices }) => ({
      ...action,
      subjectType: 'product' as const,
      subjectId: id,
      subject: title,
      action: 'repriced' as const,
      before,
      after: prices,
    }))
    await recordChanges(tx, deps, records)
    await yieldIfDue()
  }
}

type Repriced = { row: PricedRow; prices: Prices }

/** Those whose prices would be others, with their new ones. */
const multiplyAll = (rows: readonly PricedRow[], factor: Factor): Repriced[] =>
  rows.map(row => ({ row, prices: multiply(row, factor) })).filter(({ row, prices }) => differs(row, prices))

const multiply = (row: PricedRow, factor: Factor): Prices =>
  mapPrices(row, cents => multiplyCents(cents, factor))

const differs = (row: PricedRow, prices: Prices) => !isDeepStrictEqual(pricesOf(row), prices)

function checkHighest({ title }: PricedRow, prices: Prices): void {
  if (highestOf(prices) <= maxCents) return
  const message = `"${title}" would cost more than ${maxAmountText}.`
  throw new ShopError('invalid', message, { factor: message })
}

/** The same for the same prices of the same products, and the same other amounts, alone. */
function stateOf(rows: readonly PricedRow[], { delivery, collections }: SavedAmounts): string {
  const hash = createHash('sha256')
  for (const row of rows) hash.update(`${row.id} ${JSON.stringify(pricesOf(row))}\n`)
  const terms = amountsOf(delivery).map(({ amount }) => amount)
  const rules = collections.map(({ id, rule }) => [id, rule?.belowCents ?? null])
  return hash.update(JSON.stringify([terms, rules])).digest('hex')
}

const pricesChanged = () =>
  new ShopError('product_changed', 'Prices have changed since you looked. Look at the new prices again.')
