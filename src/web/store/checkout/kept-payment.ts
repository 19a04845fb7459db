import type { Cart } from '../../../contract/cart.ts'
import { personalPrefix } from '../../api/session.ts'
import { contentsOf } from './attempt.ts'

const storageKey = `${personalPrefix}checkout-payment`

type Kept = { userId: string; cart: string; paymentIntentId: string }
type Payer = { userId: string; cart: Cart }

/**
 * Keeps what a card was authorised with until the order is placed, through reloads and a lost connection, so that
 * the same cart is never paid for anew.
 */
export function keepPayment(
  { userId, cart }: Payer,
  paymentIntentId: string,
  storage: Storage = sessionStorage,
): void {
  const kept: Kept = { userId, cart: contentsOf(cart), paymentIntentId }
  storage.setItem(storageKey, JSON.stringify(kept))
}

/** The payment this person has authorised for exactly this cart at these prices; null: none. */
export function keptPayment({ userId, cart }: Payer, storage: Storage = sessionStorage): string | null {
  // Only `keepPayment` writes under this key.
  const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as Kept | null
  return kept?.userId === userId && kept.cart === contentsOf(cart) ? kept.paymentIntentId : null
}

export const dropPayment = (storage: Storage = sessionStorage): void => storage.removeItem(storageKey)
