import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { ShopError } from '../../../contract/errors.ts'
import { maxAmountText, maxCents } from '../../../contract/max-amount.ts'
import { roundTo } from '../../../contract/money.ts'
import type { MultipliedPrices, MultiplyPrices, PriceFactor } from '../../../contract/multiply-prices.ts'
import type { BulkChangeResult } from '../../../contract/staff-catalogue.ts'
import { recordChanges } from '../../audit/record-change.ts'
import type { Deps } from '../../deps.ts'
import { givingWay } from '../../give-way.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { findAllPrices, lockAllPrices, type PricedRow, setPrices } from '../product/queries.ts'
import { type Factor, type NewPrices, toFactor, toMultipliedPrices } from './multiplied-prices-wire.ts'

type MultiplyDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'settings'>

/** How many products are written by one statement. */
const perStatement = 500

/**
 * What multiplying the prices of all products would do.
 * @throws invalid when the currency has no coins to round to
 */
export async function previewMultipliedPrices(
  deps: Pick<MultiplyDeps, 'db' | 'settings'>,
  asked: PriceFactor,
): Promise<MultipliedPrices> {
  const factor = toFactor(deps, asked)
  const rows = await findAllPrices(deps.db)
  return toMultipliedPrices(multiplyAll(rows, factor), stateOf(rows))
}

/**
 * Multiplies the prices of all products, deleted ones too, since they may come back; all or none. Repeated under the same key
 * it changes nothing more.
 * @throws invalid when the currency has no coins to round to, or a price would be higher than the shop allows
 * @throws product_changed when a price has changed since the preview
 * @throws idempotency_key_reused
 */
export const multiplyPrices = (
  deps: MultiplyDeps,
  userId: string,
  asked: MultiplyPrices,
  { idempotencyKey = null }: KeyOption = {},
): Promise<z.infer<typeof BulkChangeResult>> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['multiply prices', asked] }, async tx => {
    const factor = toFactor(deps, asked)
    const rows = await lockAllPrices(tx)
    if (stateOf(rows) !== asked.seen) throw pricesChanged()
    const changed = multiplyAll(rows, factor)
    for (const { row, prices } of changed) checkHighest(row, prices)
    const batchId = deps.newId()
    const giveWay = givingWay()
    for (let from = 0; from < changed.length; from += perStatement) {
      const part = changed.slice(from, from + perStatement)
      await setPrices(
        tx,
        part.map(({ row, prices }) => ({ id: row.id, ...prices })),
        deps.clock(),
      )
      const records = part.map(({ row: { id, title, ...before }, prices }) => ({
        ...{ batchId, userId, thing: 'product' as const, subjectId: id, subject: title },
        ...{ action: 'repriced', before, after: prices },
      }))
      await recordChanges(tx, deps, records)
      await giveWay()
    }
    return { changed: changed.length, changeId: changed.length > 0 ? batchId : null }
  })

/** Those whose prices would be others, with their new ones. */
const multiplyAll = (rows: readonly PricedRow[], factor: Factor) =>
  rows.map(row => ({ row, prices: multiply(row, factor) })).filter(({ row, prices }) => differs(row, prices))

/** What costs something goes on costing something; what is free stays free. */
function multiply({ priceCents, displayPriceCents }: PricedRow, { factor, stepCents }: Factor): NewPrices {
  const change = (cents: number) =>
    cents === 0 ? 0 : Math.max(stepCents, roundTo(Math.round(cents * factor * 1e6) / 1e6, stepCents))
  return { priceCents: change(priceCents), displayPriceCents: change(displayPriceCents) }
}

const differs = (row: PricedRow, prices: NewPrices) =>
  row.priceCents !== prices.priceCents || row.displayPriceCents !== prices.displayPriceCents

function checkHighest({ title }: PricedRow, { priceCents, displayPriceCents }: NewPrices): void {
  if (Math.max(priceCents, displayPriceCents) <= maxCents) return
  const message = `"${title}" would cost more than ${maxAmountText}.`
  throw new ShopError('invalid', message, { factor: message })
}

/** The same for the same prices of the same products alone. */
function stateOf(rows: readonly PricedRow[]): string {
  const hash = createHash('sha256')
  for (const { id, priceCents, displayPriceCents } of rows)
    hash.update(`${id} ${priceCents} ${displayPriceCents}\n`)
  return hash.digest('hex')
}

const pricesChanged = () =>
  new ShopError('product_changed', 'Prices have changed since you looked. Look at the new prices again.')
