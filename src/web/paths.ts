import { generatePath } from 'react-router'
import type { PlaceChoice } from '../contract/catalogue/places.ts'
import { mailedPages } from '../contract/mailed-pages.ts'

/**
 * Every page of the shop, but for the staff's own, which shoppers need not load. The router is made from these patterns and
 * links are built from them, nowhere else.
 */
export const patterns = {
  home: '/',
  product: '/product/:pId',
  category: '/category/:cid',
  collection: '/collections/:slug',
  search: '/search',
  page: '/pages/:slug',
  login: '/login',
  signup: '/signup',
  cart: '/add-to-cart',
  checkout: '/checkout',
  orders: '/user/orders',
  order: mailedPages.order,
  placed: '/order-placed',
  linkedOrder: mailedPages.linkedOrder,
  track: '/track',
  wishlist: '/wishlist',
  forgotPassword: '/forgot-password',
  resetPassword: mailedPages.resetPassword,
  confirmEmail: mailedPages.confirmEmail,
  profile: '/profile',
  addProduct: '/add-product',
  editProduct: '/add-product/:id',
  productList: '/product-list',
  dashboard: '/admin',
  adminOrders: '/admin/orders',
  confirmOrders: '/admin/confirm',
  packing: '/admin/packing',
  deals: '/deals',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemaps/:part',
  productFeed: '/feed/products.xml',
  manifest: '/manifest.webmanifest',
  icon: '/icon.svg',
} as const

export const paths = {
  /** `order`: an order just placed, which the home page greets. */
  home: (order?: string) => withQuery(patterns.home, { order }),
  /** `choice`: the initial one. */
  product: (pId: string, choice: PlaceChoice = {}) =>
    withQuery(generatePath(patterns.product, { pId }), choice),
  category: (cid: string) => generatePath(patterns.category, { cid }),
  collection: (slug: string) => generatePath(patterns.collection, { slug }),
  page: (slug: string) => generatePath(patterns.page, { slug }),
  search: (q?: string) => withQuery(patterns.search, { q }),
  /** `next`: the path to return to after signing in. `notice`: why a sign-in is needed; `mailed` is `created` with a link. */
  login: (next?: string, notice?: 'created' | 'mailed' | 'ended' | 'reset') =>
    withQuery(patterns.login, { next, ...(notice ? { [notice]: '1' } : {}) }),
  signup: (next?: string) => withQuery(patterns.signup, { next }),
  cart: () => patterns.cart,
  checkout: () => patterns.checkout,
  orders: () => patterns.orders,
  order: (id: string) => generatePath(patterns.order, { id }),
  /** `order`: of somebody who is signed in; else the one that this browser has just placed. */
  placed: (order?: string) => withQuery(patterns.placed, { order }),
  /** `token`: the secret of the link. */
  linkedOrder: (token: string) => withQuery(patterns.linkedOrder, { token }),
  /** `number`: the order number to fill in. */
  track: (number?: string) => withQuery(patterns.track, { number }),
  wishlist: () => patterns.wishlist,
  forgotPassword: () => patterns.forgotPassword,
  /** `token`: the secret of the mailed link. */
  resetPassword: (token?: string) => withQuery(patterns.resetPassword, { token }),
  profile: () => patterns.profile,
  addProduct: () => patterns.addProduct,
  /** Filters as the call `catalogue.list` names them. */
  productList: (narrowed: { q?: string; stock?: string; status?: string } = {}) =>
    withQuery(patterns.productList, narrowed),
  dashboard: () => patterns.dashboard,
  /** Where an owner makes a shop of her own of the demo. */
  leaveDemo: () => `${patterns.dashboard}/setup/leave-demo`,
  /** `open`: an order to open. `tab`: the status tab; pending orders by default. */
  adminOrders: (open?: string, narrowed: { tab?: string; q?: string; ready?: '1' } = {}) =>
    withQuery(patterns.adminOrders, { open, ...narrowed }),
  confirmOrders: () => patterns.confirmOrders,
  /** What packers work on: orders to pack, and packed ones to hand to the courier. */
  packing: (step?: 'pack' | 'ship') => withQuery(patterns.packing, { step }),
  deals: () => patterns.deals,
  sitemap: () => patterns.sitemap,
  /** `part`: from 1 on. */
  sitemapPart: (part: number) => generatePath(patterns.sitemapPart, { part: `${part}.xml` }),
  productFeed: () => patterns.productFeed,
  manifest: () => patterns.manifest,
  /** `v`: what is in it, since browsers keep icons for long. */
  icon: (v: string) => withQuery(patterns.icon, { v }),
}

/** A path with those of the query that say something. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}
