import type { Db, Tx } from '../../db/schema.ts'
import { yieldEvery } from '../../yield-every.ts'
import type { Product } from './product.ts'
import { findByIds } from './queries.ts'

const readAtOnce = 50

/** The products of these ids by id, archived ones too; many are read in parts, so that nobody waits long meanwhile. */
export async function findMany(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Product>> {
  const found = new Map<string, Product>()
  const yieldIfDue = yieldEvery()
  for (let from = 0; from < ids.length; from += readAtOnce) {
    for (const product of await findByIds(db, ids.slice(from, from + readAtOnce)))
      found.set(product.id, product)
    await yieldIfDue()
  }
  return found
}
