import { toCents } from './money.ts'

/**
 * The highest price, charge and total in units of the currency, so that rupees by wholesale fit. Their hundredths must fit
 * into the database's columns of four bytes, which end at 2,147,483,647.
 */
export const maxAmount = 20_000_000

/** The same in cents. */
export const maxCents: number = toCents(maxAmount)

/** "20,000,000", as refusals name it. */
export const maxAmountText: string = maxAmount.toLocaleString('en')

/** The largest multiple to which prices and cash are rounded. */
export const maxRoundTo = 1_000_000

/** How little and how much another currency can be worth: the dollar is a million of some, and they a millionth of it. */
export const rateLimits = { least: 0.000_001, most: 1_000_000 } as const

/** The most that a courier may be told to collect. */
export const maxCash: number = maxAmount * rateLimits.most
