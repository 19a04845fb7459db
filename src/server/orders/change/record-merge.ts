import { recordChanges } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../load-orders.ts'
import type { PlannedCharges } from './plan-charges.ts'

type Merged = { into: OrderRow; from: OrderRow; charges: PlannedCharges; userId: string }

/** Writes to the audit trail that two orders became one parcel, as one action. */
export async function recordMerge(
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  { into, from, charges, userId }: Merged,
): Promise<void> {
  const about = (order: OrderRow) => ({
    ...{ batchId, userId, thing: 'order' as const, subjectId: order.id, subject: `#${order.number}` },
  })
  const batchId = deps.newId()
  const { totalCents, deliveryCents, discountCents } = charges
  await recordChanges(tx, deps, [
    {
      ...{ ...about(into), action: 'changed' },
      before: {
        ...{ totalCents: into.totalCents, deliveryCents: into.deliveryCents },
        discountCents: into.discountCents,
      },
      after: { totalCents, deliveryCents, discountCents, mergedFrom: `#${from.number}` },
    },
    {
      ...{ ...about(from), action: 'merged' },
      before: { status: from.status, confirmation: from.confirmation },
      after: { status: 'Cancelled', confirmation: 'not_needed', mergedInto: `#${into.number}` },
    },
  ])
}
