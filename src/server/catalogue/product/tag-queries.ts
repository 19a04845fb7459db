import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

export const setTags = (
  tx: Tx,
  products: readonly { id: string; tags: readonly string[] }[],
  updatedAt: Date,
) =>
  sql`
    update products set tags = new.tags::jsonb, updated_at = ${updatedAt}
    from unnest(
      ${products.map(({ id }) => id)}::text[], ${products.map(({ tags }) => JSON.stringify(tags))}::text[]
    ) as new(id, tags)
    where products.id = new.id`.execute(tx)
