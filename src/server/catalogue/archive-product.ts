import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { archiveAll } from './bulk-change.ts'
import { lockProduct } from './lock-products.ts'

/**
 * Takes a product out of the shop. Past orders keep it; carts show it as no longer available. Throws
 * `not_found` for an unknown or archived product.
 */
export const archiveProduct = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  id: string,
): Promise<void> =>
  inTransaction(deps.db, async tx => {
    await archiveAll(tx, deps, { userId, batchId: deps.newId(), products: [await lockProduct(tx, id)] })
  })
