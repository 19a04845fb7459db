import { z } from 'zod'
import { Amount, AmountSum } from '../amounts.ts'
import { pageQuery } from '../lists.ts'
import { Id } from '../text.ts'
import { shownPlace } from './shelves.ts'

const count = z.number().int().min(0)

/** How many days of sales are looked at, and how long what is ordered should last. */
export const ReorderExportQuery = z.object({
  /** The sales of this many days tell how fast pieces sell. */
  days: z.coerce.number().int().min(7).max(365).default(30),
  /** What is there and what is ordered should last this many days. */
  cover: z.coerce.number().int().min(7).max(365).default(30),
})

export const ReorderQuery = pageQuery(50).extend(ReorderExportQuery.shape)
export type ReorderQuery = z.infer<typeof ReorderQuery>

/** A row of stock of which more pieces are needed. */
export const ReorderLine = z.object({
  productId: Id,
  title: z.string(),
  picture: z.string(),
  ...shownPlace,
  sku: z.string(),
  left: count,
  /** In these days, without orders that came back. */
  sold: count,
  /** On how many of these days, at least seven, the product was listed with pieces to sell. */
  daysOnSale: z.number(),
  /** For how many days the pieces that are left last at that speed, rounded down. */
  lastsDays: count,
  /** How many to order. */
  pieces: count,
  /** What each costs on average, where that is known. */
  cost: Amount.optional(),
})
export type ReorderLine = z.infer<typeof ReorderLine>

/** What is to be ordered, what runs out first at the top; the sums are over all pages. */
export const ReorderPage = z.object({
  lines: z.array(ReorderLine),
  total: count,
  pieces: count,
  /** What the pieces of known cost come to. */
  cost: AmountSum,
  /** Lines without a known cost. */
  withoutCost: count,
})
