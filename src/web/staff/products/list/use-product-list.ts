import type { StaffProduct } from '../../../../contract/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { useStaleWhileLoading } from '../../shell/use-stale-while-loading.ts'
import { type ListQuery, PAGE_SIZE, writeListQuery } from './list-query.ts'

/**
 * One page of the list. While another is read the last one stays in sight (`busy`), so that nothing jumps; `replace`
 * puts in a product that was changed here, `reload` asks the shop anew.
 */
export function useProductList(query: ListQuery) {
  const { answer, value, loading, update, reload } = useStaleWhileLoading(
    'products',
    `${writeListQuery(query)}`,
    signal => browserApi.catalogue.list({ query: { ...query, limit: PAGE_SIZE } }, { signal }),
  )
  const replace = (product: StaffProduct) =>
    update(page => ({
      ...page,
      products: page.products.map(each => (each._id === product._id ? product : each)),
    }))
  return { answer, page: value, busy: loading, replace, reload }
}

/** Every product that the filters let through, as far as one act may change them. */
export async function readAllProducts(query: ListQuery): Promise<StaffProduct[]> {
  const found: StaffProduct[] = []
  for (let page = 1; page <= 5; page++) {
    const { products, totalProducts } = await browserApi.catalogue.list({
      query: { ...query, page, limit: 100 },
    })
    found.push(...products)
    if (found.length >= totalProducts) break
  }
  return found
}
