import { smallestCents, toAmount, toCents } from '../../../contract/money.ts'
import {
  type Adjustment,
  adjustmentKinds,
  adjustmentTable,
  centsOf,
  piecesCents,
  reasonOf,
  toAmounts,
} from '../../../contract/orders/adjustments.ts'
import type { DiscountSize, OrderMoney } from '../../../contract/orders/order-changes.ts'
import type { Fields } from '../../db/schema.ts'
import { refuseParts } from './refuse-parts.ts'

type Goods = { subtotalCents: number; pairs: readonly Adjustment[]; currency: string }

/** The delivery that the staff have set. */
export const setDelivery = (
  delivery: { charge: number; reason?: string } | null | undefined,
): Adjustment[] => (delivery ? [staffAdjustment('delivery', toCents(delivery.charge), delivery.reason)] : [])

/**
 * What the staff take off an order with these goods; nothing for a discount of 0. A percentage is of what they cost after
 * their pairs have saved.
 * @throws invalid for an amount that the currency has no coins for
 */
export function setDiscount(
  discount: (DiscountSize & { reason?: string }) | undefined,
  { subtotalCents, pairs, currency }: Goods,
): Adjustment[] {
  if (!discount) return []
  const { amount = 0, percent, reason } = discount
  refuseParts(amount, currency, 'discount.amount')
  const coin = smallestCents(currency)
  const cents =
    percent === undefined
      ? toCents(amount)
      : Math.round((piecesCents(subtotalCents, pairs) * percent) / 100 / coin) * coin
  return cents > 0 ? [staffAdjustment('discount', -cents, reason)] : []
}

const staffAdjustment = (kind: Adjustment['kind'], cents: number, reason = ''): Adjustment => ({
  kind,
  cents,
  reason,
  source: 'staff',
})

/** Those that a change of the order leaves alone. */
export const keptAdjustments = (adjustments: readonly Adjustment[]): Adjustment[] =>
  adjustments.filter(({ kind }) => adjustmentTable[kind].onChange === 'keep')

/** Those that the shop is asked for anew where a change of the order may make them others. */
export const quotedAdjustments = (adjustments: readonly Adjustment[]): Adjustment[] =>
  adjustments.filter(({ kind }) => adjustmentTable[kind].onChange === 'quote')

/** Those of two orders that one parcel keeps: each kind is added up, with both reasons. */
export const mergeAdjustments = (into: readonly Adjustment[], from: readonly Adjustment[]): Adjustment[] =>
  [...Map.groupBy(keptAdjustments([...into, ...from]), ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    cents: centsOf(all, kind),
    reason: all
      .flatMap(({ reason }) => reason || [])
      .join('; ')
      .slice(0, 200),
    source: all.some(({ source }) => source === 'staff') ? 'staff' : 'shop',
  }))

/** As the record of changes holds them, a field for each amount and each reason. */
export const adjustmentFields = (adjustments: readonly Adjustment[]): Fields =>
  Object.fromEntries(
    adjustmentKinds.flatMap(kind => [
      [`${kind}Cents`, Math.abs(centsOf(adjustments, kind))],
      [adjustmentTable[kind].reasonField ?? 'reason', reasonOf(adjustments, kind)],
    ]),
  )

type Totals = { subtotalCents: number; adjustments: readonly Adjustment[]; totalCents: number }

/** What an order comes to, part by part. */
export const toOrderMoney = (
  { subtotalCents, adjustments, totalCents }: Totals,
  cash: OrderMoney['cash'],
): OrderMoney => ({
  goods: toAmount(subtotalCents),
  delivery: toAmount(centsOf(adjustments, 'delivery')),
  discount: toAmount(-centsOf(adjustments, 'discount')),
  adjustments: toAmounts(adjustments),
  total: toAmount(totalCents),
  cash,
})
