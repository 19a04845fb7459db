import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db, Tx } from '../../db/schema.ts'

/** Orders that are to be packed, or on their way. */
export const findOrdersUnderWay = (tx: Tx, userId: string) =>
  tx
    .selectFrom('orders')
    .where('userId', '=', userId)
    .where('status', 'in', ['Pending', 'Processing', 'Shipped'])
    .where('refusedAt', 'is', null)
    .select('number')
    .orderBy('number')
    .limit(1)
    .execute()

type Whose = { userId: string } | { before: Date; limit: number }

/** Finished orders that still have a name on them: of one account, or the oldest placed before a moment. */
export async function findOrdersWithContacts(db: Db | Tx, whose: Whose): Promise<string[]> {
  const finished = db
    .selectFrom('orders')
    .where('fullName', '!=', '')
    .where(({ or, eb }) =>
      or([eb('status', 'in', ['Delivered', 'Cancelled']), eb('refusedAt', 'is not', null)]),
    )
    .select('id')
  const rows =
    'userId' in whose
      ? await finished.where('userId', '=', whose.userId).execute()
      : await finished.where('createdAt', '<', whose.before).orderBy('createdAt').limit(whose.limit).execute()
  return rows.map(({ id }) => id)
}

/** The staff find such an order by its number and id alone. */
export const blankContacts = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('orders')
    .where('id', '=', anyOf(ids))
    .set({
      fullName: '',
      address: '',
      city: '',
      postalCode: '',
      phone: '',
      phoneKey: '',
      guestEmail: '',
      buyerNote: '',
      adjustments: sql`(select coalesce(jsonb_agg(jsonb_set(each, '{reason}', '""') order by nth), '[]')
        from jsonb_array_elements(adjustments) with ordinality as adjustment(each, nth))`,
      searchText: sql<string>`' ' || lower(id) || ' '`,
    })
    .execute()

export const blankCallNotes = (tx: Tx, orderIds: readonly string[]) =>
  tx.updateTable('orderCalls').where('orderId', '=', anyOf(orderIds)).set({ note: '' }).execute()

export const deleteNotes = (tx: Tx, orderIds: readonly string[]) =>
  tx.deleteFrom('orderNotes').where('orderId', '=', anyOf(orderIds)).execute()

export const deleteLinks = (tx: Tx, orderIds: readonly string[]) =>
  tx.deleteFrom('orderLinks').where('orderId', '=', anyOf(orderIds)).execute()
