import type { Deps } from '../deps.ts'
import { noSuchProduct } from './get-product.ts'
import { setArchived } from './queries.ts'

/**
 * Takes a product out of the shop. Past orders keep it; carts show it as no longer available. Throws
 * `not_found` for an unknown or archived product.
 */
export async function archiveProduct({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<void> {
  if (!(await setArchived(db, id, clock()))) throw noSuchProduct()
}
