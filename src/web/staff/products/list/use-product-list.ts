import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { browserApi } from '../../../api/browser.ts'
import { useRead } from '../../cache/use-read.ts'
import { type ListQuery, productsPerPage, writeListQuery } from './list-query.ts'
import { maxProductsPerChange } from './max-products-per-change.ts'

/** One page of the list. The last page stays in view while another is loading (`busy`). */
export function useProductList(query: ListQuery) {
  const { answer, value, loading, update, reload } = useRead(
    ['products'],
    signal => browserApi.catalogue.list({ query: { ...query, limit: productsPerPage } }, { signal }),
    { variant: `${writeListQuery(query)}` },
  )
  const replace = (product: StaffProduct) =>
    update(page => ({
      ...page,
      products: page.products.map(each => (each._id === product._id ? product : each)),
    }))
  return { answer, page: value, busy: loading, replace, reload }
}

const readPageSize = 100

/** The products that match the filters, as many of them as one call may change. */
export async function readAllProducts(query: ListQuery): Promise<StaffProduct[]> {
  const found: StaffProduct[] = []
  for (let page = 1; page <= maxProductsPerChange / readPageSize; page++) {
    const { products, totalProducts } = await browserApi.catalogue.list({
      query: { ...query, page, limit: readPageSize },
    })
    found.push(...products)
    if (found.length >= totalProducts) break
  }
  return found
}
