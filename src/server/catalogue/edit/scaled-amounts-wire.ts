import type { MultipliedPrices } from '../../../contract/catalogue/multiply-prices.ts'
import type { Delivery } from '../../../contract/delivery/delivery.ts'
import { amountsOf, mapAmounts } from '../../../contract/delivery/delivery-amounts.ts'
import { ShopError } from '../../../contract/errors.ts'
import { maxAmount, maxAmountText } from '../../../contract/max-amount.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import type { CollectionRow } from '../collections/collections.ts'
import { type Factor, multiplyCents } from './multiply-cents.ts'

/** What is in the shop's currency besides the prices of products. */
export type ScaledAmounts = { delivery: Delivery; collections: readonly CollectionRow[] }

export type ScaledAmount = MultipliedPrices['others'][number]

/** The same with other amounts; only those collections that would have another rule. */
export const scaleAmounts = ({ delivery, collections }: ScaledAmounts, factor: Factor): ScaledAmounts => ({
  delivery: mapAmounts(delivery, amount => toAmount(multiplyCents(toCents(amount), factor))),
  collections: collections.flatMap(row => {
    if (!row.rule || row.rule.belowCents === null) return []
    const belowCents = multiplyCents(row.rule.belowCents, factor)
    return belowCents === row.rule.belowCents ? [] : [{ ...row, rule: { ...row.rule, belowCents } }]
  }),
})

/** Every amount that would be another one. */
export function changedAmounts(before: ScaledAmounts, after: ScaledAmounts): ScaledAmount[] {
  const newAmounts = amountsOf(after.delivery)
  const newRules = new Map(after.collections.map(({ id, rule }) => [id, rule]))
  return [
    ...amountsOf(before.delivery).flatMap(({ of, name, amount: old }, nth) => {
      const next = newAmounts[nth]?.amount ?? null
      return old === null || next === null || old === next ? [] : [{ of, name, before: old, after: next }]
    }),
    ...before.collections.flatMap(({ id, name, rule }) => {
      const cents = newRules.get(id)?.belowCents
      if (!rule || rule.belowCents === null || typeof cents !== 'number') return []
      return [{ of: 'below' as const, name, before: toAmount(rule.belowCents), after: toAmount(cents) }]
    }),
  ]
}

/** @throws invalid for an amount that would be higher than the shop allows */
export function checkScaledAmounts(changed: readonly ScaledAmount[]): void {
  if (changed.every(({ after }) => after <= maxAmount)) return
  const message = `A charge of delivery, what it is free from, or the price of a collection would be more than ${maxAmountText}.`
  throw new ShopError('invalid', message, { factor: message })
}

/** Whether all amounts of the terms of delivery are multiples of `unitCents`. */
export const areTermsWholeUnits = (delivery: Delivery, unitCents: number): boolean =>
  amountsOf(delivery).every(({ amount }) => toCents(amount ?? 0) % unitCents === 0)
