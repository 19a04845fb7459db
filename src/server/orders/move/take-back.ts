import type { z } from 'zod'
import { minutes } from '../../../contract/durations.ts'
import type { BulkStatusResult } from '../../../contract/orders/many-orders.ts'
import { listChangesOf } from '../../audit/list-changes-of.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { deleteLastEvent, type LockedOrder } from '../order/queries.ts'
import { changeOrder } from '../order/staff-queries.ts'
import { eachSeparately } from './each-separately.ts'
import { illegalTransition, type OrderDeps } from './move-order.ts'
import { withLockedOrder } from './with-locked-order.ts'

/** How long moves and calls can be taken back. */
export const takenBackWithinMs = minutes(15)

/**
 * Takes back one's own moves to Processing, of which no buyer has been told: the orders wait to be packed again, and to
 * be confirmed if they did. An order that was moved on since, or by somebody else, stays and is answered with the reason.
 */
export function takeBack(
  deps: OrderDeps & Pick<Deps, 'log'>,
  userId: string,
  ids: readonly string[],
): Promise<z.infer<typeof BulkStatusResult>> {
  const batchId = deps.newId()
  return eachSeparately(deps, ids, id =>
    withLockedOrder(deps, id, (tx, order) => takeOneBack(tx, deps, order, { userId, batchId })),
  )
}

async function takeOneBack(
  tx: Tx,
  deps: OrderDeps,
  order: LockedOrder,
  by: { userId: string; batchId: string },
): Promise<void> {
  const { id, number, status, confirmation } = order
  const last = (await listChangesOf(tx, [id], 'moved')).at(-1)
  const since = deps.clock().getTime() - takenBackWithinMs
  const isOwn = last?.userId === by.userId && last.at.getTime() >= since
  if (status !== 'Processing' || !isOwn || last.after?.status !== 'Processing') {
    throw illegalTransition(`Order #${number} is ${status}; only your own last move can be taken back.`)
  }
  const changes = { status: 'Pending', confirmation: confirmationIn(last.before) ?? confirmation } as const
  await changeOrder(tx, id, changes)
  await deleteLastEvent(tx, id, 'Processing')
  await recordChange(tx, deps, {
    ...{ ...by, thing: 'order', subjectId: id, subject: `#${number}`, action: 'moved' },
    before: { status, confirmation },
    after: changes,
  })
}

/** The audit trail names it only where the move has changed it. */
const confirmationIn = (before: Record<string, unknown> | null) =>
  (['open', 'wrong_number'] as const).find(each => each === before?.confirmation)
