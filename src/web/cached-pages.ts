import { matchPath } from 'react-router'
import { valueFilterNames } from '../contract/catalogue/value-filters.ts'
import { patterns } from './paths.ts'

type CachedPage = {
  path: string
  /** The parameters that the page reads from its address. */
  query: readonly string[]
  /** Parameters that make it one person's page. */
  personal?: readonly string[]
  /** It names the shop's address to search engines, so it is made only under an address that is certainly the shop's. */
  needsOwnHost?: boolean
}

const filters = [...valueFilterNames, 'price', 'minPrice', 'maxPrice', 'inStock', 'sort', 'show']

const documents: CachedPage[] = [
  { path: patterns.home, query: [], personal: ['order'] },
  { path: patterns.category, query: filters },
  { path: patterns.collection, query: filters },
  { path: patterns.product, query: ['color', 'size', 'third', 'length', 'material'] },
  { path: patterns.search, query: ['q', ...filters] },
  { path: patterns.page, query: [] },
]

const files = [
  { path: patterns.robots },
  { path: patterns.manifest },
  { path: patterns.icon },
  { path: patterns.sitemap, needsOwnHost: true },
  { path: patterns.sitemapPart, needsOwnHost: true },
  { path: patterns.productFeed, needsOwnHost: true },
]

/**
 * What is the same for everybody: documents, the data that the router asks for when one page follows another, and the
 * files for search engines.
 */
export const cachedPages: CachedPage[] = [
  ...documents,
  ...documents.map(page => ({ ...page, path: page.path === '/' ? '/_.data' : `${page.path}.data` })),
  ...files.map(file => ({ ...file, query: [] })),
]

/** Whether the data of a page is the same for everybody; that of any other page is for nobody to keep. */
export function isPublicData({ pathname, searchParams }: URL): boolean {
  const page = pathname.replace(/(?<=^\/)_\.data$|\.data$/, '')
  return documents.some(
    ({ path, personal = [] }) =>
      matchPath(path, page) !== null && !personal.some(name => searchParams.has(name)),
  )
}
