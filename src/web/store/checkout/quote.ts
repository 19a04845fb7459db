import type { Cart } from '../../../contract/cart.ts'
import type { Cash } from '../../../contract/cash.ts'
import { arrivalIn } from '../../../contract/delivery/arrival.ts'
import type { DaySpan, DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import { centsOf, toAmounts } from '../../../contract/orders/adjustments.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { quoteOrder } from '../../../contract/orders/quote-order.ts'
import { cartPairs } from '../../parts/cart/cart-saving.ts'
import type { QuoteBasis } from './checkout-values.ts'

/** What a buyer is shown and agrees to: the cart, delivered to a city. */
export type Quote = {
  cart: Cart
  adjustments: Order['adjustments']
  /** When it arrives; null: no days are promised. */
  dates: DaySpan | null
  /** As the shop spells it; null for one that it does not know. */
  city: string | null
  /** Of cart and delivery. */
  total: number
  /** What the courier would collect in another currency. */
  cash: Cash | null
  takesCash: boolean
}

/** What of it the shop may not change unseen. */
export type Agreed = Pick<Quote, 'cart' | 'total' | 'cash'>

/** What a cart costs delivered as the buyer asks. */
export function quote(terms: DeliveryTerms, cart: Cart, basis: QuoteBasis): Quote {
  const pairs = cartPairs(cart)
  const subtotalCents = toCents(cart.totalPrice) - centsOf(pairs, 'pair')
  const quoted = quoteOrder(terms, { ...basis, subtotalCents, pairs })
  const { city, dates } = arrivalIn(terms, basis.city)
  return {
    cart,
    adjustments: toAmounts(quoted.adjustments),
    dates,
    city,
    total: toAmount(quoted.totalCents),
    cash: quoted.cash,
    takesCash: quoted.takesCash,
  }
}

/** What tells one quote from another: the pieces, their prices, the total and the cash that the courier collects. */
export function quoteKey({ cart, total, cash }: Agreed): string {
  const lines = cart.items.map(({ _id, quantity, price }) => `${_id}x${quantity}@${price}`)
  return [...lines, `= ${total}`, ...(cash ? [`${cash.amount} ${cash.currency}`] : [])].join(' ')
}
