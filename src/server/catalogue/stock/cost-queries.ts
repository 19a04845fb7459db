import { sql } from 'kysely'
import { rowsOf, toJsonRows } from '../../db/insert-json.ts'
import type { Tx } from '../../db/schema.ts'
import type { ShelfPlace } from './shelf.ts'

/** What the pieces of a shelf cost on average once others have come, rounded to a cent; those without a known cost do not count. */
export const averageCost = sql<number | null>`case
  when excluded.cost_cents is null then stock.cost_cents
  when stock.cost_cents is null or stock.quantity = 0 then excluded.cost_cents
  else round((stock.cost_cents::numeric * stock.quantity + excluded.cost_cents::numeric * excluded.quantity)
    / (stock.quantity + excluded.quantity)) end`

/** What each piece of a product's shelves cost, by shelf, where that is known. */
export async function findCosts(tx: Tx, productId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; costCents: number }>`
    select id, cost_cents from stock where product_id = ${productId} and cost_cents is not null`.execute(tx)
  return new Map(rows.map(({ id, costCents }) => [id, costCents]))
}

/** Sets what the pieces of a product's shelves at these places cost; null: not known. */
export const setCosts = (
  tx: Tx,
  productId: string,
  costs: readonly (ShelfPlace & { costCents: number | null })[],
) =>
  sql`
    update stock set cost_cents = said.cost_cents from ${rowsOf('stock', toJsonRows(costs))} as said
    where stock.product_id = ${productId} and stock.retired_at is null
      and stock.color = said.color and stock.size = said.size`.execute(tx)

/** Multiplies what all pieces cost, to a cent, and keeps what it was; `mostCents` is the highest there can be. */
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

/** Brings back what pieces cost before this batch multiplied it, where nothing has changed it since. */
export const unmultiplyCosts = (tx: Tx, batchId: string) =>
  sql`
    update stock set cost_cents = (earlier_costs -> -1 ->> 'costCents')::int, earlier_costs = earlier_costs - -1
    where earlier_costs -> -1 ->> 'batchId' = ${batchId}
      and cost_cents = (earlier_costs -> -1 ->> 'becameCents')::int`.execute(tx)
