import type { z } from 'zod'
import { ShopError } from '../../../contract/errors.ts'
import type { BulkStatusResult } from '../../../contract/orders/many-orders.ts'
import type { Deps } from '../../deps.ts'

/**
 * Does something to each order by itself: one that is refused, or fails, is answered with the reason and does not hold up
 * the others.
 */
export async function eachSeparately(
  deps: Pick<Deps, 'log'>,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<z.infer<typeof BulkStatusResult>> {
  const done: z.infer<typeof BulkStatusResult> = { moved: [], refused: [] }
  for (const id of new Set(ids)) {
    try {
      await work(id)
      done.moved.push(id)
    } catch (cause) {
      done.refused.push({ id, message: messageOf(cause, deps) })
    }
  }
  return done
}

function messageOf(cause: unknown, { log }: Pick<Deps, 'log'>): string {
  if (cause instanceof ShopError) return cause.message
  log.error('Working on many orders', cause)
  return 'Something went wrong on our side. Please try again.'
}
