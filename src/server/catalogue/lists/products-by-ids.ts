import type { Product } from '../../../contract/catalogue.ts'
import type { Deps } from '../../deps.ts'
import { loadInOrder } from '../product/load-products.ts'

/** The products of these ids that are on sale, in the order asked for, each once. */
export const productsByIds = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<Product[]> => loadInOrder(db, ids, clock())
