import type { z } from 'zod'
import { ShopError } from '../../contract/errors.ts'
import type { BulkStatus, BulkStatusResult } from '../../contract/staff-orders.ts'
import type { Deps } from '../deps.ts'
import type { OrderDeps } from './move-order.ts'
import { updateStatus } from './update-status.ts'

/**
 * Moves many orders on, one after another. An order that cannot be moved is answered with the reason and does not hold
 * up the others. An id named twice counts once.
 */
export async function bulkStatus(
  deps: OrderDeps & Pick<Deps, 'log'>,
  userId: string,
  { ids, status, courier, trackingNumbers = {} }: BulkStatus,
): Promise<z.infer<typeof BulkStatusResult>> {
  const batchId = deps.newId()
  const done: z.infer<typeof BulkStatusResult> = { moved: [], refused: [] }
  for (const id of new Set(ids)) {
    try {
      const trackingNumber = trackingNumbers[id]
      await updateStatus(deps, userId, { id, status, courier, trackingNumber, batchId })
      done.moved.push(id)
    } catch (cause) {
      done.refused.push({ id, message: messageOf(cause, deps) })
    }
  }
  return done
}

function messageOf(cause: unknown, { log }: Pick<Deps, 'log'>): string {
  if (cause instanceof ShopError) return cause.message
  log.error('Moving many orders', cause)
  return 'Something went wrong on our side. Please try again.'
}
