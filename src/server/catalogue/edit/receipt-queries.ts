import { sql } from 'kysely'
import type { Database, Db, Tx } from '../../db/schema.ts'

type Receipt = Database['goodsReceipts']

/** Books a paper unless one of this supplier with this number is there; false then. Without a number there may be any. */
export async function insertReceipt(tx: Tx, receipt: Receipt): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('goodsReceipts')
    .values(receipt)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

const ofPaper = ({ supplier, document }: Pick<Receipt, 'supplier' | 'document'>) =>
  sql<boolean>`lower(supplier) = lower(${supplier}) and lower(document) = lower(${document}) and document <> ''`

export const findReceipt = (tx: Tx, paper: Pick<Receipt, 'supplier' | 'document'>) =>
  tx
    .selectFrom('goodsReceipts')
    .leftJoin('users', 'users.id', 'goodsReceipts.userId')
    .where(ofPaper(paper))
    .select(['goodsReceipts.at', 'firstName', 'lastName'])
    .executeTakeFirst()

export const deleteReceiptOf = (tx: Tx, paper: Pick<Receipt, 'supplier' | 'document'>) =>
  tx.deleteFrom('goodsReceipts').where(ofPaper(paper)).execute()

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
