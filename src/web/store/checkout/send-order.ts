import type { Order } from '../../../contract/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { type Attempt, closeAttempt } from './attempt.ts'
import { dropDraft } from './draft.ts'
import { dropPayment } from './kept-payment.ts'

/**
 * Places the order of an attempt, or answers the one it placed before. Throws what the shop refuses; the
 * attempt stays open only when nobody knows whether the order was made.
 */
export async function sendOrder({ key, data }: Attempt): Promise<Order> {
  try {
    const order = await browserApi.order.create({ body: { data } }, { idempotencyKey: key })
    closeAttempt()
    dropDraft()
    dropPayment()
    return order
  } catch (error) {
    if (error instanceof ApiError && !error.unreachable) closeAttempt()
    throw error
  }
}
