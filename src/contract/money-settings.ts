import { z } from 'zod'
import { Amount } from './amounts.ts'
import { Currency } from './currency.ts'
import { smallestCents, toCents } from './money.ts'

/** In which money the shop sells. */
export const MoneySettings = z
  .object({
    currency: Currency,
    /** Calculated prices, as those of deals, are rounded to multiples of this amount. */
    roundTo: Amount.min(0.01, 'Enter more than 0.').max(10_000),
  })
  .refine(({ currency, roundTo }) => toCents(roundTo) % smallestCents(currency) === 0, {
    path: ['roundTo'],
    error: 'This currency has no smaller coins: enter a whole number.',
  })
export type MoneySettings = z.infer<typeof MoneySettings>

/** What the specification says. */
export const dollars: MoneySettings = { currency: 'USD', roundTo: 0.01 }
