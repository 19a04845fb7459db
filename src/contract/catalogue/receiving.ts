import { z } from 'zod'
import { Id, optionalLine } from '../text.ts'
import { maxPieces, Shelf } from './shelves.ts'

/** Pieces of a choice that came in. */
export const ReceivedLine = Shelf.pick({ color: true, size: true, third: true, cost: true }).extend({
  productId: Id,
  pieces: z.number().int().min(1).max(maxPieces),
})

/** Goods that came in: from whom, with which paper, and what each piece cost. */
export const ReceivedGoods = z.object({
  supplier: optionalLine(100).default(''),
  /** The number of the supplier's bill or delivery note. */
  document: optionalLine(60).default(''),
  lines: z
    .array(ReceivedLine)
    .min(1, 'Type how many pieces came.')
    .max(500, 'Receive at most 500 lines at once.'),
  /** Whether it is booked although this paper of this supplier was booked before. */
  again: z.boolean().default(false),
})
export type ReceivedGoods = z.infer<typeof ReceivedGoods>

/** What was booked; `changeId` undoes it. */
export const GoodsReceipt = z.object({ changeId: Id, pieces: z.number().int().min(1) })
export type GoodsReceipt = z.infer<typeof GoodsReceipt>

/** Who delivered before, the latest first. */
export const Suppliers = z.object({ suppliers: z.array(z.string()) })
