import type { z } from 'zod'
import { ShopError } from '../../../contract/errors.ts'
import type { BulkStatus, BulkStatusResult } from '../../../contract/orders/many-orders.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { eachSeparately } from './each-separately.ts'
import type { OrderDeps } from './move-order.ts'
import { updateStatus } from './update-status.ts'

/**
 * Moves many orders on, one after another. An order that cannot be moved is answered with the reason and does not hold
 * up the others, nor one that is to be packed unconfirmed without a reason. An id named twice counts once.
 * @throws wrong_role a packer does anything but pack and ship
 */
export async function bulkStatus(
  deps: OrderDeps & Pick<Deps, 'log'>,
  who: Pick<Caller, 'userId' | 'staffRole'>,
  { ids, status, courier, trackingNumbers = {}, reason }: BulkStatus,
): Promise<z.infer<typeof BulkStatusResult>> {
  const isPacker = who.staffRole === 'packer'
  if (isPacker && status !== 'Processing' && status !== 'Shipped') {
    throw new ShopError('wrong_role', 'Packers move orders to Processing and Shipped only.')
  }
  const batchId = deps.newId()
  return eachSeparately(deps, ids, id =>
    updateStatus(deps, who.userId, {
      ...{ id, status, courier, trackingNumber: trackingNumbers[id], batchId, reason },
      unconfirmed: isPacker ? 'stay' : 'with_reason',
    }),
  )
}
