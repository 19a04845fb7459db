import { type Kysely, sql } from 'kysely'

const range = (from: number, to: number) => `${from}-${to}`

/** What the code held for every shop until now, and its demo goes on showing. */
const ofTheDemo = [
  {
    name: 'Women’s sizes',
    category: 'women',
    columns: ['Bust', 'Waist', 'Hip'],
    rows: [
      { size: 'XS', cells: [range(78, 82), range(62, 66), range(86, 90)] },
      { size: 'S', cells: [range(83, 87), range(67, 71), range(91, 95)] },
      { size: 'M', cells: [range(88, 93), range(72, 77), range(96, 101)] },
      { size: 'L', cells: [range(94, 99), range(78, 83), range(102, 107)] },
      { size: 'XL', cells: [range(100, 106), range(84, 90), range(108, 114)] },
    ],
  },
  {
    name: 'Kids’ sizes',
    category: 'kids',
    columns: ['Height', 'Chest', 'Waist'],
    rows: [
      { size: '2-3Y', cells: [range(92, 98), '54', '52'] },
      { size: '3-4Y', cells: [range(98, 104), '56', '53'] },
      { size: '5-6Y', cells: [range(110, 116), '60', '55'] },
      { size: '7-8Y', cells: [range(122, 128), '64', '58'] },
      { size: '9-10Y', cells: [range(134, 140), '70', '61'] },
      { size: '11-12Y', cells: [range(146, 152), '76', '64'] },
    ],
  },
]

const notes =
  'Measure your body, not a garment: our sizes already allow for ease. Between two sizes, choose the larger.'

/**
 * Size charts, and which of them a category or a product has. Every change of them ends kept pages. What the audit trail
 * may be about is said by the contract alone from now on, so that a new noun needs no list here.
 */
const statements = [
  `create table size_charts (
    id text primary key,
    name text not null,
    kind text not null check (kind in ('body', 'garment')),
    unit text not null check (unit in ('cm', 'in')),
    columns jsonb not null,
    rows jsonb not null,
    notes text not null,
    everywhere boolean not null,
    version integer not null check (version > 0)
  )`,
  `create table size_chart_categories (
    category text primary key,
    chart_id text not null references size_charts on delete cascade
  )`,
  `create table size_chart_products (
    product_id text primary key references products on delete cascade,
    chart_id text not null references size_charts on delete cascade
  )`,
  ...['size_chart_categories', 'size_chart_products'].map(
    table => `create index ${table}_chart_idx on ${table} (chart_id)`,
  ),
  ...['size_charts', 'size_chart_categories', 'size_chart_products'].map(
    table => `create trigger announce_${table} after insert or update or delete or truncate on ${table}
      for each statement execute function announce_catalogue()`,
  ),
  `alter table changes drop constraint changes_thing_check`,
  `alter table changes add constraint changes_thing_check check (thing ~ '^[a-z_]+$')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const [nth, { name, category, columns, rows }] of ofTheDemo.entries()) {
    const id = `demo-sizes-${nth + 1}`
    const isDemo = sql`exists (select from milestones where name = 'demo done')`
    await sql`
      insert into size_charts select ${id}::text, ${name}::text, 'body', 'cm', ${JSON.stringify(columns)}::jsonb,
        ${JSON.stringify(rows)}::jsonb, ${notes}::text, true, 1 where ${isDemo}`.execute(db)
    await sql`
      insert into size_chart_categories select ${category}::text, ${id}::text where ${isDemo}`.execute(db)
  }
}
