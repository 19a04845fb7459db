import { type Adjustment, pairAdjustment, pairsOf } from '../../../contract/orders/adjustments.ts'
import { pairSavings } from '../../../contract/orders/pair-savings.ts'
import { loadPairTerms } from '../../catalogue/links/pairs.ts'
import type { Tx } from '../../db/schema.ts'
import type { LineRow } from '../order/load-orders.ts'

type Piece = Pick<LineRow, 'productId' | 'priceCents' | 'quantity'>
type Before = { lines: readonly Piece[]; adjustments: readonly Adjustment[] }

/**
 * What pairs save once an order, or two that are put together, have these lines: those that they had at their own terms,
 * those that are completed now at today's.
 */
export async function planPairs(
  tx: Tx,
  after: readonly Piece[],
  before: readonly Before[],
): Promise<Adjustment[]> {
  const terms = await loadPairTerms(tx, [...new Set(after.map(({ productId }) => productId))])
  const ordered = before.map(({ lines, adjustments }) => ({ lines, pairs: pairsOf(adjustments) }))
  return pairAdjustment(pairSavings(after, { terms, before: ordered }))
}
