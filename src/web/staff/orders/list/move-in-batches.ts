import type { BulkStatusResult } from '../../../../contract/staff-orders.ts'

/** What the API takes at once. */
const maxOrdersPerCall = 100

type Moved = ReturnType<typeof BulkStatusResult.parse>

/** `left` are those that were not asked for any more once a part had failed with `error`. */
export type BatchedMoves = Moved & { notTried: string[]; error: unknown }

/** Sends as many as are given, one part after the other, and stops at the first that fails. */
export async function moveInBatches(
  ids: readonly string[],
  send: (part: string[]) => Promise<Moved>,
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
