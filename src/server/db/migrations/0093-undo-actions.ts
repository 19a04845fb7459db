import { type Kysely, sql } from 'kysely'

/**
 * An undone change is called so whatever it was of; of a collection it was "taken back", and "undone" meant what was multiplied
 * with the prices.
 */
const statements = [
  `update changes set action = 'multiplication undone' where thing in ('collection', 'settings') and action = 'undone'`,
  `update changes set action = 'undone' where thing = 'collection' and action = 'taken back'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
