import { z } from 'zod'
import { Id, optionalLine } from '../text.ts'
import { Shelf, Stock, shownPlace } from './shelves.ts'

/** What the shop knows of the pieces of a place. */
export const ShelfToCount = z.object({
  productId: Id,
  ...shownPlace,
  /** Those that can be bought. */
  quantity: z.number().int().min(0),
  /** Those of orders that nobody has packed yet, and of card payments that are not through. */
  waiting: z.number().int().min(0),
  /** Another one whenever somebody counts, receives or sets the pieces: an earlier count is not true any more. */
  version: z.string(),
})
export type ShelfToCount = z.infer<typeof ShelfToCount>

/** The shelves of some products that have or had pieces. */
export const CountSheet = z.object({ shelves: z.array(ShelfToCount) })

/** How many pieces somebody counted in a place. */
export const CountedLine = Shelf.pick({ color: true, size: true, third: true }).extend({
  productId: Id,
  counted: Stock,
  /** How many should have been there then. What was sold since is no difference. */
  shouldBe: z.number().int().min(0).max(2_000_000),
  /** That of the sheet by which it was counted; '' for a place without one. */
  version: z.string().max(40).default(''),
})

export const maxCountedRows = 1000

/** What was counted, perhaps many shelves of many products. */
export const CountedStock = z.object({
  /** For the stock history. */
  note: optionalLine(200).default(''),
  lines: z
    .array(CountedLine)
    .min(1, 'Count something first.')
    .max(maxCountedRows, 'Book at most 1,000 rows at once.'),
})
export type CountedStock = z.infer<typeof CountedStock>

/** What was booked; `changeId` undoes it, null where all was as it should be. */
export const BookedCount = z.object({
  changeId: Id.nullable(),
  /** Rows in which there were more or fewer pieces. */
  differing: z.number().int().min(0),
  /** How many more pieces there are in all; less than 0: fewer. */
  pieces: z.number().int(),
})
export type BookedCount = z.infer<typeof BookedCount>
