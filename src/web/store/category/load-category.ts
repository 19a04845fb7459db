import { data, redirect } from 'react-router'
import type { ApiClient } from '../../api/client.ts'
import type { CategoryPage } from '../../api/context.ts'
import { orErrorPage } from '../../api/or-error-page.ts'
import { cardsOf } from '../../parts/product/card-product.ts'
import { loadList } from '../../parts/product-list/load-list.ts'
import { paths } from '../../paths.ts'

const newestCount = 4

/**
 * Loads a category's list for an address; for an empty category the newest products too. 404 for an unknown category;
 * the address of one that was merged into another leads there.
 */
export async function loadCategory(
  { catalogue }: ApiClient,
  { code, category, timeZone }: { code: string; category: CategoryPage | undefined; timeZone: string },
  search: URLSearchParams,
) {
  if (!category) throw data(null, { status: 404 })
  const query = search.size > 0 ? `?${search}` : ''
  if (category.code !== code) throw redirect(paths.category(category.code) + query, 301)
  const list = await orErrorPage(
    loadList({ browse: catalogue.browse, timeZone }, { category: category.code }, search),
  )
  const newest =
    list.all === 0 ? await orErrorPage(catalogue.newArrivals({ query: { limit: newestCount } })) : []
  return { category, list, newest: cardsOf(newest, timeZone) }
}
