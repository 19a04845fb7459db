import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

type Columns = [
  id: string,
  title: string,
  picture: string | null,
  priceCents: number,
  displayPriceCents: number,
]

/** What a product is told by in passing; prices in cents. */
export type SummaryRow = {
  id: string
  title: string
  picture: string
  priceCents: number
  displayPriceCents: number
}

/** The products of these ids that are not archived. One JSON text: of thousands, rows would take more than twice as long. */
export async function findSummaryRows(db: Db | Tx, ids: readonly string[]): Promise<SummaryRow[]> {
  const { rows } = await sql<{ list: Columns[] | null }>`
    select json_agg(
      json_build_array(id, title, pictures -> 0 ->> 'url', price_cents, display_price_cents)) as list
    from products where id = any(${ids}::text[]) and archived_at is null`.execute(db)
  return (rows[0]?.list ?? []).map(([id, title, picture, priceCents, displayPriceCents]) => ({
    ...{ id, title, picture: picture ?? '', priceCents, displayPriceCents },
  }))
}
