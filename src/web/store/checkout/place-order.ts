import type { Cash } from '../../../contract/cash.ts'
import type { Order, OrderData, PaymentMethod } from '../../../contract/orders/orders.ts'
import type { ShownTotal } from '../../../contract/orders/shown-total.ts'
import { readSession } from '../../api/session.ts'
import { attemptFor, type SentOrder, startAttempt } from './attempt.ts'
import type { CardHandle } from './card/card-handle.ts'
import { type CheckoutDetails, guestId } from './checkout-values.ts'
import { isHeld, keepPayment, keptPayment } from './kept-payment.ts'
import { payByCard } from './pay-by-card.ts'
import type { Agreed } from './quote.ts'
import { sendOrder } from './send-order.ts'

export type PlaceOrderInput = {
  userId: string
  /** As the buyer sees it. */
  quote: Agreed
  /** Of its total. */
  currency: string
  details: CheckoutDetails
  /** The open card form. */
  card: { readonly current: CardHandle | null }
  /** Whether the shop would order this very cart; if not, the buyer has been told. */
  isStillTheCart: () => Promise<boolean>
}

/**
 * Orders what the buyer sees, by the chosen method. Null when there is nothing to order or no card, with a message
 * shown. Throws `CardFailure`, or what the shop refuses.
 */
export const placeOrder = (request: PlaceOrderInput, method: PaymentMethod): Promise<Order | null> =>
  method === 'online' ? byCard(request) : forCash(request)

async function forCash(request: PlaceOrderInput): Promise<Order | null> {
  const attempt = toAttempt(request, { paymentMethod: 'COD' })
  // An attempt that was sent and not answered is sent again as it was; its cart may be empty by now.
  if (!attemptFor(attempt) && !(await request.isStillTheCart())) return null
  return isSamePerson(request) ? sendOrder(startAttempt(attempt)) : null
}

/** A payment authorised for this very cart is used before any card is asked again. */
async function byCard(request: PlaceOrderInput): Promise<Order | null> {
  const kept = keptPayment({ userId: request.userId, ...request.quote })
  const paymentIntentId =
    kept && isHeld(kept) ? kept.paymentIntentId : await authorise(request, kept?.paymentIntentId)
  if (!paymentIntentId) return null
  return sendOrder(startAttempt(toAttempt(request, { paymentMethod: 'online', paymentIntentId })))
}

async function authorise(request: PlaceOrderInput, replaces: string | undefined): Promise<string | null> {
  const { userId, quote, details, card, isStillTheCart } = request
  if (!(await isStillTheCart())) return null
  const payment = await payByCard(card.current, { ...details, ...(replaces ? { replaces } : {}) })
  if (!payment || !isSamePerson(request)) return null
  keepPayment({ userId, ...quote }, payment)
  return payment.paymentIntentId
}

/** A person who signed out meanwhile orders nothing and leaves nothing in the browser. */
const isSamePerson = ({ userId }: PlaceOrderInput) => (readSession()?.userId ?? guestId) === userId

type Payment = Pick<OrderData, 'paymentMethod' | 'paymentIntentId'>

const toAttempt = (request: PlaceOrderInput, payment: Payment) => ({
  userId: request.userId,
  quote: request.quote,
  data: orderToSend(request, payment),
})

const orderToSend = ({ quote, currency, details }: PlaceOrderInput, payment: Payment): SentOrder => {
  const inCash = payment.paymentMethod === 'COD' ? shownCash(quote.cash) : {}
  const shown = { expectedTotal: quote.total, currency, ...inCash }
  // A guest always pays the courier.
  return 'email' in details ? { ...details, ...shown } : { ...payment, ...details, ...shown }
}

/** Also that nothing was told, so that no cash is collected unseen once the shop begins to. */
const shownCash = (cash: Cash | null): Pick<ShownTotal, 'cash' | 'cashCurrency'> =>
  cash ? { cash: cash.amount, cashCurrency: cash.currency } : { cash: null }
