import type { MergeOrders } from '../../../contract/orders/order-changes.ts'
import { needsCall, orderMoves } from '../../../contract/orders/order-moves.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { illegalTransition, makeMove } from '../move/make-move.ts'
import { withLockedOrder } from '../move/with-locked-order.ts'
import { orderNotFound } from '../order/get-order.ts'
import { insertLines, type NewLine, newLines } from '../order/insert-queries.ts'
import { type LineRow, loadOrder, type OrderRow } from '../order/load-orders.ts'
import { mergeAdjustments } from '../order/order-adjustments.ts'
import { orderChanged } from '../order/order-changed.ts'
import { queueMergedMail } from '../order/order-mails.ts'
import { findLines, findOrder, lockOrder, markReturned } from '../order/queries.ts'
import { changeOrder } from '../order/staff-queries.ts'
import { getStaffOrder } from '../read/get-staff-order.ts'
import type { ChangeDeps } from './change-placed-order.ts'
import { whyNotMerged } from './mergeable.ts'
import { type PlannedCharges, planCharges } from './plan-charges.ts'
import { planPairs } from './plan-pairs.ts'
import { recordMerge } from './record-merge.ts'

type Who = Pick<Caller, 'userId' | 'staffRole'>

/** Both orders, with their lines, locked. */
type Pair = { into: OrderRow; from: OrderRow; intoLines: LineRow[]; fromLines: LineRow[] }

/**
 * Moves the lines and the discount of one cash order into another of the same phone, so that they go in one parcel:
 * delivery is charged once, prices stay, no stock moves. The other order is closed.
 * @throws not_found
 * @throws order_changed one of them is not as it was looked at
 * @throws illegal_transition they do not belong together, or one is packed
 */
export const mergeOrders = (
  deps: ChangeDeps,
  who: Who,
  { id, other, ...seen }: MergeOrders & { id: string },
): Promise<StaffOrderDetail> => {
  // Both are locked in one order, or two who merge the same pair the other way round would wait for each other.
  const [first, second] = id < other ? [id, other] : [other, id]
  return withLockedOrder(deps, first, async tx => {
    if (second !== first && !(await lockOrder(tx, second))) throw orderNotFound()
    const pair = await readPair(tx, id, other)
    refuseUnlike(pair, seen)
    await merge(tx, deps, pair, who)
    return getStaffOrder({ ...deps, db: tx }, id)
  })
}

async function readPair(tx: Tx, id: string, other: string): Promise<Pair> {
  const [into, from] = [await findOrder(tx, id), await findOrder(tx, other)]
  if (!into || !from) throw orderNotFound()
  return { into, from, intoLines: await findLines(tx, [id]), fromLines: await findLines(tx, [other]) }
}

function refuseUnlike({ into, from }: Pair, seen: Pick<MergeOrders, 'version' | 'otherVersion'>): void {
  const why = whyNotMerged(into, from)
  if (why !== null) throw illegalTransition(why)
  if (into.version !== seen.version || from.version !== seen.otherVersion) throw orderChanged()
}

async function merge(tx: Tx, deps: ChangeDeps, pair: Pair, who: Who): Promise<void> {
  const { into, from, intoLines, fromLines } = pair
  const subtotalBefore = goodsOf(intoLines)
  const pairs = await planPairs(
    tx,
    [...intoLines, ...fromLines],
    [
      { lines: intoLines, adjustments: into.adjustments },
      { lines: fromLines, adjustments: from.adjustments },
    ],
  )
  const charges = planCharges(deps, into, {
    subtotalBefore,
    subtotalCents: subtotalBefore + goodsOf(fromLines),
    city: into.city,
    now: deps.clock(),
    pairs,
    others: mergeAdjustments(into.adjustments, from.adjustments),
  })
  await insertLines(newLines.toJson(movedLines(deps, pair))).execute(tx)
  const after = await writeMerged(tx, deps, pair, charges)
  await closeMerged(tx, deps, pair, who)
  await recordMerge(tx, deps, { pair, charges, after, userId: who.userId })
  const merged = await loadOrder(tx, into.id)
  if (merged) await queueMergedMail(tx, deps, merged, from.number)
}

const goodsOf = (lines: readonly LineRow[]): number =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)

/** Copies: the closed order keeps its own, which no longer count as sold. */
function movedLines({ newId }: Pick<Deps, 'newId'>, { into, intoLines, fromLines }: Pair): NewLine[] {
  const last = Math.max(0, ...intoLines.map(({ position }) => position))
  return fromLines.map(({ cameBack: _, ...line }, index) => ({
    ...line,
    id: newId(),
    orderId: into.id,
    position: last + index + 1,
    placedAt: into.createdAt,
  }))
}

async function writeMerged(tx: Tx, deps: Pick<Deps, 'clock'>, pair: Pair, charges: PlannedCharges) {
  const { into, from } = pair
  const { totalCents, adjustments, cashCents, cashCurrency, cashRate } = charges
  // Somebody has to ask about the pieces that nobody has confirmed.
  const confirmation = needsCall(from) && !needsCall(into) ? ('open' as const) : into.confirmation
  await changeOrder(tx, into.id, {
    totalCents,
    adjustments: JSON.stringify(adjustments),
    cashCents,
    cashCurrency,
    cashRate,
    confirmation,
    version: into.version + 1,
    changedAt: deps.clock(),
  })
  return { confirmation }
}

async function closeMerged(tx: Tx, deps: ChangeDeps, { into, from }: Pair, who: Who): Promise<void> {
  await markReturned(tx, from.id)
  const changes = { confirmation: 'not_needed', mergedInto: into.id, version: from.version + 1 } as const
  await makeMove(tx, deps, from, orderMoves.merge, { by: who, changes })
}
