import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { delayBegin } from './delayed-begin.ts'

/** Every name costs each connection some 20 kB on the database's side. */
const maxNames = 200
/** Longer statements insert or import many rows: their planning is a small part of their work. */
const maxNamedLength = 10_000
/** How many statements that ran once are remembered. */
const maxSeen = 1_000

export type StatementNames = {
  /** The name of a statement that has run before; undefined for one that is not worth a name. */
  nameOf: (text: string) => string | undefined
  /**
   * Another name for a statement whose plan is no longer valid. Its tables were changed, so the plans of others are not either,
   * and a transaction of many would fail with each in turn: all names are forgotten.
   */
  renew: (text: string, stale: string) => string
}

/**
 * Names for statements, so that PostgreSQL plans each once per connection instead of on every run. Only what runs twice
 * gets a name and only so many at a time, since a search with many filters has countless forms. A name is never used again.
 */
export function statementNames(limit = maxNames): StatementNames {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  let made = 0
  const give = (text: string) => {
    const name = `zari_${++made}`
    names.set(text, name)
    return name
  }
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= limit || text.length > maxNamedLength) return known
    if (seen.delete(text)) return give(text)
    if (seen.size >= maxSeen) seen.clear()
    seen.add(text)
    return undefined
  }
  const renew = (text: string, stale: string) => {
    // Another connection may have come first.
    if (names.get(text) === stale) names.clear()
    return names.get(text) ?? give(text)
  }
  return { nameOf, renew }
}

/** Whether a statement failed because another process has changed its tables since it was planned. Run again, it works. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message === 'cached plan must not change result type'

/** A pool for Kysely whose connections run statements under their names; its clients must pipeline. */
export function withStatementNames(pool: Pool): PostgresPool {
  const names = statementNames()
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  const connect = async () => {
    const client = await pool.connect()
    const named = known.get(client) ?? nameStatements(client, names)
    known.set(client, named)
    return named
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

function nameStatements(client: PoolClient, names: StatementNames): PostgresPoolClient {
  const run = (text: string, values: readonly unknown[], name: string | undefined) =>
    client.query({ text, values: [...values], name })
  const send = delayBegin(client)
  const query = async (text: string, values: readonly unknown[] = []) => {
    // Begin, commit and the like need no plan.
    if (values.length === 0) return send(text, () => client.query(text))
    const name = names.nameOf(text)
    try {
      return await send(text, () => run(text, values, name))
    } catch (error) {
      if (!isStalePlan(error) || name === undefined) throw error
      const renewed = names.renew(text, name)
      // An open transaction has failed with its statement; `inTransaction` runs it again.
      if (client.getTransactionStatus() !== 'I') throw error
      return run(text, values, renewed)
    }
  }
  const release = (destroy?: boolean) => client.release(destroy)
  // Kysely's type also has a form of `query` for cursors, which the shop does not use.
  return { query, release } as unknown as PostgresPoolClient
}
