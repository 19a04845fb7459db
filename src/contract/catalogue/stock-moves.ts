import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { pageQuery } from '../lists.ts'
import { Id, Timestamp } from '../text.ts'
import { shownPlace } from './shelves.ts'

/** Why pieces came to a shelf or left it, in words. */
export const stockMoveNames = {
  opening: 'There when this record began',
  corrected: 'Found without a record',
  set: 'Set by hand',
  bought: 'Received',
  counted: 'Counted',
  damaged: 'Damaged or lost',
  imported: 'Set by a file',
  undone: 'A change undone',
  moved: 'Moved with a removed option',
  sold: 'Sold',
  cancelled: 'Back from a cancelled order',
  refused: 'Back from a refused parcel',
  changed: 'Order changed',
  held: 'Held for a card payment',
  released: 'No longer held for a card payment',
} as const

export type StockMoveKind = keyof typeof stockMoveNames

/** Why staff say another stock. */
export const stockReasons = ['set', 'bought', 'counted', 'damaged'] as const satisfies StockMoveKind[]
export type StockReason = (typeof stockReasons)[number]

/** What of a product's moves becomes a file. */
export const StockMovesExportQuery = z.object({
  /** Only those of this shelf. */
  shelf: Id.optional(),
})

/** A page of what came and went, latest first. */
export const StockMovesQuery = pageQuery(50).extend(StockMovesExportQuery.shape)
export type StockMovesQuery = z.infer<typeof StockMovesQuery>

/** Pieces that came to a shelf of a product (more than 0) or left it, and how many were there afterwards. */
export const StockMove = z.object({
  /** A decimal number. */
  _id: Id,
  at: Timestamp,
  kind: z.enum(Object.keys(stockMoveNames) as [StockMoveKind, ...StockMoveKind[]]),
  /** Of the shelf as it is called now; '' for every one without a number of its own. */
  ...shownPlace,
  change: z.number().int(),
  left: z.number().int(),
  /** One of the shop's own actors has no id; a buyer whose card holds pieces without an order, neither id nor name. */
  by: z.object({ userId: z.string(), name: z.string() }),
  order: z.object({ _id: Id, number: z.number().int() }).nullable(),
  /** What the staff wrote beside it: a supplier, a document. */
  note: z.string(),
  /** What each of the pieces that came cost; only where somebody said it. */
  cost: z.object({ amount: Amount, currency: z.string() }).optional(),
})
export type StockMove = z.infer<typeof StockMove>

/** A page of a product's moves with the total number of them. */
export const StockMovePage = z.object({
  product: z.object({ _id: Id, title: z.string(), isDeleted: z.boolean() }),
  /** Where its pieces lie or lay. */
  shelves: z.array(z.object({ _id: Id, ...shownPlace })),
  moves: z.array(StockMove),
  total: z.number().int().min(0),
})
