import { type Kysely, sql } from 'kysely'

/**
 * What orders come to by how far they have come, and how parcels ended by city, are summed beside the sales. The marks have
 * another name: a process of the version before would count them without these. What it finds under the old name is empty.
 */
const statements = [
  'alter table sales_to_count rename to sums_to_count',
  'create table sales_to_count (product_id text, begins_at timestamptz not null)',
  `alter table sales_by_quarter_hour
    add column placed_cents bigint not null default 0,
    add column confirmed_cents bigint not null default 0,
    add column delivered_cents bigint not null default 0,
    add column refused_cents bigint not null default 0,
    add column paid_cents bigint not null default 0`,
  `create table parcels_by_day (
    day timestamptz not null,
    city text not null,
    parcels int not null,
    refused int not null,
    primary key (day, city)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
