import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

/** Where a restore builds the shop's tables beside those in use. */
export const stagingSchema = 'zari_restore'
const staging = sql.id(stagingSchema)

/** The extension goes where the shop has it, since a database has it once. */
export async function createStaging(db: Db): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await dropStaging(db)
  await sql`create schema ${staging}`.execute(db)
}

export const dropStaging = (db: Db) => sql`drop schema if exists ${staging} cascade`.execute(db)

/** Puts the tables and functions that were built in the place of those in use. */
export async function adoptStaging(tx: Tx): Promise<void> {
  const { rows: current } = await sql<{ name: string }>`select current_schema()::text as name`.execute(tx)
  const target = sql.id(current[0]?.name ?? 'public')
  const tables = (await namesOf(tx, 'tables')).map(name => sql.id(name))
  const functions = (await namesOf(tx, 'functions')).map(name => sql.id(name))
  const inTarget = tables.map(table => sql`${target}.${table}`)
  await sql`drop table if exists ${sql.join(inTarget)} cascade`.execute(tx)
  for (const name of functions) await sql`drop function if exists ${target}.${name} cascade`.execute(tx)
  for (const table of tables) await sql`alter table ${staging}.${table} set schema ${target}`.execute(tx)
  for (const name of functions) await sql`alter function ${staging}.${name} set schema ${target}`.execute(tx)
  // Fails if anything was left behind.
  await sql`drop schema ${staging}`.execute(tx)
}

async function namesOf(tx: Tx, kind: 'tables' | 'functions'): Promise<string[]> {
  const found = {
    tables: sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = ${stagingSchema}::regnamespace`,
    functions: sql<{ name: string }>`
      select proname as name from pg_proc where pronamespace = ${stagingSchema}::regnamespace`,
  }
  const { rows } = await found[kind].execute(tx)
  return rows.map(({ name }) => name)
}

/**
 * Ends the other connections to this database. Shops open new ones, and forget what they kept in memory: they may have
 * missed any notice.
 */
export const endOtherConnections = (db: Db) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db)
