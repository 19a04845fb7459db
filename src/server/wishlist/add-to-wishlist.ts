import type { AddToWishlist, Wishlist } from '../../contract/catalogue/wishlist.ts'
import { ShopError } from '../../contract/errors.ts'
import { maxWishlistProducts } from '../../contract/limits.ts'
import { loadListedProducts } from '../catalogue/product/load-products.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { loadWishlist, wireWishlist } from './get-wishlist.ts'
import { findProductIds, insertItems, lockOwner } from './queries.ts'

/**
 * Adds products to the user's wishlist, the first named as the latest, and returns the whole wishlist. Products that are
 * in it already keep their place; products that are not listed are left out.
 * @throws wishlist_full, with nothing added, when it would hold more than `maxWishlistProducts`
 */
export const addToWishlist = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { productIds }: AddToWishlist,
): Promise<Wishlist> =>
  inTransaction(db, async tx => {
    await lockOwner(tx, userId)
    const owner = { userId, now: clock() }
    const added = await newProductIds(tx, owner, productIds)
    if (added.length > 0) {
      await refuseTooMany(tx, owner, added.length)
      await insertItems(tx, toItems(owner, added))
    }
    return wireWishlist(tx, userId, owner.now)
  })

type Owner = { userId: string; now: Date }

async function newProductIds(
  tx: Tx,
  { userId, now }: Owner,
  productIds: readonly string[],
): Promise<string[]> {
  const present = new Set(await findProductIds(tx, userId))
  const wanted = [...new Set(productIds)].filter(id => !present.has(id))
  const listed = await loadListedProducts(tx, wanted, now)
  return wanted.filter(id => listed.has(id))
}

/** Only listed products count: a person could not make room by removing what is hidden. */
async function refuseTooMany(tx: Tx, { userId, now }: Owner, added: number): Promise<void> {
  const present = await loadWishlist(tx, userId, now)
  if (present.length + added <= maxWishlistProducts) return
  throw new ShopError(
    'wishlist_full',
    `A wishlist holds at most ${maxWishlistProducts} items. Please remove some first.`,
  )
}

/** Times a millisecond apart, so that the products keep the order they were named in. */
const toItems = ({ userId, now }: Owner, productIds: readonly string[]) =>
  productIds.map((productId, index) => ({ userId, productId, addedAt: new Date(now.getTime() - index) }))
