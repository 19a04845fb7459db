import type { z } from 'zod'
import type { ProductPairs } from '../../../contract/catalogue/product-links.ts'
import type { Deps } from '../../deps.ts'
import { loadListedProducts } from '../product/load-products.ts'
import { toWireCard } from '../product/product-wire.ts'
import { toWireSaving } from './links-wire.ts'
import { loadPairTerms } from './pairs.ts'
import { findPairs } from './queries.ts'

/** The newest pairs of listed products. */
export async function listPairs(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  limit: number,
): Promise<z.infer<typeof ProductPairs>> {
  const now = clock()
  const pairs = await findPairs(db, now, limit)
  const ids = pairs.flatMap(({ first, second }) => [first, second])
  const products = await loadListedProducts(db, ids, now)
  const terms = await loadPairTerms(db, ids)
  return {
    pairs: pairs.flatMap(pair => {
      const [first, second] = [products.get(pair.first), products.get(pair.second)]
      if (!first || !second) return []
      const saving = toWireSaving(terms, [first, second])
      return [{ products: [toWireCard(first), toWireCard(second)] as const, ...(saving > 0 && { saving }) }]
    }),
  }
}
