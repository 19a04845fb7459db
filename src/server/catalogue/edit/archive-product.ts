import type { z } from 'zod'
import type { RemovedProduct } from '../../../contract/catalogue/staff-catalogue.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import { lockProduct } from '../product/lock-products.ts'
import { archiveAll } from './bulk-change.ts'

/**
 * Takes a product out of the shop. Past orders keep it; carts show it as no longer available. `changeId` undoes it.
 * @throws not_found for an unknown or archived product
 */
export const archiveProduct = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  id: string,
): Promise<z.infer<typeof RemovedProduct>> =>
  inTransaction(deps.db, async tx => {
    const batchId = deps.newId()
    await archiveAll(tx, deps, { userId, batchId, products: [await lockProduct(tx, id)] })
    return { success: true, changeId: batchId }
  })
