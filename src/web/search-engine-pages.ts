import type { patterns } from './paths.ts'

type Pattern = keyof typeof patterns

/**
 * What search engines may do with each page of the shop. `indexed`: they show it, and the sitemap names it. `followed`: they
 * follow its links. `private`: it is somebody's own, and robots.txt keeps them from asking. `unlisted`: the same without a word
 * in robots.txt, which everybody can read. `file`: no page.
 */
export const searchEnginePages = {
  home: 'indexed',
  product: 'indexed',
  category: 'indexed',
  collection: 'indexed',
  page: 'indexed',
  search: 'followed',
  login: 'private',
  signup: 'private',
  cart: 'private',
  checkout: 'private',
  orders: 'private',
  order: 'private',
  track: 'private',
  wishlist: 'private',
  forgotPassword: 'private',
  resetPassword: 'private',
  confirmEmail: 'private',
  profile: 'private',
  addProduct: 'private',
  editProduct: 'private',
  productList: 'private',
  dashboard: 'private',
  adminOrders: 'private',
  confirmOrders: 'private',
  packing: 'private',
  deals: 'private',
  placed: 'unlisted',
  linkedOrder: 'unlisted',
  robots: 'file',
  sitemap: 'file',
  sitemapPart: 'file',
  productFeed: 'file',
  manifest: 'file',
  icon: 'file',
} as const satisfies Record<Pattern, 'indexed' | 'followed' | 'private' | 'unlisted' | 'file'>

export type IndexedPage = {
  [Page in Pattern]: (typeof searchEnginePages)[Page] extends 'indexed' ? Page : never
}[Pattern]
