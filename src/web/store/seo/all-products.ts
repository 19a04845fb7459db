import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { ApiClient } from '../../api/client.ts'

const batchSize = 240

type Part = {
  /** From 1 on. */
  part: number
  /** Products of one part: a multiple of 240. */
  size: number
}

/** How many products are listed. */
export const countProducts = async (api: ApiClient): Promise<number> =>
  (await api.catalogue.browse({ query: { limit: 1 } })).total

/** Every listed product, newest first, or one part of them; in batches, so that no answer holds all of them. */
export async function* allProducts(api: ApiClient, only?: Part): AsyncGenerator<Product[]> {
  const batches = only ? only.size / batchSize : Number.POSITIVE_INFINITY
  const first = only ? (only.part - 1) * batches + 1 : 1
  for (let page = first; page < first + batches; page += 1) {
    const { products } = await api.catalogue.browse({ query: { page, limit: batchSize, sort: 'newest' } })
    yield products
    if (products.length < batchSize) return
  }
}
