import { data } from 'react-router'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { LinkKind } from '../../../contract/catalogue/product-links.ts'
import type { SizeChart } from '../../../contract/catalogue/size-charts.ts'
import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { orErrorPage } from '../../api/or-error-page.ts'
import { type CardProduct, cardsOf } from '../../parts/product/card-product.ts'

const newestShown = 4

/** Loads the product of an address; throws a 404 with the newest products when the shop does not sell it. */
export async function loadProduct(api: ApiClient, id: string, timeZone: string): Promise<Product> {
  try {
    return await api.catalogue.get({ params: { id } })
  } catch (error) {
    // A malformed id is refused as `invalid`.
    const unknown = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid')
    if (!unknown) return orErrorPage(Promise.reject(error))
    const newest = await api.catalogue.newArrivals({ query: { limit: newestShown } }).catch(() => [])
    throw data({ newest: cardsOf(newest, timeZone) }, 404)
  }
}

/** What goes with it; the page works without. */
export async function loadLinks(
  api: ApiClient,
  { _id }: Product,
  timeZone: string,
): Promise<Record<LinkKind, CardProduct[]>> {
  const none = { pair: [], look: [], instead: [] }
  const { pair, look, instead } = await api.catalogue.links({ params: { id: _id } }).catch(() => none)
  const cards = (products: Product[]) => cardsOf(products, timeZone)
  return { pair: cards(pair), look: cards(look), instead: cards(instead) }
}

/** The tables of its size guide; without them the page has no guide. */
export const loadCharts = (api: ApiClient, { _id }: Product): Promise<SizeChart[]> =>
  api.sizeCharts.ofProduct({ params: { id: _id } }).then(
    ({ charts }) => charts,
    () => [],
  )
