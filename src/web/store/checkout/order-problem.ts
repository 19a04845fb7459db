import type { Cart } from '../../../contract/cart.ts'
import { formatDollars } from '../../../contract/money.ts'
import type { PaymentMethod } from '../../../contract/orders.ts'
import { type ApiError, asApiError } from '../../api/error.ts'
import { CardFailure } from './card/card-handle.ts'

/** Why there is no order yet. */
export type OrderProblem = {
  words: string
  /** How it was to be paid. */
  method: PaymentMethod
  /**
   * `cart`: what lies in it cannot be ordered so; `unknown`: the order may have been made all the same; `card form`: it
   * was not there to be asked; `refused`: as the words say.
   */
  kind: 'cart' | 'unknown' | 'card form' | 'refused'
}

/** What was thrown on the way to the order. */
export function orderProblem(error: unknown, method: PaymentMethod): OrderProblem {
  if (error instanceof CardFailure) return { words: error.message, method, kind: error.kind }
  const { code, message: words, unreachable } = asApiError(error)
  if (code === 'cart_changed') return changedCart(null, method)
  if (code === 'out_of_stock') return { words, method, kind: 'cart' }
  // Its words name the way out, and no second try would help.
  const known = code === 'payments_off' || !unreachable
  return { words, method, kind: known ? 'refused' : 'unknown' }
}

/** The cart is another than this page has shown; `now` is what it holds, if that could be asked. */
export function changedCart(now: Cart | null, method: PaymentMethod): OrderProblem {
  const total = now ? ` and now comes to ${formatDollars(now.totalPrice)}` : ''
  const words = `Your cart has changed since this page was opened${total}. Check the order summary, then place the order again.`
  return { words, method, kind: 'cart' }
}

/** Refusals after which the card is asked again: no order can be placed with the payment, or not with it as it is. */
export const asksCardAgain = (code: ApiError['code']): boolean =>
  ['payment_not_ready', 'payment_released', 'not_found', 'cart_changed', 'out_of_stock'].includes(code)

/** Refusals behind which there may be another cart than the page shows, or none. */
export const losesCart = (code: ApiError['code']): boolean =>
  code === 'cart_changed' || code === 'payment_released'
