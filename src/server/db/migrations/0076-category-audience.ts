import { type Kysely, sql } from 'kysely'

/** [code, name, for whom]: what the code said of the specification's own until now. */
const known = [
  ['women', 'Women', 'women'],
  ['kids', 'Kids', 'children'],
  ['k-mommy-and-me', 'Mommy & Me', 'girls'],
  ['k-froks', 'Frocks', 'girls'],
]

/** For whom a category's pieces are; '' where nobody has said, or its group says it. A renamed one may hold anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table categories add column audience text not null default ''`.execute(db)
  for (const [code, name, audience] of known)
    await sql`update categories set audience = ${audience} where code = ${code} and name = ${name}`.execute(
      db,
    )
}
