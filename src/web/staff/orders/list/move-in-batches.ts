import type { BulkStatusResult } from '../../../../contract/staff-orders.ts'

/** What the API takes at once. */
const MOST = 100

type Moved = ReturnType<typeof BulkStatusResult.parse>

/** `left` are those that were not asked for any more once a part had failed with `error`. */
export type MovedInParts = Moved & { left: string[]; error: unknown }

/** Sends as many as are given, one part after the other, and stops at the first that fails. */
export async function moveInParts(
  ids: readonly string[],
  send: (part: string[]) => Promise<Moved>,
): Promise<MovedInParts> {
  const sum: MovedInParts = { moved: [], refused: [], left: [], error: null }
  for (let start = 0; start < ids.length; start += MOST) {
    try {
      const { moved, refused } = await send(ids.slice(start, start + MOST))
      sum.moved.push(...moved)
      sum.refused.push(...refused)
    } catch (error) {
      return { ...sum, left: ids.slice(start), error }
    }
  }
  return sum
}
