import { type Kysely, sql } from 'kysely'

/** The words of searches in recorded exports: a customer's e-mail among them stayed after the account was deleted. */
const statements = [
  `update changes set after = jsonb_set(after, '{search}', '"used"')
    where thing = 'export' and after ->> 'search' is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
