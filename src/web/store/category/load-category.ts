import { data } from 'react-router'
import { categoryOf } from '../../../contract/categories.ts'
import type { ApiClient } from '../../api/client.ts'
import { orErrorPage } from '../../api/or-error-page.ts'
import { cardOf } from '../../parts/product/card-product.ts'
import { loadList } from '../../parts/product-list/load-list.ts'

const newestCount = 4

/**
 * Loads a category's list for an address; for an empty category the newest products too. 404 for an unknown category.
 */
export async function loadCategory({ catalogue }: ApiClient, code: string, search: URLSearchParams) {
  const category = categoryOf(code)
  if (!category) throw data(null, { status: 404 })
  const list = await orErrorPage(loadList(catalogue.browse, { category: category.code }, search))
  const newest =
    list.all === 0 ? await orErrorPage(catalogue.newArrivals({ query: { limit: newestCount } })) : []
  return { category, list, newest: newest.map(cardOf) }
}
