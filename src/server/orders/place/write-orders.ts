import { randomUUID } from 'node:crypto'
import { toCents } from '../../../contract/money.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { Confirmation } from '../../../contract/orders/staff-orders.ts'
import { emptyCartsQueries } from '../../cart/check-out-cart.ts'
import { insertStockMovesQuery, takePiecesQuery, toStockMoves, toTaken } from '../../catalogue/stock/stock.ts'
import { prepareStatement } from '../../db/prepare-statement.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { countAttemptsQuery, newAttempts } from '../../http/rate-limits.ts'
import {
  idempotencyKeyReused,
  keepAnswersQuery,
  type NewAnswer,
  newAnswers,
} from '../../idempotency/earlier-answer.ts'
import { type NumberedMail, numberedMails, numberedMailsQuery } from '../../mail/outbox.ts'
import {
  insertLines,
  insertOrders,
  insertPlacedEvents,
  newEvents,
  newLines,
  newOrders,
} from '../order/insert-queries.ts'
import { toOrder } from '../order/load-orders.ts'
import { keepLinks, newLinkToken } from '../order/order-links.ts'
import { newOrderMailRow } from '../order/order-mails.ts'
import { orderPhone, phoneKeyOf } from '../order/order-phone.ts'
import type { KeptOrder } from './find-repeated-order.ts'
import type { NewOrder } from './new-order.ts'
import { searchTextOf } from './search-text.ts'
import { movesOf, snapshotLines } from './snapshot-lines.ts'

type WriteDeps = Pick<Deps, 'newId' | 'config' | 'outbox'>

/**
 * Writes orders of different people with their lines as they are sold now, and their first status; takes their stock,
 * empties their carts, queues their mail and lets a repeat of each request find its order. All in one statement.
 */
export async function writeOrders(tx: Tx, deps: WriteDeps, orders: readonly NewOrder[]): Promise<Order[]> {
  const [first] = orders
  if (!first) return []
  const drafts = orders.map(order => draftOf(deps, order))
  const answers = drafts.flatMap(({ answer }) => answer ?? [])
  const written = await writeStatement(tx, {
    orders: newOrders.toJson(drafts.map(({ row }) => row)),
    lines: newLines.toJson(drafts.flatMap(({ lines }) => lines)),
    events: newEvents.toJson(drafts.map(({ event }) => event)),
    mails: numberedMails(drafts.flatMap(({ mail }) => mail ?? [])),
    answers: newAnswers(answers),
    taken: toTaken(orders.map(({ stock }) => stock.pieces)),
    moves: toStockMoves(drafts.flatMap(({ moves }) => moves)),
    cartIds: orders.map(({ cartId }) => cartId),
    attempts: toAttempts(orders),
    now: first.now,
  })
  if (written.kept.length !== answers.length) throw idempotencyKeyReused()
  await keepLinks(
    tx,
    first.now,
    drafts.flatMap(({ link: token, row }) => (token ? { token, orderId: row.id } : [])),
  )
  const numbers = new Map(written.orders.map(({ id, number }) => [id, number]))
  return drafts.map(({ unnumbered }) => ({ ...unnumbered, number: numberOf(numbers, unnumbered) }))
}

function numberOf(numbers: ReadonlyMap<string, number>, { _id }: Order): number {
  const number = numbers.get(_id)
  if (number === undefined) throw new Error('An order was written without a number')
  return number
}

/** Rows as JSON, each in the form that its query takes. */
type Written = {
  orders: string
  lines: string
  events: string
  mails: string
  answers: string
  taken: string
  moves: string
  cartIds: string[]
  attempts: string
  now: Date
}

const writeStatement = prepareStatement(
  (tx: Tx, { orders, lines, events, mails, answers, taken, moves, cartIds, attempts, now }: Written) => ({
    orders: insertOrders(orders),
    lines: insertLines(lines),
    events: insertPlacedEvents(events),
    stock: takePiecesQuery(taken),
    moves: insertStockMovesQuery(moves),
    ...emptyCartsQueries(tx, cartIds),
    kept: keepAnswersQuery(answers),
    mails: numberedMailsQuery(mails, 'orders'),
    attempts: countAttemptsQuery(attempts, now),
  }),
)

/** An attempt of its network for each order that counts. */
function toAttempts(orders: readonly NewOrder[]): string {
  const networks = orders.flatMap(({ limitCounts }) => limitCounts?.networkKey ?? [])
  return newAttempts([...Map.groupBy(networks, key => key)].map(([key, all]) => ({ key, count: all.length })))
}

/** What is written of one order. */
function draftOf(deps: WriteDeps, order: NewOrder) {
  const { newId } = deps
  const { buyer, paymentState, userId, idempotencyKey: key, requestHash, now: createdAt } = order
  const id = newId()
  const lines = snapshotLines(order, id, newId)
  const placedBy = order.placedBy ?? userId
  const row = orderRow(order, id)
  const event = { id: newId(), orderId: id, at: createdAt, userId: placedBy, toStatus: row.status }
  const shown = {
    ...row,
    number: 0,
    email: emailOf(order),
    emailConfirmed: buyer.emailConfirmed,
    isGuest: buyer.isGuest,
    paymentState,
    chargedCents: 0,
    refundedCents: 0,
  }
  const unnumbered = toOrder(shown, lines)
  // No text that a person wrote contains it.
  const placeholder = randomUUID()
  const link = buyer.isGuest ? newLinkToken() : null
  const unsent = newOrderMailRow(deps, unnumbered, { placeholder, link })
  const mail: NumberedMail | null = unsent && { ...unsent, numberedId: row.id, placeholder }
  const kept: KeptOrder = { orderId: id }
  const answer: NewAnswer | null =
    key === null ? null : { userId: placedBy, key, requestHash, createdAt, answer: kept }
  return {
    row,
    lines,
    moves: movesOf(order, lines, placedBy),
    event,
    unnumbered,
    mail,
    answer,
    link: mail && link,
  }
}

/** A guest has none but what is on the order. */
const emailOf = ({ buyer, email = '' }: NewOrder) => (buyer.isGuest ? email : buyer.email)

const confirmationOf = ({ paymentMethod, confirmed }: NewOrder): Confirmation =>
  paymentMethod !== 'COD' ? 'not_needed' : confirmed ? 'confirmed' : 'open'

function orderRow(order: NewOrder, id: string) {
  const { userId, requestHash, paymentMethod, shippingAddress, charges, now, buyer } = order
  const { fullName, address, city, postalCode, country } = shippingAddress
  const phone = orderPhone(order, buyer)
  return {
    id,
    status: 'Pending' as const,
    totalCents: charges.totalCents,
    currency: charges.currency,
    cashCents: charges.cash && toCents(charges.cash.amount),
    cashCurrency: charges.cash?.currency ?? null,
    cashRate: charges.cash?.rate ?? null,
    taxPercent: charges.tax?.percent ?? null,
    taxNumber: charges.tax?.number ?? null,
    adjustments: charges.adjustments,
    deliveryFrom: charges.dates?.from ?? null,
    deliveryUntil: charges.dates?.until ?? null,
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
    phoneKey: phoneKeyOf(phone),
    searchText: searchTextOf({ id, fullName, phoneKey: phoneKeyOf(phone), email: emailOf(order) }),
    guestEmail: buyer.isGuest ? emailOf(order) : '',
    buyerNote: order.note ?? '',
    source: order.source ?? ('web' as const),
    confirmation: confirmationOf(order),
  }
}
