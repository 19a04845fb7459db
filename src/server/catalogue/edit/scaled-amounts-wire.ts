import type { MultipliedPrices } from '../../../contract/catalogue/multiply-prices.ts'
import type { Delivery } from '../../../contract/delivery/delivery.ts'
import { ShopError } from '../../../contract/errors.ts'
import { maxAmount, maxAmountText } from '../../../contract/max-amount.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import type { CollectionRow } from '../collections/collections.ts'
import { type Factor, multiplyCents } from './multiply-cents.ts'

/** What is in the shop's currency besides the prices of products. */
export type ScaledAmounts = { delivery: Delivery; collections: readonly CollectionRow[] }

export type ScaledAmount = MultipliedPrices['others'][number]

type Terms = Delivery['elsewhere']

const multiply = (amount: number, factor: Factor) => toAmount(multiplyCents(toCents(amount), factor))

const multiplyTerms = <Of extends Terms>(terms: Of, factor: Factor): Of => ({
  ...terms,
  charge: multiply(terms.charge, factor),
  freeFrom: terms.freeFrom === null ? null : multiply(terms.freeFrom, factor),
})

/** The same with other amounts; only those collections that would have another rule. */
export const scaleAmounts = ({ delivery, collections }: ScaledAmounts, factor: Factor): ScaledAmounts => ({
  delivery: {
    ...delivery,
    zones: delivery.zones.map(zone => multiplyTerms(zone, factor)),
    elsewhere: multiplyTerms(delivery.elsewhere, factor),
  },
  collections: collections.flatMap(row => {
    if (!row.rule || row.rule.belowCents === null) return []
    const belowCents = multiplyCents(row.rule.belowCents, factor)
    return belowCents === row.rule.belowCents ? [] : [{ ...row, rule: { ...row.rule, belowCents } }]
  }),
})

/** Every amount that would be another one. */
export function changedAmounts(before: ScaledAmounts, after: ScaledAmounts): ScaledAmount[] {
  const newRules = new Map(after.collections.map(({ id, rule }) => [id, rule]))
  return [
    ...before.delivery.zones.flatMap((zone, nth) => termsChanges(zone.name, zone, after.delivery.zones[nth])),
    ...termsChanges('', before.delivery.elsewhere, after.delivery.elsewhere),
    ...before.collections.flatMap(({ id, name, rule }) => {
      const cents = newRules.get(id)?.belowCents
      if (!rule || rule.belowCents === null || typeof cents !== 'number') return []
      return [{ of: 'below' as const, name, before: toAmount(rule.belowCents), after: toAmount(cents) }]
    }),
  ]
}

const termsChanges = (name: string, before: Terms, after: Terms | undefined): ScaledAmount[] =>
  (['charge', 'freeFrom'] as const).flatMap(of => {
    const [old, next] = [before[of], after?.[of]]
    return typeof old !== 'number' || typeof next !== 'number' || old === next
      ? []
      : [{ of, name, before: old, after: next }]
  })

/** @throws invalid for an amount that would be higher than the shop allows */
export function checkScaledAmounts(changed: readonly ScaledAmount[]): void {
  if (changed.every(({ after }) => after <= maxAmount)) return
  const message = `A charge of delivery, what it is free from, or the price of a collection would be more than ${maxAmountText}.`
  throw new ShopError('invalid', message, { factor: message })
}

/** Whether all that delivery costs, and what it is free from, are multiples of `unitCents`. */
export const areTermsWholeUnits = ({ zones, elsewhere }: Delivery, unitCents: number): boolean =>
  [...zones, elsewhere].every(({ charge, freeFrom }) =>
    [charge, freeFrom ?? 0].every(amount => toCents(amount) % unitCents === 0),
  )
