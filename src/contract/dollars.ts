import { z } from 'zod'

const isWholeCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6

/** A price in dollars with at most two decimals, up to one million. */
export const Dollars = z
  .number('Give the amount as a number, for example 48.00.')
  .min(0, 'The amount cannot be negative.')
  .max(1_000_000, 'The amount is too high.')
  .refine(isWholeCents, 'Use at most two decimals.')
  .meta({ description: 'US dollars, at most two decimals' })

/** A sum of prices in dollars; sums have no upper bound, or a full cart could not be shown. */
export const DollarSum = z.number().min(0).refine(isWholeCents).meta({ description: 'US dollars' })
