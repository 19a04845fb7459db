import type { Product } from '../../../contract/catalogue.ts'

const pageSize = 100
/** No list of the shop is read further than this. */
const maxPages = 10

export type ListPage = { page: number; limit: number }

/** Every product of a paged list, so that its number can be told; pages show only a part of it at a time. */
export async function allProducts(load: (page: ListPage) => Promise<Product[]>): Promise<Product[]> {
  const products: Product[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const found = await load({ page, limit: pageSize })
    products.push(...found)
    if (found.length < pageSize) break
  }
  return products
}
