import { prepareStatement } from '../db/prepare-statement.ts'
import type { Db } from '../db/schema.ts'
import { type LineToSave, saveLinesQueries } from './queries.ts'

/**
 * Saves one line of each of several carts, all in one commit. Says for each whether it was saved: not where the cart is
 * no longer the one that was seen.
 */
export async function saveLines(
  db: Db,
  lines: readonly LineToSave[],
): Promise<(boolean | Promise<boolean>)[]> {
  try {
    return await saveAtOnce(db, lines)
  } catch (error) {
    if (lines.length === 1) throw error
    // One person's line must not fail because of another's.
    return lines.map(async line => (await saveAtOnce(db, [line]))[0] ?? false)
  }
}

async function saveAtOnce(db: Db, lines: readonly LineToSave[]): Promise<boolean[]> {
  const rows = lines
    .map(({ cart, ...line }) => ({ ...line, cartId: cart.id, userId: cart.userId, version: cart.version }))
    // Locked in one order, so that two such statements never wait for each other.
    .sort((a, b) => (a.userId < b.userId ? -1 : 1))
  const { carts } = await saveStatement(db, { lines: JSON.stringify(rows) })
  const saved = new Set(carts.map(({ userId }) => userId))
  return lines.map(({ cart }) => saved.has(cart.userId))
}

const saveStatement = prepareStatement((_: Db, { lines }: { lines: string }) => saveLinesQueries(lines))
