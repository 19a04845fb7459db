import { api } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { CachedRoute, ChangesWith } from './cached-route.ts'

/** The calls of the API that everybody gets the same answer from. */
export const publicCalls: CachedRoute[] = [
  toRoute(api.catalogue.newArrivals),
  toRoute(api.catalogue.byCategory, 'availability'),
  toRoute(api.catalogue.get),
  toRoute(api.catalogue.links, 'availability'),
  toRoute(api.catalogue.pairs, 'availability'),
  toRoute(api.collections.shown),
  toRoute(api.sizeCharts.ofProduct),
  toRoute(api.pages.shown),
  toRoute(api.catalogue.browse, 'availability'),
  toRoute(api.catalogue.some),
  toRoute(api.orders.hotSelling, 'availability', 'sales'),
  toRoute(api.deals.active, 'sales'),
]

function toRoute({ path, query }: Endpoint, ...changesWith: ChangesWith[]): CachedRoute {
  return { path: path.replace(/\{(\w+)\}/g, ':$1'), query: Object.keys(query.shape), changesWith }
}
