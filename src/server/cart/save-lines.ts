import { prepareStatement } from '../db/prepare-statement.ts'
import type { Db, Tx } from '../db/schema.ts'
import { type LinesAsJson, type LineToSave, linesAsJson, saveLinesQueries } from './queries.ts'

/**
 * Saves one line of each of several carts, as many as can be in one commit. Says for each whether it was saved, by a
 * promise where that takes longer: not where the cart is no longer the one that was seen.
 */
export async function saveLines(
  db: Db,
  lines: readonly LineToSave[],
): Promise<(boolean | Promise<boolean>)[]> {
  // A second line of one person finds the cart changed by the first.
  const firstOfEach = new Map(lines.toReversed().map(line => [line.cart.userId, line]))
  const saved = await saveTogether(db, [...firstOfEach.values()])
  const isSaved = (line: LineToSave) =>
    saved.has(line.cart.userId) && firstOfEach.get(line.cart.userId) === line
  // A cart that is being changed is waited for, and one person's line must not fail because of another's.
  return lines.map(line => isSaved(line) || saveOneCart(db, [line]))
}

async function saveTogether(db: Db, lines: readonly LineToSave[]): Promise<ReadonlySet<string>> {
  try {
    const { inserted, updated } = await togetherStatement(db, linesAsJson(lines))
    return new Set([...inserted, ...updated].map(({ userId }) => userId))
  } catch (error) {
    if (isUndone(error)) return new Set()
    throw error
  }
}

/**
 * Whether the database itself refused the statement, by PostgreSQL's classes of codes: a wrong use or value, a broken
 * constraint, a deadlock. After anything else it may have been carried out, so that once more would be twice.
 */
const isUndone = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && /^(21|22|23|40)/.test(String(error.code))

/** Saves lines of one cart, all or none. False, with nothing done, where the cart is no longer the one that was seen. */
export async function saveOneCart(db: Db | Tx, lines: readonly LineToSave[]): Promise<boolean> {
  const { inserted, updated } = await aloneStatement(db, linesAsJson(lines))
  return inserted.length + updated.length > 0
}

const togetherStatement = prepareStatement((_: Db, lines: LinesAsJson) =>
  saveLinesQueries(lines, { waits: false }),
)
const aloneStatement = prepareStatement((_: Db | Tx, lines: LinesAsJson) =>
  saveLinesQueries(lines, { waits: true }),
)
