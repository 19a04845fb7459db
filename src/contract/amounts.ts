import { z } from 'zod'
import { isMissing, nameOf } from './field-messages.ts'
import { maxAmount } from './max-amount.ts'
import { isWholeCents } from './money.ts'

const twoDecimals = {
  error: ({ path }: { path?: PropertyKey[] | undefined }) => `Use at most two decimals for ${nameOf(path)}.`,
}

/** A price with at most two decimals, up to the highest amount. */
export const Amount = z
  .number({
    error: ({ code, input, path }) =>
      code !== 'invalid_type' || isMissing(input)
        ? undefined
        : `Give ${nameOf(path)} as a number, for example 48.00.`,
  })
  .min(0)
  .max(maxAmount)
  .refine(isWholeCents, twoDecimals)
  .meta({ description: 'In units of the currency, at most two decimals' })

/** A sum. It has no upper limit, so that every cart can be shown. */
export const AmountSum = z
  .number()
  .min(0)
  .refine(isWholeCents, twoDecimals)
  .meta({ description: 'In units of the currency' })

/** What the courier collects in another currency than the order's. */
export const OrderCash = z.object({ amount: AmountSum, currency: z.string(), rate: z.number() })
