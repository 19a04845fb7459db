import type { z } from 'zod'
import type { BulkStatusResult, NoteCash } from '../../../contract/orders/many-orders.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { eachSeparately } from '../move/each-separately.ts'
import { illegalTransition } from '../move/make-move.ts'
import type { OrderDeps } from '../move/move-order.ts'
import { withLockedOrder } from '../move/with-locked-order.ts'
import type { LockedOrder } from '../order/queries.ts'
import { changeOrder } from '../order/staff-queries.ts'

/**
 * Notes that the courier has handed over the cash of delivered orders, which are paid from then on; or takes that back. Each
 * order separately.
 */
export function noteCash(
  deps: OrderDeps & Pick<Deps, 'log'>,
  userId: string,
  { ids, noted = true }: NoteCash,
): Promise<z.infer<typeof BulkStatusResult>> {
  const batchId = deps.newId()
  return eachSeparately(deps, ids, id =>
    withLockedOrder(deps, id, (tx, order) => noteOne(tx, deps, order, { userId, batchId, noted })),
  )
}

async function noteOne(
  tx: Tx,
  deps: OrderDeps,
  order: LockedOrder,
  { noted, ...by }: { userId: string; batchId: string; noted: boolean },
): Promise<void> {
  const { id, number, cashNotedAt: before } = order
  refuseWithoutCash(order)
  if (noted && before) throw illegalTransition(`The cash of order #${number} has been noted already.`)
  if (!noted && !before) throw illegalTransition(`The cash of order #${number} has not been noted.`)
  const cashNotedAt = noted ? deps.clock() : null
  await changeOrder(tx, id, { cashNotedAt, cashNotedBy: noted ? by.userId : null })
  await recordChange(tx, deps, {
    ...by,
    subjectType: 'order',
    subjectId: id,
    subject: `#${number}`,
    action: noted ? 'noted the cash' : 'took back the cash',
    before: { cashNotedAt: before },
    after: { cashNotedAt },
  })
}

function refuseWithoutCash({ number, status, paymentMethod }: LockedOrder): void {
  if (paymentMethod !== 'COD') throw illegalTransition(`Order #${number} is paid by card.`)
  if (status !== 'Delivered')
    throw illegalTransition(`Order #${number} is ${status}. Only a delivered order has brought its cash.`)
}
