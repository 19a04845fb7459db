import type { z } from 'zod'
import { ShopError } from '../../contract/errors.ts'
import type { BulkStatusResult } from '../../contract/many-orders.ts'

/** Does something to each order by itself: one that is refused is answered with the reason and does not hold up the others. */
export async function eachSeparately(
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<z.infer<typeof BulkStatusResult>> {
  const done: z.infer<typeof BulkStatusResult> = { moved: [], refused: [] }
  for (const id of new Set(ids)) {
    try {
      await work(id)
      done.moved.push(id)
    } catch (cause) {
      if (!(cause instanceof ShopError)) throw cause
      done.refused.push({ id, message: cause.message })
    }
  }
  return done
}
