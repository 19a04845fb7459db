import { ShopError } from '../../contract/errors.ts'
import { maxWishlistProducts } from '../../contract/limits.ts'
import type { AddToWishlist, Wishlist } from '../../contract/wishlist.ts'
import { loadProducts } from '../catalogue/product/load-products.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { loadWishlist } from './get-wishlist.ts'
import { findProductIds, insertItems, lockOwner } from './queries.ts'

/**
 * Keeps products for later, the first named as the latest of them; those kept already stay where they are, and
 * those the shop does not sell are passed over. Answers the whole wishlist. Throws `wishlist_full`, with nothing
 * added, when more than `maxWishlistProducts` would be kept.
 */
export const addToWishlist = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { productIds }: AddToWishlist,
): Promise<Wishlist> =>
  inTransaction(db, async tx => {
    await lockOwner(tx, userId)
    const owner = { userId, now: clock() }
    const fresh = await newProductIds(tx, owner, productIds)
    if (fresh.length > 0) {
      await refuseTooMany(tx, owner, fresh.length)
      await insertItems(tx, latestFirst(owner, fresh))
    }
    return loadWishlist(tx, userId, owner.now)
  })

type Owner = { userId: string; now: Date }

async function newProductIds(
  tx: Tx,
  { userId, now }: Owner,
  productIds: readonly string[],
): Promise<string[]> {
  const kept = new Set(await findProductIds(tx, userId))
  const wanted = [...new Set(productIds)].filter(id => !kept.has(id))
  const onSale = await loadProducts(tx, wanted, now)
  return wanted.filter(id => onSale.has(id))
}

/** Only what can be seen counts: a person could not make room by removing what is hidden. */
async function refuseTooMany(tx: Tx, { userId, now }: Owner, more: number): Promise<void> {
  const { products } = await loadWishlist(tx, userId, now)
  if (products.length + more <= maxWishlistProducts) return
  throw new ShopError(
    'wishlist_full',
    `A wishlist holds at most ${maxWishlistProducts} items. Please remove some first.`,
  )
}

/** A millisecond apart, so that the order they were named in is kept. */
const latestFirst = ({ userId, now }: Owner, productIds: readonly string[]) =>
  productIds.map((productId, index) => ({ userId, productId, addedAt: new Date(now.getTime() - index) }))
