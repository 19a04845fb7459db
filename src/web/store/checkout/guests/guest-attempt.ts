import { uuidv7 } from 'uuidv7'
import type { Cart } from '../../../../contract/cart.ts'
import type { GuestOrder, PlacedAsGuest } from '../../../../contract/orders/guest-orders.ts'
import { personalPrefix } from '../../../api/session.ts'
import { guestCalls } from '../../../parts/guests/guest-calls.ts'
import { keepOrder } from '../../../parts/guests/kept-order.ts'
import { contentsOf } from '../attempt.ts'
import { isFinalAnswer } from '../send-order.ts'
import { deleteGuestDraft } from './guest-values.ts'

/**
 * An order that was sent and not yet answered. It outlives a reload, so that asking again repeats the same request under
 * the same key and never makes a second order.
 */
type Attempt = { key: string; cart: string; body: GuestOrder }

const storageKey = `${personalPrefix}guest-attempt`

/** Only `sendGuestOrder` writes under this key. */
const openAttempt = (): Attempt | null =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Attempt | null

/** Places the order of this cart, or returns the one that the same request placed before. Throws what the shop refuses. */
export function sendGuestOrder(cart: Cart, body: GuestOrder): Promise<PlacedAsGuest> {
  const earlier = openAttempt()
  const wish = { cart: contentsOf(cart), body }
  const isSame = earlier?.cart === wish.cart && JSON.stringify(earlier.body) === JSON.stringify(body)
  const attempt = earlier && isSame ? earlier : { key: uuidv7(), ...wish }
  sessionStorage.setItem(storageKey, JSON.stringify(attempt))
  return send(attempt)
}

/** For an empty cart: whether this tab sent an order whose answer was lost, which is there now. */
export async function findSentGuestOrder(): Promise<boolean> {
  const attempt = openAttempt()
  if (!attempt) return false
  try {
    await send(attempt)
    return true
  } catch (error) {
    if (isFinalAnswer(error)) return false
    throw error
  }
}

async function send({ key, body }: Attempt): Promise<PlacedAsGuest> {
  try {
    const placed = await guestCalls.orders.createAsGuest({ body }, { idempotencyKey: key })
    sessionStorage.removeItem(storageKey)
    deleteGuestDraft()
    keepOrder({ link: placed.link, email: body.email })
    return placed
  } catch (error) {
    if (isFinalAnswer(error)) sessionStorage.removeItem(storageKey)
    throw error
  }
}
