import { z } from 'zod'
import { Product } from './catalogue.ts'
import { Id, Timestamp } from './text.ts'

/** The database and ISO-8601 know no year 0 and none past 9999; a shop needs neither. */
const isInReach = (moment: Date) => moment.getUTCFullYear() >= 2000 && moment.getUTCFullYear() <= 2100

/** ISO-8601; a time without a zone, as datetime-local inputs give it, is taken as UTC. */
const Moment = (missing: string) =>
  z
    .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], missing)
    .transform(
      text =>
        new Date(
          /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.slice(0, 10)}T${text.slice(11) || '00:00'}Z`,
        ),
    )
    .refine(isInReach, 'Use a date between the years 2000 and 2100.')

const ProductIds = z.array(Id).max(500, 'Use at most 500 products.')

export const DealInput = z
  .object({
    startDate: Moment('Start date is required'),
    endDate: Moment('End date is required'),
    isActive: z.boolean().default(true),
    products: ProductIds.optional(),
  })
  .refine(deal => deal.endDate > deal.startDate, {
    path: ['endDate'],
    message: 'End date must be after start date',
  })
export type DealInput = z.infer<typeof DealInput>

export const DealProducts = z.object({ productIds: ProductIds })

export const Deal = z.object({
  _id: Id,
  startDate: Timestamp,
  endDate: Timestamp,
  isActive: z.boolean(),
  products: z.array(Product),
})
export type Deal = z.infer<typeof Deal>

export const DealList = z.object({ deals: z.array(Deal) })

/** A running deal as shoppers see it; `sold` counts the units really sold since it began. */
export const ActiveDeal = Deal.extend({
  products: z.array(Product.extend({ sold: z.number().int().min(0) })),
})
export type ActiveDeal = z.infer<typeof ActiveDeal>

export const ActiveDealList = z.object({ deals: z.array(ActiveDeal) })
