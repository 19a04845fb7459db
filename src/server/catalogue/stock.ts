import { sql } from 'kysely'
import type { ChosenOptions } from '../../contract/catalogue.ts'
import type { Tx } from '../db/schema.ts'

export type StockWish = {
  productId: string
  options: Pick<ChosenOptions, 'color' | 'size'>
  quantity: number
}

/**
 * Takes pieces off the shelf: from the stock of the chosen colour and size, else from the product's common
 * stock. One conditional update, so two buyers cannot take the last piece. Answers the stock they came from,
 * or null when there are not enough; nothing is taken then. Take the products of an order sorted by their
 * ids, so that two orders never wait for each other.
 */
export async function takeStock(tx: Tx, { productId, options, quantity }: StockWish): Promise<string | null> {
  const taken = await tx
    .updateTable('stock')
    .set(({ eb }) => ({ quantity: eb('quantity', '-', quantity) }))
    .where('id', '=', shelfOf(tx, productId, options))
    .where('quantity', '>=', quantity)
    .returning('id')
    .executeTakeFirst()
  return taken?.id ?? null
}

/** Puts pieces back where `takeStock` took them. */
export async function giveStockBack(tx: Tx, stockId: string, quantity: number): Promise<void> {
  await tx
    .updateTable('stock')
    .set(({ eb }) => ({ quantity: eb('quantity', '+', quantity) }))
    .where('id', '=', stockId)
    .execute()
}

/** The stock row nearest to the choice: '' stands for every colour or size. */
const shelfOf = (tx: Tx, productId: string, { color = '', size = '' }: StockWish['options']) =>
  tx
    .selectFrom('stock as shelf')
    .select('shelf.id')
    .where('shelf.productId', '=', productId)
    .where('shelf.color', 'in', [color, ''])
    .where('shelf.size', 'in', [size, ''])
    .orderBy(sql`(shelf.color = ${color})::int + (shelf.size = ${size})::int`, 'desc')
    .orderBy('shelf.id')
    .limit(1)
