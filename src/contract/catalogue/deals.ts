import { z } from 'zod'
import { AmountSum } from '../amounts.ts'
import { isMissing, labelOf, nameOf } from '../field-messages.ts'
import { Id, optionalLine, Timestamp } from '../text.ts'
import { Product } from './catalogue.ts'
import { ProductSummary } from './staff-catalogue.ts'

/** PostgreSQL and ISO-8601 have no year 0, and nobody plans a deal for the year 10000. */
const isPlausibleYear = (moment: Date) => moment.getUTCFullYear() >= 2000 && moment.getUTCFullYear() <= 2100

/** ISO-8601; a time without a zone, as datetime-local inputs send it, is UTC. */
export const Moment = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], {
    error: ({ input, path }) =>
      isMissing(input) ? `${labelOf(path)} is required` : `Write ${nameOf(path)} like 2026-11-21T09:00.`,
  })
  .transform(
    text =>
      new Date(
        /T[\d:.]*(?:Z|[+-]\d\d:?\d\d)$/.test(text)
          ? text
          : `${text.slice(0, 10)}T${text.slice(11) || '00:00'}Z`,
      ),
  )
  .refine(isPlausibleYear, 'Use a date between the years 2000 and 2100.')

const ProductIds = z.array(Id).max(500, 'Use at most 500 products.')

/** A deal as the staff enter it. Products keep their order; if none are sent, an existing deal keeps its own. */
export const DealInput = z
  .object({
    startDate: Moment,
    endDate: Moment,
    isActive: z.boolean().default(true),
    products: ProductIds.optional(),
    /** Optional extra: what the staff call the deal; '' for none. If not sent, an existing deal keeps its own. */
    name: optionalLine(60).optional(),
    /**
     * Optional extra: the reduction while the deal runs, in whole percent; null for none. If not sent, a new deal has none
     * and an existing one keeps its own.
     */
    percentOff: z
      .number('Give the percentage as a whole number.')
      .int('Give the percentage as a whole number.')
      .min(1, 'Use at least 1 percent.')
      .max(90, 'Use at most 90 percent.')
      .nullish(),
  })
  .refine(deal => deal.endDate > deal.startDate, {
    path: ['endDate'],
    message: 'End date must be after start date',
  })
export type DealInput = z.infer<typeof DealInput>

/** Products to add to a deal or remove from it. */
export const DealProducts = z.object({ productIds: ProductIds })

/** What every deal has; its products at their current prices. */
export const BaseDeal = z.object({
  _id: Id,
  startDate: Timestamp,
  endDate: Timestamp,
  isActive: z.boolean(),
  percentOff: z.number().int().nullable(),
  products: z.array(Product),
})
export type BaseDeal = z.infer<typeof BaseDeal>

/** A deal as the staff see it, with a summary of its products, which may be hundreds. */
export const StaffDeal = BaseDeal.extend({
  /** What the staff call it; '' for a deal that goes by its number. */
  name: z.string(),
  products: z.array(ProductSummary),
  /**
   * What it sold while it ran, orders cancelled or refused left out. A piece in several deals counts for the one that
   * made its price.
   */
  results: z.object({ units: z.number().int().min(0), revenue: AmountSum }),
  /** Other deals with the same products at the same time; the greatest percentage applies. */
  overlaps: z.array(z.object({ dealId: Id, productIds: z.array(Id) })),
})
export type StaffDeal = z.infer<typeof StaffDeal>

/** A deal after a change; `changeId` undoes it and is null when nothing changed. */
export const ChangedDeal = StaffDeal.extend({ changeId: Id.nullable() })
export type ChangedDeal = z.infer<typeof ChangedDeal>

/** `changeId` restores the deal. */
export const DeletedDeal = z.object({ success: z.literal(true), changeId: Id.nullable() })

/** All deals, latest start first. */
export const DealList = z.object({ deals: z.array(StaffDeal) })

/** A running deal as shoppers see it; `sold` counts the pieces sold since it began. */
export const Deal = BaseDeal.extend({
  products: z.array(Product.extend({ sold: z.number().int().min(0) })),
})
export type Deal = z.infer<typeof Deal>

/** The deals that run now, soonest end first. */
export const ActiveDealList = z.object({ deals: z.array(Deal) })
