import { ShopError } from '../../contract/errors.ts'
import { loadArchivedFlags } from '../catalogue/product/load-products.ts'
import type { Tx } from '../db/schema.ts'

/**
 * Returns the ids without repeats.
 * @throws invalid, naming `field`, for a product that is unknown or archived
 */
export const checkNotArchived = (tx: Tx, ids: readonly string[], field: string): Promise<string[]> =>
  check(tx, ids, field, isArchived => isArchived === false)

/**
 * Returns the ids without repeats.
 * @throws invalid, naming `field`, for an unknown product
 */
export const checkKnown = (tx: Tx, ids: readonly string[], field: string): Promise<string[]> =>
  check(tx, ids, field, isArchived => isArchived !== undefined)

async function check(
  tx: Tx,
  ids: readonly string[],
  field: string,
  isAccepted: (isArchived: boolean | undefined) => boolean,
): Promise<string[]> {
  const unique = [...new Set(ids)]
  const archived = await loadArchivedFlags(tx, unique)
  const refused = unique.filter(id => !isAccepted(archived.get(id)))
  if (refused.length === 0) return unique
  const products = refused.length === 1 ? 'this product' : 'these products'
  const list = refused.slice(0, 3).join(', ') + (refused.length > 3 ? ', …' : '')
  const message = `The shop does not sell ${products}: ${list}`
  throw new ShopError('invalid', message, { [field]: message })
}
