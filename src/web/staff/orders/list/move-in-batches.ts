import type { BulkStatusResult } from '../../../../contract/orders/many-orders.ts'

const maxOrdersPerCall = 100

type Moved = ReturnType<typeof BulkStatusResult.parse>

/** `notTried` holds the ids left over after a call failed with `error`. */
export type BatchedMoves = Moved & { notTried: string[]; error: unknown }

/** Moves any number of orders, one call after the other, and stops at the first call that fails. */
export async function moveInBatches(
  ids: readonly string[],
  send: (batch: string[]) => Promise<Moved>,
): Promise<BatchedMoves> {
  const result: BatchedMoves = { moved: [], refused: [], notTried: [], error: null }
  for (let start = 0; start < ids.length; start += maxOrdersPerCall) {
    try {
      const { moved, refused } = await send(ids.slice(start, start + maxOrdersPerCall))
      result.moved.push(...moved)
      result.refused.push(...refused)
    } catch (error) {
      return { ...result, notTried: ids.slice(start), error }
    }
  }
  return result
}
