import { z } from 'zod'
import { Product } from './catalogue.ts'
import { DollarSum } from './dollars.ts'
import { isMissing, nameOf } from './field-messages.ts'
import { ProductSummary } from './staff-catalogue.ts'
import { Id, Timestamp } from './text.ts'

/** The database and ISO-8601 know no year 0 and none past 9999; a shop needs neither. */
const isPlausibleYear = (moment: Date) => moment.getUTCFullYear() >= 2000 && moment.getUTCFullYear() <= 2100

/** ISO-8601; a time without a zone, as datetime-local inputs give it, is taken as UTC. */
const Moment = (missing: string) =>
  z
    .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], {
      error: ({ input, path }) =>
        isMissing(input) ? missing : `Write ${nameOf(path)} like 2026-11-21T09:00.`,
    })
    .transform(
      text =>
        new Date(
          /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.slice(0, 10)}T${text.slice(11) || '00:00'}Z`,
        ),
    )
    .refine(isPlausibleYear, 'Use a date between the years 2000 and 2100.')

const ProductIds = z.array(Id).max(500, 'Use at most 500 products.')

/** What a deal says; its products keep the order they are sent in. Where none are sent, a deal there is keeps its own. */
export const DealInput = z
  .object({
    startDate: Moment('Start date is required'),
    endDate: Moment('End date is required'),
    isActive: z.boolean().default(true),
    products: ProductIds.optional(),
    /**
     * Optional extra: what its products cost less while it runs, in whole percent; null: nothing. Absent it is nothing for
     * a new deal, and stays as it is for one there is.
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

/** Products to put into a deal or take out of it. */
export const DealProducts = z.object({ productIds: ProductIds })

/** A deal with its products at the prices of now. */
export const BaseDeal = z.object({
  _id: Id,
  startDate: Timestamp,
  endDate: Timestamp,
  isActive: z.boolean(),
  percentOff: z.number().int().nullable(),
  products: z.array(Product),
})
export type BaseDeal = z.infer<typeof BaseDeal>

/** A deal as the staff see it; its products, which may be hundreds, in brief. */
export const StaffDeal = BaseDeal.extend({
  products: z.array(ProductSummary),
  /**
   * What it sold while it ran, orders cancelled or refused left out: the sum of its products' `sold` in the active deals.
   * A piece in several deals counts for the one that made its price.
   */
  results: z.object({ units: z.number().int().min(0), revenue: DollarSum }),
  /** Other deals that have a product in common with it at the same time; the greater percentage counts. */
  overlaps: z.array(z.object({ dealId: Id, productIds: z.array(Id) })),
})
export type StaffDeal = z.infer<typeof StaffDeal>

/** A deal after a change; `changeId` takes that back, and is null when nothing changed. */
export const ChangedDeal = StaffDeal.extend({ changeId: Id.nullable() })
export type ChangedDeal = z.infer<typeof ChangedDeal>

/** `changeId` brings it back. */
export const DeletedDeal = z.object({ success: z.literal(true), changeId: Id.nullable() })

/** All deals, latest start first. */
export const DealList = z.object({ deals: z.array(StaffDeal) })

/** A running deal as shoppers see it; `sold` counts the units really sold since it began. */
export const Deal = BaseDeal.extend({
  products: z.array(Product.extend({ sold: z.number().int().min(0) })),
})
export type Deal = z.infer<typeof Deal>

/** The deals that run now, soonest end first. */
export const ActiveDealList = z.object({ deals: z.array(Deal) })
