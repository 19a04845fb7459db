import { recordChanges } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { LineRow, OrderRow } from '../order/load-orders.ts'
import { adjustmentFields } from '../order/order-adjustments.ts'
import type { PlannedCharges } from './plan-charges.ts'
import { writtenLine } from './record-order-change.ts'

type Merged = {
  pair: { into: OrderRow; from: OrderRow; intoLines: readonly LineRow[]; fromLines: readonly LineRow[] }
  charges: PlannedCharges
  after: Pick<OrderRow, 'confirmation'>
  userId: string
}

/** Writes to the audit trail that two orders became one parcel, as one action. */
export async function recordMerge(
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  { pair: { into, from, intoLines, fromLines }, charges, after, userId }: Merged,
): Promise<void> {
  const about = (order: OrderRow) => ({
    batchId,
    userId,
    subjectType: 'order' as const,
    subjectId: order.id,
    subject: `#${order.number}`,
  })
  const batchId = deps.newId()
  const { totalCents, adjustments } = charges
  await recordChanges(tx, deps, [
    {
      ...about(into),
      action: 'changed',
      before: {
        totalCents: into.totalCents,
        ...adjustmentFields(into.adjustments),
        items: intoLines.map(writtenLine),
        confirmation: into.confirmation,
      },
      after: {
        totalCents,
        ...adjustmentFields(adjustments),
        items: [...intoLines, ...fromLines].map(writtenLine),
        confirmation: after.confirmation,
        mergedFrom: `#${from.number}`,
      },
    },
    {
      ...about(from),
      action: 'merged',
      before: { status: from.status, confirmation: from.confirmation },
      after: { status: 'Cancelled', confirmation: 'not_needed', mergedInto: `#${into.number}` },
    },
  ])
}
