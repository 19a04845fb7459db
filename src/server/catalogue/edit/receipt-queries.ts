import { sql } from 'kysely'
import type { Database, Db, Tx } from '../../db/schema.ts'

type Receipt = Database['goodsReceipts']

/** Until the transaction ends nobody else books goods, so that of two who book the same the second finds the first. */
export const lockReceipts = (tx: Tx) => sql`lock table goods_receipts in share row exclusive mode`.execute(tx)

export async function insertReceipt(tx: Tx, receipt: Receipt): Promise<void> {
  await tx.insertInto('goodsReceipts').values(receipt).execute()
}

type Asked = Pick<Receipt, 'supplier' | 'document' | 'pieces'> & { since: Date }

/** The latest receipt of this paper of this supplier or, since that moment, of the same pieces; with who booked it. */
export function findReceipt(tx: Tx, { supplier, document, pieces, since }: Asked) {
  const isPaper = sql<boolean>`(lower(supplier) = lower(${supplier}) and lower(document) = lower(${document}) and document <> '')`
  return tx
    .selectFrom('goodsReceipts')
    .leftJoin('users', 'users.id', 'goodsReceipts.userId')
    .where(
      sql<boolean>`(${isPaper} or (lower(supplier) = lower(${supplier}) and pieces = ${pieces} and at >= ${since}))`,
    )
    .select(['goodsReceipts.at', 'firstName', 'lastName', isPaper.as('isPaper')])
    .orderBy('goodsReceipts.at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export const deleteReceipt = (tx: Tx, id: string) =>
  tx.deleteFrom('goodsReceipts').where('id', '=', id).execute()

/** The names of who delivered, as they were written last, the latest first. */
export async function findSuppliers(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ supplier: string }>`
    select supplier from (
      select distinct on (lower(supplier)) supplier, at from goods_receipts where supplier <> ''
      order by lower(supplier), at desc) as latest
    order by at desc limit ${limit}`.execute(db)
  return rows.map(({ supplier }) => supplier)
}
