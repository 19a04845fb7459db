import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import { rowsOf, toJsonRows } from '../../db/insert-json.ts'
import { isSamePlaceAs, toPlaceColumns } from '../../db/place-columns.ts'
import type { Tx } from '../../db/schema.ts'
import type { ShelfDetails } from './shelf.ts'

/**
 * What the pieces of a shelf cost on average once others have come, rounded to a cent. Others without a known cost leave it; where
 * it is not known, theirs is taken.
 */
export const averageCost = sql<number | null>`case
  when excluded.cost_cents is null then stock.cost_cents
  when stock.cost_cents is null or stock.quantity = 0 then excluded.cost_cents
  else round((stock.cost_cents::numeric * stock.quantity + excluded.cost_cents::numeric * excluded.quantity)
    / (stock.quantity + excluded.quantity)) end`

/** What each piece of these shelves cost, by shelf, where that is known. */
export async function findCosts(
  tx: Tx,
  shelves: readonly { id: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (shelves.length === 0) return new Map()
  const { rows } = await sql<{ id: string; costCents: number }>`
    select id, cost_cents from stock
    where id = ${anyOf(shelves.map(({ id }) => id))} and cost_cents is not null`.execute(tx)
  return new Map(rows.map(({ id, costCents }) => [id, costCents]))
}

/** Sets one detail of a product's shelves at the places that name it. */
export const setDetail = (
  tx: Tx,
  productId: string,
  column: 'costCents' | 'barcode',
  rows: readonly ShelfDetails[],
) =>
  sql`
    update stock set ${sql.ref(column)} = ${sql.ref(`said.${column}`)}
    from ${rowsOf('stock', toJsonRows<'stock'>(rows.map(row => ({ ...toPlaceColumns(row), [column]: row[column] }))))} as said
    where stock.product_id = ${productId} and stock.retired_at is null
      and ${isSamePlaceAs('said')}`.execute(tx)

/** Locks all shelves in the order of their ids, as checkouts do. */
export const lockAllShelves = (tx: Tx) =>
  sql`select count(*) from (select id from stock order by id for no key update) as locked`.execute(tx)

/** Multiplies what all pieces cost, to a cent, and keeps what it was; `mostCents` is the highest there can be. The shelves are locked. */
export const multiplyCosts = (
  tx: Tx,
  { batchId, factor, mostCents }: { batchId: string; factor: number; mostCents: number },
) =>
  sql`
    update stock set cost_cents = multiplied.cents,
      earlier_costs = earlier_costs || jsonb_build_object(
        'batchId', ${batchId}::text, 'costCents', cost_cents, 'becameCents', multiplied.cents)
    from (select id, least(${mostCents}::int, greatest(1, round(cost_cents * ${factor}::numeric)))::int as cents
      from stock where cost_cents > 0) as multiplied
    where stock.id = multiplied.id`.execute(tx)

/** Brings back what pieces cost before this batch multiplied it, where nothing has changed it since; `except` of these products. */
export const unmultiplyCosts = (
  tx: Tx,
  { batchId, except }: { batchId: string; except: readonly string[] },
) =>
  sql`
    update stock set cost_cents = (earlier_costs -> -1 ->> 'costCents')::int, earlier_costs = earlier_costs - -1
    where not product_id = ${anyOf(except)} and earlier_costs -> -1 ->> 'batchId' = ${batchId}
      and cost_cents = (earlier_costs -> -1 ->> 'becameCents')::int`.execute(tx)
