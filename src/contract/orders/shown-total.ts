import { z } from 'zod'
import { AmountSum } from '../amounts.ts'
import { Currency } from '../currency.ts'
import { maxCash } from '../max-amount.ts'

/** What the buyer was shown before ordering, where a call tells it. */
export const ShownTotal = z.object({
  /** Optional extra: the total shown to the buyer. The order is refused if the cart now comes to another one. */
  expectedTotal: AmountSum.max(1e9).optional(),
  /** Optional extra: the currency of that total. The order is refused if the shop now sells in another one. */
  currency: Currency.optional(),
  /**
   * Optional extra: what the buyer was told to pay the courier in another currency; null: nothing was told. Refused as the
   * total is.
   */
  cash: AmountSum.max(maxCash).nullable().optional(),
  /** Optional extra: the currency of that cash. */
  cashCurrency: Currency.optional(),
})
export type ShownTotal = z.infer<typeof ShownTotal>

/** The version of an order that was looked at; it goes up with every change of its pieces, address or amounts. */
export const OrderVersion = z.number().int().min(1).max(1e9)
