import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../db/schema.ts'

export type StoredShelf = Omit<Selectable<Database['stock']>, 'retiredAt'>

const shelvesOf = (tx: Tx, productIds: readonly string[]) =>
  tx.selectFrom('stock').where('productId', 'in', productIds).where('retiredAt', 'is', null).orderBy('id')

/** Locks in the order of the ids, so that two transactions never wait for each other. */
export const lockShelfRows = (tx: Tx, productIds: readonly string[]) =>
  shelvesOf(tx, productIds).select('id').forUpdate().execute()

export const findShelves = (tx: Tx, productIds: readonly string[]): Promise<StoredShelf[]> =>
  shelvesOf(tx, productIds).select(['id', 'productId', 'color', 'size', 'quantity']).execute()

/** Takes pieces off a shelf; false, with nothing taken, when it has fewer. */
export async function takePieces(tx: Tx, id: string, quantity: number): Promise<boolean> {
  const taken = await tx
    .updateTable('stock')
    .set(({ eb }) => ({ quantity: eb('quantity', '-', quantity) }))
    .where('id', '=', id)
    .where('quantity', '>=', quantity)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Sets the quantity of a shelf; a missing shelf is made, a retired one reopened. */
export const putShelf = (tx: Tx, shelf: StoredShelf) =>
  tx
    .insertInto('stock')
    .values(shelf)
    .onConflict(conflict =>
      conflict
        .columns(['productId', 'color', 'size'])
        .doUpdateSet(({ ref }) => ({ quantity: ref('excluded.quantity'), retiredAt: null })),
    )
    .execute()

/** Adds to the quantity of a shelf; a missing shelf is made, a retired one reopened. */
export const addPieces = (tx: Tx, shelf: StoredShelf) =>
  tx
    .insertInto('stock')
    .values(shelf)
    .onConflict(conflict =>
      conflict
        .columns(['productId', 'color', 'size'])
        .doUpdateSet({ quantity: sql`stock.quantity + excluded.quantity`, retiredAt: null }),
    )
    .execute()

/** Retires a shelf with all its pieces; its row stays, since orders refer to it. */
export const retireShelf = (tx: Tx, id: string, retiredAt: Date) =>
  tx.updateTable('stock').set({ quantity: 0, retiredAt }).where('id', '=', id).execute()
