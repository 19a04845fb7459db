import { type Kysely, sql } from 'kysely'

/**
 * Charges and what is taken off become a list on the order. The column of one is turned into it, which reads the others
 * and, unlike an update, fires no trigger.
 */
const statements = [
  'alter table orders alter column discount_reason drop default',
  `alter table orders alter column discount_reason type jsonb using
    jsonb_build_array(jsonb_build_object('kind', 'delivery', 'cents', delivery_cents, 'reason', delivery_reason,
      'source', case when delivery_reason = '' then 'shop' else 'staff' end))
    || case when discount_cents = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object('kind', 'discount',
      'cents', -discount_cents, 'reason', discount_reason, 'source', 'staff')) end`,
  'alter table orders rename column discount_reason to adjustments',
  `alter table orders alter column adjustments set default '[]', drop column delivery_cents, drop column delivery_reason,
    drop column discount_cents`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
