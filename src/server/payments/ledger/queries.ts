import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Database, Db, Tx } from '../../db/schema.ts'
import { statesBefore } from './payment-states.ts'

export type Payment = Selectable<Database['payments']>

/** States in which a payment may still become an order. */
export const openStates = ['open', 'declined', 'authorised'] as const

export const isLive = ({ state, orderId }: Pick<Payment, 'state' | 'orderId'>): boolean =>
  orderId === null && openStates.some(live => live === state)

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
    .where('state', 'in', openStates)

export const selectLiveId = (tx: Tx, userId: string) => selectLive(tx, userId).select('id')

/** Who of these people has a live payment. */
export const selectUsersWithLive = (tx: Tx, userIds: readonly string[]) =>
  tx
    .selectFrom('payments')
    .where('userId', '=', anyOf(userIds))
    .where('orderId', 'is', null)
    .where('state', 'in', openStates)
    .select('userId')

export const findOpenPayment = (db: Db, userId: string) =>
  selectLive(db, userId).selectAll().executeTakeFirst()

/** The person's live payment. Their cart is locked. */
export const lockLive = (tx: Tx, userId: string) =>
  selectLive(tx, userId).selectAll().forUpdate().executeTakeFirst()

export const findOrderPayment = (db: Db | Tx, orderId: string) =>
  db.selectFrom('payments').where('orderId', '=', orderId).selectAll().executeTakeFirst()

export const findOrderPayments = (db: Db | Tx, orderIds: readonly string[]) =>
  db.selectFrom('payments').where('orderId', '=', anyOf(orderIds)).selectAll().execute()

/** The payments of an account, or of some orders. */
export async function findPaymentIds(
  tx: Tx,
  whose: { userId: string } | { orderIds: readonly string[] },
): Promise<string[]> {
  const all = tx.selectFrom('payments').select('id')
  const rows =
    'userId' in whose
      ? await all.where('userId', '=', whose.userId).execute()
      : await all.where('orderId', '=', anyOf(whose.orderIds)).execute()
  return rows.map(({ id }) => id)
}

export const lockOrderPayment = (tx: Tx, orderId: string) =>
  tx.selectFrom('payments').where('orderId', '=', orderId).selectAll().forUpdate().executeTakeFirst()

export const lockPayment = (tx: Tx, id: string) =>
  tx.selectFrom('payments').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

type PaymentChanges = Omit<Updateable<Database['payments']>, 'problems'> & Partial<Pick<Payment, 'problems'>>

/** Throws when the payment may not move to the state it is to have. */
export function changePayment(
  tx: Tx,
  id: string,
  { problems, ...changes }: PaymentChanges,
): Promise<Payment> {
  const { state } = changes
  const update = tx
    .updateTable('payments')
    .set({ ...changes, ...(problems && { problems: JSON.stringify(problems) }) })
    .where('id', '=', id)
  return (state === undefined ? update : update.where('state', 'in', statesBefore(state)))
    .returningAll()
    .executeTakeFirstOrThrow(() => new Error(`Payment ${id} cannot become ${state}`))
}

/** Deletes payments that came to nothing before then. */
export const deleteOldPayments = (db: Db, before: Date) =>
  db
    .deleteFrom('payments')
    .where('state', '=', 'released')
    .where('orderId', 'is', null)
    .where('problemAt', 'is', null)
    .where('updatedAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('refunds').whereRef('refunds.paymentId', '=', 'payments.id').select('refunds.id')),
      ),
    )
    .execute()
