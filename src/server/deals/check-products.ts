import { ShopError } from '../../contract/errors.ts'
import { findKnown } from '../catalogue/lists/find-known.ts'
import type { Tx } from '../db/schema.ts'

/** The ids without repeats. Throws `invalid` naming `field` when one is no product the shop sells or will sell. */
export async function checkNotArchived(tx: Tx, ids: readonly string[], field: string): Promise<string[]> {
  return check(tx, ids, field, product => product?.archived === false)
}

/** The ids without repeats. Throws `invalid` naming `field` when one is no product of the shop, sold or not. */
export async function checkKnown(tx: Tx, ids: readonly string[], field: string): Promise<string[]> {
  return check(tx, ids, field, product => product !== undefined)
}

async function check(
  tx: Tx,
  ids: readonly string[],
  field: string,
  isGood: (product: { archived: boolean } | undefined) => boolean,
): Promise<string[]> {
  const unique = [...new Set(ids)]
  const products = await findKnown(tx, unique)
  const bad = unique.filter(id => !isGood(products.get(id)))
  if (bad.length === 0) return unique
  const words = `The shop does not sell ${bad.length === 1 ? 'this product' : 'these products'}: ${bad.slice(0, 3).join(', ')}${bad.length > 3 ? ', …' : ''}`
  throw new ShopError('invalid', words, { [field]: words })
}
