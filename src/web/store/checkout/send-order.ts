import type { Order } from '../../../contract/orders/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { guestApi } from '../../parts/guests/guest-api.ts'
import { keepOrder, rememberAddress } from '../../parts/guests/kept-order.ts'
import { type Attempt, closeAttempt, openAttempt } from './attempt.ts'
import { deleteDraft } from './draft.ts'
import { dropPayment } from './kept-payment.ts'

/**
 * Places the order of an attempt, or returns the one it placed before. Throws what the shop refuses; the attempt stays
 * open only while nobody knows whether the order was made.
 */
export async function sendOrder(attempt: Attempt): Promise<Order> {
  try {
    const order = await place(attempt)
    closeAttempt()
    deleteDraft()
    dropPayment()
    return order
  } catch (error) {
    if (isFinalAnswer(error)) closeAttempt()
    throw error
  }
}

async function place({ key, data }: Attempt): Promise<Order> {
  const once = { idempotencyKey: key }
  if ('paymentMethod' in data) return browserApi.orders.create({ body: { data } }, once)
  const { order, link } = await guestApi.orders.createAsGuest({ body: data }, once)
  keepOrder({ link, email: data.email })
  rememberAddress(link, order.shippingAddress)
  return order
}

/**
 * For an empty cart: the order this person sent without getting an answer; null when there is none. Throws while that
 * cannot be told.
 */
export async function findSentOrder(userId: string): Promise<Order | null> {
  const attempt = openAttempt(userId)
  if (!attempt) return null
  try {
    return await sendOrder(attempt)
  } catch (error) {
    if (isFinalAnswer(error)) return null
    throw error
  }
}

/** Codes of refusals made before the order was looked at. */
const refusedUnseen: ApiError['code'][] = ['unauthenticated', 'forbidden', 'csrf', 'too_many']

/** Whether an answer settles what became of the order, also of one sent before. */
const isFinalAnswer = (error: unknown): boolean =>
  error instanceof ApiError && !error.unreachable && !refusedUnseen.includes(error.code)
