import { cashFor } from '../../../contract/cash.ts'
import type { DaySpan } from '../../../contract/delivery/delivery.ts'
import { ShopError } from '../../../contract/errors.ts'
import { smallestCents, toAmount, toCents } from '../../../contract/money.ts'
import { type Adjustment, addedCents, piecesCents } from '../../../contract/orders/adjustments.ts'
import type { MoneySettings } from '../../../contract/settings/money-settings.ts'
import { checkTotal } from '../../cart/cart-errors.ts'
import { chargesOf, totalOf } from '../../delivery/order-charges.ts'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../order/load-orders.ts'
import { quotedAdjustments, setDelivery } from '../order/order-adjustments.ts'

/** What a changed order comes to, in cents of its currency. */
export type PlannedCharges = {
  subtotalCents: number
  adjustments: Adjustment[]
  totalCents: number
  cashCents: number | null
  /** Of the cash: as long as there is any. */
  cashCurrency: string | null
  cashRate: number | null
  dates: DaySpan | null
}

type After = {
  subtotalCents: number
  /** What pairs save after the change. */
  pairs: readonly Adjustment[]
  /** After the change, without these and its delivery. */
  others: readonly Adjustment[]
  city: string
  now: Date
  /** Of the order before. */
  subtotalBefore: number
  /** What the staff set its delivery to; null: what the shop charges; left out: as it is. */
  delivery?: SetDelivery | null | undefined
}

type SetDelivery = { charge: number; reason: string }

/**
 * What an order comes to after a change. Delivery is asked anew only where the city or the lines are others, and a charge
 * that the staff have set stays; so does the rate of its cash.
 * @throws illegal_transition the shop sells in another currency now
 * @throws invalid the discount is more than all else, the total more than the shop takes, or no cash is collected there
 */
export function planCharges(
  deps: Pick<Deps, 'settings'>,
  order: OrderRow,
  { subtotalCents, pairs, others, city, now, subtotalBefore, delivery }: After,
): PlannedCharges {
  const moves = city !== order.city
  const { paymentMethod, currency } = order
  const dates = datesOf(order)
  const current = quotedAdjustments(order.adjustments)
  const hasOtherPieces =
    subtotalCents !== subtotalBefore ||
    piecesCents(subtotalCents, pairs) !== piecesCents(subtotalBefore, order.adjustments)
  const quoted =
    moves || hasOtherPieces || delivery === null
      ? chargesOf(deps, { city, paymentMethod, subtotalCents, pairs, now })
      : { adjustments: current, currency, dates }
  if (quoted.currency !== currency) throw otherCurrency(order, quoted.currency)
  const own =
    delivery === undefined ? current.filter(({ source }) => source === 'staff') : setDelivery(delivery)
  const charged = quotedAdjustments(quoted.adjustments).filter(
    ({ kind }) => !own.some(each => each.kind === kind),
  )
  const adjustments = [...pairs, ...charged, ...own, ...others]
  checkTotal(subtotalCents + addedCents(adjustments))
  const totalCents = totalOf(subtotalCents, adjustments, currency)
  return {
    subtotalCents,
    adjustments,
    totalCents,
    ...cashAfter(deps, order, totalCents),
    dates: moves ? quoted.dates : dates,
  }
}

const datesOf = ({ deliveryFrom: from, deliveryUntil: until }: OrderRow): DaySpan | null =>
  from === null || until === null ? null : { from, until }

const otherCurrency = ({ number, currency }: OrderRow, now: string) =>
  new ShopError(
    'illegal_transition',
    `Order #${number} is in ${currency}, and the shop sells in ${now} now: its pieces and city stay as they are.`,
  )

type CashColumns = Pick<PlannedCharges, 'cashCents' | 'cashCurrency' | 'cashRate'>

const noCash: CashColumns = { cashCents: null, cashCurrency: null, cashRate: null }

function cashAfter({ settings }: Pick<Deps, 'settings'>, order: OrderRow, totalCents: number): CashColumns {
  const { totalCents: before, cashCents, cashCurrency, cashRate } = order
  if (totalCents === before) return { cashCents, cashCurrency, cashRate }
  const cash = totalCents === 0 ? null : cashFor(cashTermsOf(order, settings.current().money), totalCents)
  return cash ? { cashCents: toCents(cash.amount), cashCurrency: cash.currency, cashRate: cash.rate } : noCash
}

/** At the rate that the buyer was told; what cost nothing had none, and gets that of today. */
function cashTermsOf(order: OrderRow, { cash: today, currency }: MoneySettings): MoneySettings['cash'] {
  const { cashCurrency, cashRate: rate, totalCents, paymentMethod } = order
  if (cashCurrency === null || rate === null) {
    const wasFree = totalCents === 0 && paymentMethod === 'COD' && order.currency === currency
    return wasFree ? today : null
  }
  const roundTo = today?.currency === cashCurrency ? today.roundTo : toAmount(smallestCents(cashCurrency))
  return { currency: cashCurrency, rate, roundTo }
}
