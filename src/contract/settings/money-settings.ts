import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { Currency } from '../currency.ts'
import { symbolOf } from '../currency-symbols.ts'
import { maxRoundTo, rateLimits } from '../max-amount.ts'
import { smallestCents, toCents } from '../money.ts'
import { line } from '../text.ts'

const hasCoins = ({ currency, roundTo }: { currency: string; roundTo: number }) =>
  toCents(roundTo) % smallestCents(currency) === 0
const noCoins = {
  path: ['roundTo'],
  error: 'This currency has no smaller coins: enter a whole number.',
}

const roundTo = Amount.min(0.01, 'Enter more than 0.').max(maxRoundTo)

const haveOneSign = (one: string, other: string) => symbolOf(one) === symbolOf(other)

/** How cash is collected in another currency. */
const CashTerms = z
  .object({
    currency: Currency,
    /** How many of its units the courier collects for one unit of the shop's currency. */
    rate: z.number().min(rateLimits.least, 'Enter more than 0.').max(rateLimits.most),
    /** What is collected is rounded to multiples of this amount. */
    roundTo,
  })
  .refine(hasCoins, noCoins)

/** A tax that prices include. */
const TaxTerms = z.object({
  percent: z
    .number()
    .min(0.01, 'Enter more than 0.')
    .max(100)
    .refine(
      percent => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6,
      'Use at most two decimals.',
    ),
  /** Under which the shop pays it, as invoices show it. */
  number: line(40, 'Enter your tax number.'),
})
export type TaxTerms = z.infer<typeof TaxTerms>

/** In which money the shop sells. */
export const MoneySettings = z
  .object({
    currency: Currency,
    /** Calculated prices, as those of deals, are rounded to multiples of this amount. */
    roundTo,
    /** In which other currency couriers collect cash; null: in this one. */
    cash: CashTerms.nullable(),
    /** The tax that prices include; null: none is named. */
    tax: TaxTerms.nullable(),
  })
  .refine(hasCoins, noCoins)
  .refine(({ currency, cash }) => cash?.currency !== currency, {
    path: ['cash', 'currency'],
    error: 'Choose another currency than the one of your prices.',
  })
  // "$45.00" of one dollar and "$61.20" of another would stand side by side, and nobody could tell which one to pay.
  .refine(
    ({ currency, cash }) => !cash || cash.currency === currency || !haveOneSign(currency, cash.currency),
    {
      path: ['cash', 'currency'],
      error: 'Choose a currency with another sign than the one of your prices.',
    },
  )
export type MoneySettings = z.infer<typeof MoneySettings>

/** What the specification says. */
export const dollars: MoneySettings = { currency: 'USD', roundTo: 0.01, cash: null, tax: null }
