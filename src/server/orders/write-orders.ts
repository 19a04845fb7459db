import { randomUUID } from 'node:crypto'
import type { PaymentState } from '../../contract/order-status.ts'
import type { Order, OrderData } from '../../contract/orders.ts'
import { canonicalPhone } from '../../contract/phone.ts'
import { emptyCartQueries, type PickedStock } from '../cart/check-out-cart.ts'
import type { PricedCart } from '../cart/load-cart.ts'
import { pictureOf } from '../catalogue/product/product.ts'
import { takePiecesQuery, toTaken } from '../catalogue/stock/stock.ts'
import { prepareStatement } from '../db/prepare-statement.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { keepAnswerQuery } from '../idempotency/earlier-answer.ts'
import { numberedMailQuery, type Outbox } from '../mail/outbox.ts'
import { toKeptAnswer } from './find-repeated-order.ts'
import { toOrder } from './load-orders.ts'
import { newOrderMailRow } from './order-mails.ts'
import { insertEvent, insertLines, insertOrder, type NewLine, numberIn } from './queries.ts'
import { searchTextOf } from './search-text.ts'

export type NewOrder = OrderData & {
  userId: string
  idempotencyKey: string | null
  requestHash: string
  /** All its lines are available. */
  cart: PricedCart
  /** When the cart was priced. */
  now: Date
  cartId: string
  buyer: { phone: string; email: string }
  stock: PickedStock
  paymentState: PaymentState
}

type WriteDeps = Pick<Deps, 'newId' | 'config' | 'outbox'>

/**
 * Writes an order with its lines as they are sold now, and its first status; takes its stock, empties its cart, queues
 * its mail and lets a repeat of the request find it. All in one statement.
 */
export async function writeOrder(tx: Tx, deps: WriteDeps, order: NewOrder): Promise<Order> {
  const { newId } = deps
  const { buyer, paymentState, cartId, idempotencyKey } = order
  const row = orderRow(order, newId())
  const lines = frozenLines(order, row.id, newId)
  const shown = { ...row, number: 0, email: buyer.email, paymentState, refundedCents: 0 }
  const unnumbered = toOrder(shown, lines)
  // No text that a person wrote contains it.
  const placeholder = randomUUID()
  const written = {
    ...row,
    cartId,
    eventId: newId(),
    lines: JSON.stringify(lines),
    ...toTaken(order.stock.pieces),
    key: idempotencyKey,
    answer: toKeptAnswer(row.id),
  }
  const mail = newOrderMailRow(deps, unnumbered, placeholder)
  const { order: numbers } = mail
    ? await writeWithMail(tx, { ...written, ...toMailParameters(mail), placeholder })
    : await writeWithoutMail(tx, written)
  const number = numbers[0]?.number
  if (number === undefined) throw new Error('An order was written without a number')
  return { ...unnumbered, number }
}

type Written = ReturnType<typeof orderRow> & {
  cartId: string
  eventId: string
  lines: string
  key: string | null
  answer: string
} & ReturnType<typeof toTaken>

const writeQueries = (tx: Tx, written: Written) => {
  const { id, status, userId, createdAt, shelfIds, pieces, key, answer } = written
  return {
    order: insertOrder(tx, {
      id,
      status,
      totalCents: written.totalCents,
      createdAt,
      fullName: written.fullName,
      address: written.address,
      city: written.city,
      postalCode: written.postalCode,
      country: written.country,
      phone: written.phone,
      userId,
      requestHash: written.requestHash,
      paymentMethod: written.paymentMethod,
      phoneKey: written.phoneKey,
      searchText: written.searchText,
      confirmation: written.confirmation,
    }),
    lines: insertLines(written.lines),
    event: insertEvent(tx, {
      id: written.eventId,
      orderId: id,
      at: createdAt,
      userId,
      fromStatus: null,
      toStatus: status,
    }),
    stock: takePiecesQuery(tx, { shelfIds, pieces }),
    ...emptyCartQueries(tx, written.cartId),
    kept: keepAnswerQuery(tx, { userId, key, answer }),
  }
}

type MailRow = NonNullable<ReturnType<Outbox['toRow']>>

/** A mail under names that the columns of an order do not have. */
const toMailParameters = ({ id, createdAt, nextTryAt, ...texts }: MailRow) => ({
  ...texts,
  mailId: id,
  queuedAt: createdAt,
  dueAt: nextTryAt,
})

type WrittenMail = ReturnType<typeof toMailParameters> & { placeholder: string }

const writeWithoutMail = prepareStatement(writeQueries)

const writeWithMail = prepareStatement((tx: Tx, written: Written & WrittenMail) => {
  const { mailId, recipient, subject, body, queuedAt, dueAt, placeholder } = written
  const row = { id: mailId, recipient, subject, body, createdAt: queuedAt, nextTryAt: dueAt }
  return { ...writeQueries(tx, written), mail: numberedMailQuery(row, placeholder, numberIn('order')) }
})

function orderRow(
  { userId, requestHash, paymentMethod, shippingAddress, cart, now, buyer }: NewOrder,
  id: string,
) {
  const { fullName, address, city, postalCode, country } = shippingAddress
  const phone = shippingAddress.phone || buyer.phone
  return {
    id,
    status: 'Pending' as const,
    totalCents: cart.totalCents,
    createdAt: now,
    fullName,
    address,
    city,
    postalCode,
    country,
    phone,
    userId,
    requestHash,
    paymentMethod,
    phoneKey: canonicalPhone(phone) ?? '',
    searchText: searchTextOf({ id, fullName, phone, email: buyer.email }),
    confirmation: paymentMethod === 'COD' ? ('open' as const) : ('not_needed' as const),
  }
}

const frozenLines = ({ cart, stock, now }: NewOrder, orderId: string, newId: () => string): NewLine[] =>
  cart.lines.map((line, index) => {
    const stockId = stock.stockIds.get(line.id)
    if (stockId === undefined) throw new Error('A line was ordered without its stock')
    const { productId, priceCents, basePriceCents, dealId, quantity, options, product } = line
    const what = {
      productId,
      title: product.title,
      image: pictureOf(product, options.color),
      quantity,
      options,
    }
    const price = { priceCents, basePriceCents, dealId }
    return { id: newId(), orderId, position: index + 1, ...what, ...price, stockId, placedAt: now }
  })
