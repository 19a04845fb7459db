import { type Kysely, sql } from 'kysely'
import { fold } from '../../../contract/fold.ts'

/**
 * What the staff's search looks in is folded, as the products' words are (`contract/fold.ts`), and so written by the shop: the
 * database could only put it in small letters.
 */
const statements = [
  'alter table users alter column search_text drop expression',
  `alter table users alter column search_text set default ''`,
  `alter table buyers add column search_text text not null default ''`,
  `update buyers set search_text = ' ' || lower((select string_agg(tag, ' ') from jsonb_array_elements_text(tags) as tag)) || ' '
    where tags <> '[]'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const table of ['users', 'orders', 'buyers']) await foldAll(db, sql.table(table))
}

/** Most names are plain letters already, and leaving them alone leaves the indexes alone. */
async function foldAll(db: Kysely<unknown>, table: ReturnType<typeof sql.table>): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    select distinct search_text as text from ${table} where search_text ~ '[^ -&(-~]'`.execute(db)
  const texts = rows
    .map(({ text }) => ({ text, folded: fold(text) }))
    .filter(each => each.folded !== each.text)
  for (let from = 0; from < texts.length; from += 5_000)
    await sql`update ${table} set search_text = folded
      from json_to_recordset(${JSON.stringify(texts.slice(from, from + 5_000))}::json) as read(text text, folded text)
      where search_text = text`.execute(db)
}
