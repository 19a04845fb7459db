import type { Cart } from '../../../contract/cart.ts'
import { personalPrefix } from '../../api/session.ts'
import { quoteKey } from './quote.ts'

const storageKey = `${personalPrefix}checkout-payment`

/** An authorisation, and until when (milliseconds) the shop holds it; 0 once its buyer wants to pay otherwise. */
export type KeptPayment = { paymentIntentId: string; heldUntil: number }
type Entry = KeptPayment & { userId: string; cart: string }
type Payer = {
  userId: string
  cart: Cart
  /** With delivery. */
  total: number
}

/**
 * Keeps what a card was authorised with until the order is placed: through reloads and a lost connection, so that the
 * same cart is never paid for anew.
 */
export function keepPayment(payer: Payer, payment: KeptPayment, storage: Storage = sessionStorage): void {
  write({ userId: payer.userId, cart: keyOf(payer), ...payment }, storage)
}

/** The payment this person has authorised for exactly this cart at these prices and this total, held or not; null: none. */
export function keptPayment(payer: Payer, storage: Storage = sessionStorage): KeptPayment | null {
  const kept = read(storage)
  return kept?.userId === payer.userId && kept.cart === keyOf(payer) ? kept : null
}

/** What the courier would collect matters to no card. */
const keyOf = ({ cart, total }: Payer) => quoteKey({ cart, total, cash: null })

/** Whether an order can still be placed with it. */
export const isHeld = ({ heldUntil }: KeptPayment, now = Date.now()): boolean => heldUntil > now

/** The buyer wants another card. Its id stays, so that paying anew releases it. */
export function giveUpPayment(storage: Storage = sessionStorage): void {
  const kept = read(storage)
  if (kept) write({ ...kept, heldUntil: 0 }, storage)
}

export const dropPayment = (storage: Storage = sessionStorage): void => storage.removeItem(storageKey)

const write = (entry: Entry, storage: Storage) => storage.setItem(storageKey, JSON.stringify(entry))

// Only `write` writes under this key.
const read = (storage: Storage) => JSON.parse(storage.getItem(storageKey) ?? 'null') as Entry | null
