import type { z } from 'zod'
import type { BulkStatus, BulkStatusResult } from '../../../contract/orders/many-orders.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { eachSeparately } from './each-separately.ts'
import type { OrderDeps } from './move-order.ts'
import { refuseOtherStatuses, updateStatus } from './update-status.ts'

/**
 * Moves many orders on, one after another. An order that cannot be moved is answered with the reason and does not hold
 * up the others, nor one that is to be packed unconfirmed without a reason. An id named twice counts once.
 * @throws wrong_role their role never moves orders to this status
 */
export async function bulkStatus(
  deps: OrderDeps & Pick<Deps, 'log'>,
  who: Pick<Caller, 'userId' | 'staffRole'>,
  { ids, status, courier, trackingNumbers = {}, reason, versions = {} }: BulkStatus,
): Promise<z.infer<typeof BulkStatusResult>> {
  refuseOtherStatuses(who, status)
  const batchId = deps.newId()
  return eachSeparately(deps, ids, id =>
    updateStatus(deps, who, {
      id,
      status,
      courier,
      trackingNumber: trackingNumbers[id],
      batchId,
      reason,
      asksReason: true,
      version: versions[id],
    }),
  )
}
