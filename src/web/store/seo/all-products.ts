import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { ApiClient } from '../../api/client.ts'

const batchSize = 240

/** Every listed product, newest first, in batches, so that no answer holds all of them. */
export async function* allProducts(api: ApiClient): AsyncGenerator<Product[]> {
  for (let page = 1; ; page += 1) {
    const { products } = await api.catalogue.browse({ query: { page, limit: batchSize, sort: 'newest' } })
    yield products
    if (products.length < batchSize) return
  }
}
