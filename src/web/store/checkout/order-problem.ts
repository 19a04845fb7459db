import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import { type ApiError, asApiError } from '../../api/error.ts'
import { CardFailure } from './card/card-handle.ts'

/** Why there is no order yet. */
export type OrderProblem = {
  words: string
  /** The payment method of the order. */
  method: PaymentMethod
  /**
   * `cart`: its contents cannot be ordered; `unknown`: the order may exist all the same; `card form`: it was not
   * loaded; `declined`: the card, which has not been charged; `refused`: as the message says.
   */
  kind: 'cart' | 'unknown' | 'card form' | 'declined' | 'refused'
}

/** Turns what was thrown while ordering into a problem to show. */
export function orderProblem(error: unknown, method: PaymentMethod): OrderProblem {
  if (error instanceof CardFailure) {
    const { kind, message: words } = error
    if (kind === 'unreached') return { words, method, kind: 'refused' }
    return { words, method, kind: kind === 'refused' ? 'declined' : kind }
  }
  const { code, message: words, unreachable } = asApiError(error)
  if (code === 'cart_changed') return changedCart(null, method)
  if (code === 'out_of_stock' || code === 'order_too_large') return { words, method, kind: 'cart' }
  if (code === 'card_declined') return { words, method, kind: 'declined' }
  // The message names the remedy, and a second try would not help.
  const known = code === 'payments_off' || !unreachable
  return { words, method, kind: known ? 'refused' : 'unknown' }
}

/** The cart or its delivery differs from what the page showed; `now` is its total as people write it, if it could be read. */
export function changedCart(now: string | null, method: PaymentMethod): OrderProblem {
  const total = now === null ? '' : ` and now comes to ${now}`
  const words = `Your cart has changed since this page was opened${total}. Check the order summary, then place the order again.`
  return { words, method, kind: 'cart' }
}

/** Refusals after which the card is asked again: the payment cannot be used for this order. */
export const requiresNewCard = (code: ApiError['code']): boolean =>
  ['payment_not_ready', 'payment_released', 'not_found', 'cart_changed', 'out_of_stock'].includes(code)

/** Refusals after which the cart may have changed or be empty. */
export const invalidatesCart = (code: ApiError['code']): boolean =>
  code === 'cart_changed' || code === 'payment_released'
