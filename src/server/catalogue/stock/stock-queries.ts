import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Place } from '../../../contract/catalogue/places.ts'
import type { StockMoveKind } from '../../../contract/catalogue/stock-moves.ts'
import { anyFrom, anyOf } from '../../db/any-of.ts'
import { insertJson, rowsOf } from '../../db/insert-json.ts'
import { placeColumns, placeOfRows, toPlaceColumns } from '../../db/place-columns.ts'
import type { Database, Tx } from '../../db/schema.ts'
import { averageCost } from './detail-queries.ts'

/** What is said of the pieces of a new shelf. */
type NewDetails = { sku: string; barcode: string; costCents: number | null }

export type StoredShelf = Omit<Selectable<Database['stock']>, 'retiredAt' | keyof NewDetails | 'earlierCosts'>

/** Ids, or a query that returns them. */
type ProductIds = readonly string[] | Expression<string>

const shelvesOf = (tx: Tx, productIds: ProductIds) =>
  tx
    .selectFrom('stock')
    .where('productId', '=', 'expressionType' in productIds ? anyFrom(productIds) : anyOf(productIds))
    .where('retiredAt', 'is', null)
    .orderBy('id')

/**
 * Locks in the order of the ids, so that two transactions never wait for each other. `for no key update`, or they would
 * also wait for lines that refer to the shelves, which are written in any order.
 */
export const selectShelvesForUpdate = (tx: Tx, productIds: ProductIds) =>
  shelvesOf(tx, productIds).select('id').forNoKeyUpdate()

/** The same for many shelves, of which nothing is read: the embedded database would keep everybody waiting. */
export const lockShelvesUnread = (tx: Tx, productIds: readonly string[]) =>
  tx
    .selectFrom(selectShelvesForUpdate(tx, productIds).as('locked'))
    .select(({ fn }) => fn.countAll().as('count'))
    .execute()

export const selectShelves = (tx: Tx, productIds: ProductIds) =>
  shelvesOf(tx, productIds).select(['id', 'productId', ...placeColumns, 'quantity'])

/** Also those that are retired. */
export const selectAllShelves = (tx: Tx, productId: string) =>
  tx
    .selectFrom('stock')
    .where('productId', '=', productId)
    .select(['id', ...placeColumns, 'quantity'])
    .orderBy('id')
    .execute()

export const nameShelf = (tx: Tx, id: string, place: Place) =>
  tx.updateTable('stock').set(toPlaceColumns(place)).where('id', '=', id).execute()

export type ShelvesRow = {
  productId: string
  shelves: [color: string, size: string, third: string, quantity: number][]
}

/** The shelves of the products whose ids another query returns: one row per product, its common shelf first. */
export const selectShelvesByProduct = (productIds: Expression<unknown>): RawBuilder<ShelvesRow> =>
  sql<ShelvesRow>`
    select product_id, json_agg(json_build_array(${placeOfRows()}, quantity) order by ${placeOfRows()}) as shelves
    from stock where product_id = ${anyFrom(productIds)} and retired_at is null group by product_id`

/** Takes pieces off locked shelves, which have them: JSON of their ids with the quantities to take, each shelf once. */
export const takePieces = (taken: string) =>
  sql<{ id: string }>`
    update stock set quantity = stock.quantity - taken.quantity
    from ${rowsOf('stock', taken)} as taken
    where stock.id = taken.id
    returning stock.id`

const newShelves = insertJson('stock', {
  id: true,
  productId: true,
  color: true,
  size: true,
  third: true,
  quantity: true,
  sku: true,
  barcode: true,
  costCents: true,
  earlierCosts: false,
  retiredAt: false,
})

/** Inserts shelves of products that have none. */
export const insertShelves = (tx: Tx, shelves: readonly (StoredShelf & NewDetails)[]) =>
  newShelves.insert(newShelves.toJson(shelves)).execute(tx)

/** Sets the quantity of a shelf and returns its id; a missing shelf is made, without an SKU, and a retired one reopened. */
export const putShelf = (tx: Tx, shelf: StoredShelf) =>
  tx
    .insertInto('stock')
    .values(shelf)
    .onConflict(conflict =>
      conflict
        .columns(['productId', ...placeColumns])
        .doUpdateSet(({ ref }) => ({ quantity: ref('excluded.quantity'), retiredAt: null })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

/**
 * Adds to the quantity of a shelf and returns both; a missing shelf is made, a retired one reopened. `costCents`: what each of
 * the added pieces cost, for the average.
 */
export const addPieces = (tx: Tx, shelf: StoredShelf & { costCents?: number | null }) =>
  tx
    .insertInto('stock')
    .values(shelf)
    .onConflict(conflict =>
      conflict.columns(['productId', ...placeColumns]).doUpdateSet({
        quantity: sql`stock.quantity + excluded.quantity`,
        costCents: averageCost,
        retiredAt: null,
      }),
    )
    .returning(['id', 'quantity'])
    .executeTakeFirstOrThrow()

/** Retires a shelf with all its pieces and what is said of them; its row stays, since orders refer to it. */
export const retireShelf = (tx: Tx, id: string, retiredAt: Date) =>
  tx
    .updateTable('stock')
    .set({ quantity: 0, sku: '', barcode: '', costCents: null, retiredAt })
    .where('id', '=', id)
    .execute()

const stockMoves = insertJson('stockMoves', {
  id: false,
  stockId: true,
  productId: true,
  change: true,
  kind: true,
  orderId: true,
  userId: true,
  machine: true,
  note: true,
  costCents: true,
  currency: true,
  at: true,
})

export const toStockMoveRows = stockMoves.toJson

export const insertStockMoves = (moves: string) =>
  sql<{ stockId: string }>`${stockMoves.insert(moves)} returning stock_id`

/** Forgets all moves and receipts: nobody adds one until the transaction ends. */
export const deleteStockMoves = (tx: Tx) => sql`truncate stock_moves, goods_receipts`.execute(tx)

/** One move of each shelf whose moves are not its pieces: what is missing, by this kind. Returns how many there were. */
export async function insertMissingMoves(
  tx: Tx,
  { kind, at }: { kind: StockMoveKind; at: Date },
): Promise<bigint> {
  const missing = sql`(
    select stock.id as stock_id, product_id, quantity - coalesce(pieces, 0) as change, ${kind}::text as kind,
      null::text as order_id, null::text as user_id, 'clock'::text as machine, ''::text as note, null::int as cost_cents,
      null::text as currency,
      ${at}::timestamptz as at
    from stock
    left join (select stock_id, sum(change)::int as pieces from stock_moves group by stock_id) as moved
      on moved.stock_id = stock.id
    where quantity <> coalesce(pieces, 0)
    order by product_id, ${placeOfRows()}) as missing`
  const { numAffectedRows } = await stockMoves.insertFrom(missing).execute(tx)
  return numAffectedRows ?? 0n
}

/** Keeps out who else would take it until the transaction ends, and nobody who moves stock. */
export const lockCorrections = (tx: Tx) =>
  sql`lock table stock_moves in share update exclusive mode`.execute(tx)

type Mover = { from: string; to: string; orderIds: readonly string[] }

/** Moves of these orders that one buyer made become another's. */
export const setMover = (tx: Tx, { from, to, orderIds }: Mover) =>
  tx
    .updateTable('stockMoves')
    .set({ userId: to })
    .where('orderId', '=', anyOf(orderIds))
    .where('userId', '=', from)
    .execute()
