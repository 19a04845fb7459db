import { z } from 'zod'
import { Timestamp } from '../text.ts'

/** Why a buyer gets nothing against cash at the door, and until when; null: until somebody ends it. */
export const Block = z.object({ reason: z.string(), until: Timestamp.nullable() })

/** What the staff should know of a phone number before they sell to it. */
export const BuyerMarks = z.object({
  tags: z.array(z.string()),
  note: z.string(),
  /** What holds now; null: nothing. */
  block: Block.nullable(),
})
export type BuyerMarks = z.infer<typeof BuyerMarks>
