import type { Cart } from '../../../contract/cart.ts'
import { type Cash, cashFor } from '../../../contract/cash.ts'
import { arrivalIn } from '../../../contract/delivery/arrival.ts'
import type { DeliveryTerms, OrderDelivery } from '../../../contract/delivery/delivery.ts'
import { quoteDelivery } from '../../../contract/delivery/delivery-quote.ts'
import { toAmount, toCents } from '../../../contract/money.ts'

/** What a buyer is shown and agrees to: the cart, delivered to a city. */
export type Quote = {
  cart: Cart
  delivery: OrderDelivery
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

/** What a cart costs delivered to a city. */
export function quote(terms: DeliveryTerms, cart: Cart, city: string): Quote {
  const subtotalCents = toCents(cart.totalPrice)
  const { chargeCents, takesCash } = quoteDelivery(terms, { city, subtotalCents })
  const { city: known, dates } = arrivalIn(terms, city)
  return {
    cart,
    delivery: { charge: toAmount(chargeCents), dates },
    city: known,
    total: toAmount(subtotalCents + chargeCents),
    cash: cashFor(terms.cash, subtotalCents + chargeCents),
    takesCash,
  }
}

/** What tells one quote from another: the pieces, their prices, the total and the cash that the courier collects. */
export function quoteKey({ cart, total, cash }: Agreed): string {
  const lines = cart.items.map(({ _id, quantity, price }) => `${_id}x${quantity}@${price}`)
  return [...lines, `= ${total}`, ...(cash ? [`${cash.amount} ${cash.currency}`] : [])].join(' ')
}
