import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { deliveryAmountKinds } from '../delivery/delivery-amounts.ts'
import { required } from '../field-messages.ts'
import { maxRoundTo, rateLimits } from '../max-amount.ts'
import { Id, line } from '../text.ts'

const factor = (schema: z.ZodNumber) =>
  schema.min(rateLimits.least, 'Enter more than 0.').max(rateLimits.most)
const step = (schema: z.ZodNumber) => schema.min(0.01, 'Enter more than 0.').max(maxRoundTo)

/** By what all prices are multiplied, and to multiples of what they are rounded. */
export const PriceFactorQuery = z.object({
  factor: factor(z.coerce.number(required('Enter by what prices are multiplied.'))),
  roundTo: step(z.coerce.number(required('Enter to what prices are rounded.'))),
})
export type PriceFactor = z.infer<typeof PriceFactorQuery>

const newPrice = { before: Amount, after: z.number().min(0) }

/** An amount that is no price of a product: what delivery costs, from what it is free, or the price in a collection's rule. */
const OtherAmount = z.object({
  of: z.enum([...deliveryAmountKinds, 'below']),
  /** Of the delivery zone or the collection; '' for every other city. */
  name: z.string(),
  ...newPrice,
})

/** What multiplying all prices would do. */
export const MultipliedPrices = z.object({
  /** Of all products, deleted ones too, how many would have other prices. */
  changed: z.number().int().min(0),
  /** How many would cost more than the highest price there can be; with any, nothing is multiplied. */
  tooHigh: z.number().int().min(0),
  /** The cheapest and the dearest products and some between, the cheapest first. */
  examples: z.array(
    z.object({ _id: Id, title: z.string(), price: z.object(newPrice), displayPrice: z.object(newPrice) }),
  ),
  /** All that are no prices and would be others. */
  others: z.array(OtherAmount),
  /** Stands for all prices and other amounts as they are now. */
  seen: z.string(),
})
export type MultipliedPrices = z.infer<typeof MultipliedPrices>

/** `seen` as the preview gave it, so that nobody multiplies prices twice or others than they have seen. */
export const MultiplyPrices = z.object({
  factor: factor(z.number(required('Enter by what prices are multiplied.'))),
  roundTo: step(z.number(required('Enter to what prices are rounded.'))),
  seen: line(80),
  /** Whether the other amounts are multiplied too. */
  others: z.boolean().default(false),
  /** Whether what pieces cost the shop is multiplied too, as after a change of currency. */
  costs: z.boolean().default(false),
})
export type MultiplyPrices = z.infer<typeof MultiplyPrices>
