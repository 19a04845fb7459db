import { type Kysely, sql } from 'kysely'

/** The shop's own pages; every change of them is told to every process, whose footers link to the published ones. */
const statements = [
  `create table pages (
    id text primary key,
    slug text not null unique,
    title text not null,
    body text not null,
    purpose text not null,
    published boolean not null,
    seo_title text not null,
    seo_description text not null,
    version integer not null check (version > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create function announce_pages() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'pages');
      return null;
    end $$`,
  `create trigger announce_pages after insert or update or delete or truncate on pages
    for each statement execute function announce_pages()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
