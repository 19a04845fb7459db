import type { OrderStatus } from '../../src/contract/orders/order-status.ts'
import type { Deps } from '../../src/server/deps.ts'
import { placeOrder } from '../../src/server/orders/place/place-order.ts'
import { orderData } from '../factories.ts'

/** What somebody was told by the shop: from here on it must neither be lost nor be there twice. */
export type Told =
  | { order: string }
  | { moved: string; to: OrderStatus }
  | { cartOf: string; pieces: number }
  | { sentMail: string }
  /** About to order: whoever hears nothing asks again under the same key. */
  | { ordering: string }
  | { answered: string }

const key = 'asked-again'

/** An order under a key, as a browser sends it again until it has an answer. */
export const orderOf = (deps: Deps, userId: string) =>
  placeOrder(deps, { ...orderData(), userId, idempotencyKey: key, clientAddress: 'local' })

/** Asks again for every order that a killed shop has not answered, as the buyers' browsers do. */
export async function askAgain(deps: Deps, told: readonly Told[], tell: (told: Told) => void): Promise<void> {
  const answered = new Set(told.flatMap(fact => ('answered' in fact ? [fact.answered] : [])))
  const asking = told.flatMap(fact => ('ordering' in fact ? [fact.ordering] : []))
  for (const userId of asking.filter(id => !answered.has(id))) {
    tell({ order: (await orderOf(deps, userId))._id })
    tell({ answered: userId })
  }
}

/** What was told and is not so, or is there twice. */
export async function checkTold({ db }: Pick<Deps, 'db'>, told: readonly Told[]): Promise<string[]> {
  const orders = await db.selectFrom('orders').select(['id', 'userId', 'number']).execute()
  const events = await db.selectFrom('orderEvents').select(['orderId', 'toStatus']).execute()
  const mails = await db.selectFrom('outbox').select(['id', 'recipient', 'subject', 'sentAt']).execute()
  const lines = await db
    .selectFrom('cartLines')
    .innerJoin('carts', 'carts.id', 'cartLines.cartId')
    .select(['userId', 'quantity'])
    .execute()
  const lastCarts = new Map(told.flatMap(fact => ('cartOf' in fact ? [[fact.cartOf, fact.pieces]] : [])))
  const wrong = told.flatMap(fact => {
    if ('order' in fact)
      return orders.some(({ id }) => id === fact.order) ? [] : [`Order ${fact.order} is lost`]
    if ('moved' in fact) {
      const moves = events.filter(({ orderId, toStatus }) => orderId === fact.moved && toStatus === fact.to)
      return moves.length === 1 ? [] : [`Order ${fact.moved} was moved to ${fact.to} ${moves.length} times`]
    }
    if ('answered' in fact) {
      const own = orders.filter(({ userId }) => userId === fact.answered)
      return own.length === 1 ? [] : [`${fact.answered} ordered once and has ${own.length} orders`]
    }
    if ('sentMail' in fact)
      return mails.find(({ id }) => id === fact.sentMail)?.sentAt
        ? []
        : [`Mail ${fact.sentMail} is not noted as sent`]
    return []
  })
  for (const [userId, pieces] of lastCarts) {
    const own = lines.filter(line => line.userId === userId).reduce((sum, line) => sum + line.quantity, 0)
    // One more may have been saved whose answer was cut off.
    if (own !== pieces && own !== Number(pieces) + 1)
      wrong.push(`The cart of ${userId} has ${own} pieces, not ${pieces}`)
  }
  return [...wrong, ...checkMails(orders, mails)]
}

/** A mail about every new order, and only one. */
function checkMails(orders: { number: number }[], mails: { subject: string }[]): string[] {
  return orders.flatMap(({ number }) => {
    const count = mails.filter(({ subject }) =>
      subject.endsWith(`order #${number}: we have your order`),
    ).length
    return count === 1 ? [] : [`Order #${number} has ${count} mails`]
  })
}
