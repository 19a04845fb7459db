import type { CollectionRule as WireRule } from '../../../contract/catalogue/collections.ts'
import { smallestCents, toAmount, toCents } from '../../../contract/money.ts'
import type { CollectionRule } from '../../db/tables/collection-tables.ts'

export const toWireRule = ({ belowCents, tag = null, ...rule }: CollectionRule): WireRule => ({
  ...rule,
  tag,
  below: belowCents === null ? null : toAmount(belowCents),
})

export const fromWireRule = ({ below, ...rule }: WireRule): CollectionRule => ({
  ...rule,
  belowCents: below === null ? null : toCents(below),
})

/** Whether the currency has coins for this price; also true where none is given. */
export const isPayable = (price: number | null, currency: string): boolean =>
  toCents(price ?? 0) % smallestCents(currency) === 0
