import { keptRow, postJson, type Row } from './row.ts'

/** Words that shoppers search for again and again. */
const usualWords = [
  ...['kurta', 'cotton', 'women', 'kids', 'embroidered'],
  ...['lawn', 'frock', 'printed kurta', 'blue', 'eid'],
]

export const searchCall = (query: string) => postJson('/api/product/search-product', { query })

/** What the public sees most: pages, lists, a search asked before, a picture. */
export const keptRows: Row[] = [
  keptRow('home page', 0.5, () => [{ path: '/' }]),
  keptRow('category page', 0.5, ({ category }) => [{ path: `/category/${category}` }]),
  keptRow('product page', 0.5, ({ newest }) => [{ path: `/product/${newest.slug}` }]),
  keptRow('search page', 0.5, () => [{ path: '/search?q=kurta' }]),
  keptRow('list of 24 (API)', 0.5, ({ category }) => [{ path: `/api/product/browse?category=${category}` }]),
  keptRow('new arrivals (API)', 0.5, () => [{ path: '/api/product/new-arrivals' }]),
  keptRow('product (API)', 0.5, ({ newest }) => [{ path: `/api/product/product/${newest.slug}` }]),
  keptRow('hot selling (API)', 0.5, () => [{ path: '/api/order/hot-selling' }]),
  keptRow('deals (API)', 0.5, () => [{ path: '/api/deals/active-deals' }]),
  keptRow('search, 10 words asked before (API)', 0.4, () => usualWords.map(searchCall)),
  keptRow('picture', 0.4, ({ picture }) => [{ path: picture }]),
]
