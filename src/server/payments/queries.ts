import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database, Db, Tx } from '../db/schema.ts'

export type Payment = Selectable<Database['payments']>

/** States from which a payment may still become an order's. */
export const liveStates = ['open', 'declined', 'authorised'] as const

export const isLive = ({ state, orderId }: Pick<Payment, 'state' | 'orderId'>): boolean =>
  orderId === null && liveStates.some(live => live === state)

export const insertPayment = (tx: Tx, payment: Insertable<Database['payments']>) =>
  tx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow()

export const findPayment = (db: Db | Tx, id: string) =>
  db.selectFrom('payments').where('id', '=', id).selectAll().executeTakeFirst()

export const findByIntent = (db: Db, intentId: string) =>
  db.selectFrom('payments').where('intentId', '=', intentId).selectAll().executeTakeFirst()

const selectLive = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('payments')
    .where('userId', '=', userId)
    .where('orderId', 'is', null)
    .where('state', 'in', liveStates)
    .selectAll()

export const findLive = (db: Db, userId: string) => selectLive(db, userId).executeTakeFirst()

/** The person's payment that may still become an order. Asked with their cart locked. */
export const lockLive = (tx: Tx, userId: string) => selectLive(tx, userId).forUpdate().executeTakeFirst()

export const findOfOrder = (db: Db, orderId: string) =>
  db.selectFrom('payments').where('orderId', '=', orderId).select('id').executeTakeFirst()

export const lockOfOrder = (tx: Tx, orderId: string) =>
  tx.selectFrom('payments').where('orderId', '=', orderId).selectAll().forUpdate().executeTakeFirst()

/** A payment, and before it its order where it has one: whoever needs both takes them in this order. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const seen = await findPayment(tx, id)
  if (seen?.orderId) {
    await tx.selectFrom('orders').where('id', '=', seen.orderId).select('id').forUpdate().execute()
  }
  return tx.selectFrom('payments').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
}

export const changePayment = (tx: Tx, id: string, changes: Updateable<Database['payments']>) =>
  tx.updateTable('payments').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

type OrderMoney = Pick<Updateable<Database['orders']>, 'paymentState' | 'refundedCents'>

/** What the order says of its payment. */
export const changeOrderMoney = (tx: Tx, orderId: string, money: OrderMoney) =>
  tx.updateTable('orders').set(money).where('id', '=', orderId).execute()

export const insertRefund = (tx: Tx, refund: Insertable<Database['refunds']>) =>
  tx.insertInto('refunds').values(refund).execute()

export const findRefunds = (db: Db | Tx, paymentId: string) =>
  db
    .selectFrom('refunds')
    .where('paymentId', '=', paymentId)
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const changeRefund = (tx: Tx, id: string, changes: Updateable<Database['refunds']>) =>
  tx.updateTable('refunds').set(changes).where('id', '=', id).execute()

/** True for a message that has not been acted upon, whether it is new or was heard before. */
export async function noteEvent(db: Db, event: { id: string; kind: string; now: Date }): Promise<boolean> {
  const { id, kind, now } = event
  await db
    .insertInto('cardEvents')
    .values({ id, kind, receivedAt: now, doneAt: null })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('cardEvents')
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export const markEventDone = (db: Db, id: string, now: Date) =>
  db.updateTable('cardEvents').set({ doneAt: now }).where('id', '=', id).execute()
