import type { z } from 'zod'
import type { BulkStatusResult } from '../../../contract/orders/many-orders.ts'
import { orderMoves } from '../../../contract/orders/order-moves.ts'
import { listChangesOf } from '../../audit/list-changes-of.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import type { LockedOrder } from '../order/queries.ts'
import { eachSeparately } from './each-separately.ts'
import { illegalTransition, makeMove } from './make-move.ts'
import type { OrderDeps } from './move-order.ts'
import { withLockedOrder } from './with-locked-order.ts'

/**
 * Takes back one's own moves to Processing, of which no buyer has been told: the orders wait to be packed again, and to
 * be confirmed if they did. An order that was moved on since, or by somebody else, stays and is answered with the reason.
 */
export function takeBack(
  deps: OrderDeps & Pick<Deps, 'log'>,
  who: Pick<Caller, 'userId' | 'staffRole'>,
  ids: readonly string[],
): Promise<z.infer<typeof BulkStatusResult>> {
  const batchId = deps.newId()
  return eachSeparately(deps, ids, id =>
    withLockedOrder(deps, id, (tx, order) => takeOneBack(tx, deps, order, { who, batchId })),
  )
}

async function takeOneBack(
  tx: Tx,
  deps: OrderDeps,
  order: LockedOrder,
  { who, batchId }: { who: Pick<Caller, 'userId' | 'staffRole'>; batchId: string },
): Promise<void> {
  const { id, number, status, confirmation } = order
  const last = (await listChangesOf(tx, [id], 'moved')).at(-1)
  const { from, to, ownWithinMs } = orderMoves.takeBack
  const isOwn = last?.userId === who.userId && last.at.getTime() >= deps.clock().getTime() - ownWithinMs
  const isPacking = last?.before?.status === to && last.after?.status === from
  if (status !== from || !isOwn || !isPacking) {
    throw illegalTransition(`Order #${number} is ${status}; only your own last move can be taken back.`)
  }
  const changes = { confirmation: confirmationIn(last.before) ?? confirmation }
  await makeMove(tx, deps, order, orderMoves.takeBack, { by: who, changes })
  await recordChange(tx, deps, {
    userId: who.userId,
    batchId,
    subjectType: 'order',
    subjectId: id,
    subject: `#${number}`,
    action: 'moved',
    before: { status, confirmation },
    after: { status: to, ...changes },
  })
}

/** The audit trail names it only where the move has changed it. */
const confirmationIn = (before: Record<string, unknown> | null) =>
  (['open', 'wrong_number'] as const).find(each => each === before?.confirmation)
