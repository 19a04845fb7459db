import { generatePath } from 'react-router'
import { paths as shopPaths, patterns as shopPatterns, withQuery } from '../paths.ts'

/** The pages that only the staff's own screens link to. */
const staffPatterns = {
  newOrder: '/admin/orders/new',
  buyers: '/admin/customers',
  buyer: '/admin/customers/:id',
  /** Where customers stood before, with the id of one. */
  formerBuyers: '/admin/buyers/:id?',
  payments: '/admin/payments',
  importProducts: '/admin/import',
  stockMoves: '/admin/stock/:id',
  reorder: '/admin/reorder',
  receiveGoods: '/admin/receive',
  countStock: '/admin/count',
  changes: '/admin/changes',
  health: '/admin/health',
  settings: '/admin/settings/:group?',
  setup: '/admin/setup/:step?',
  staff: '/admin/staff',
  security: '/admin/security',
  slips: '/admin/print/slips',
  invoices: '/admin/print/invoices',
  labels: '/admin/print/labels',
  categories: '/admin/categories',
  collections: '/admin/collections',
  editCollection: '/admin/collections/:id',
  sizeCharts: '/admin/size-charts',
  sizeChart: '/admin/size-charts/:id',
  ownPages: '/admin/pages',
  ownPage: '/admin/pages/:id',
  apiDocs: '/api/docs',
} as const

export const patterns = { ...shopPatterns, ...staffPatterns }

export const paths = {
  ...shopPaths,
  editProduct: (id: string) => generatePath(patterns.editProduct, { id }),
  /** `again`: the order whose pieces and buyer it begins with. */
  newOrder: (again?: string) => withQuery(patterns.newOrder, { again }),
  /** `q`: whom to look for. */
  buyers: (q?: string) => withQuery(patterns.buyers, { q }),
  /** `id`: the digits of a phone number. */
  buyer: (id: string) => generatePath(patterns.buyer, { id }),
  /** Card payments that need a person. */
  payments: () => patterns.payments,
  /** What came to the stock of a product and left it. */
  stockMoves: (id: string) => generatePath(patterns.stockMoves, { id }),
  importProducts: () => patterns.importProducts,
  receiveGoods: () => patterns.receiveGoods,
  countStock: () => patterns.countStock,
  reorder: () => patterns.reorder,
  health: () => patterns.health,
  /** `group`: the tab; the first by default. */
  categories: () => patterns.categories,
  collections: () => patterns.collections,
  /** `new`: a form for another one. */
  editCollection: (id: string) => generatePath(patterns.editCollection, { id }),
  sizeCharts: () => patterns.sizeCharts,
  /** `new`: a form for another one. */
  sizeChart: (id: string) => generatePath(patterns.sizeChart, { id }),
  ownPages: () => patterns.ownPages,
  /** `new`: a form for another one, which `draft` fills. */
  ownPage: (id: string, draft?: string) => withQuery(generatePath(patterns.ownPage, { id }), { draft }),
  settings: (group?: string) => generatePath(patterns.settings, { group: group ?? null }),
  /** `step`: one of the steps, or 'done'; the beginning by default. */
  setup: (step?: string) => generatePath(patterns.setup, { step: step ?? null }),
  /** `about`: the product, order, deal or person whose changes are shown. */
  changes: (about?: string) => withQuery(patterns.changes, { about }),
  /** `by`: the staff member who made them. */
  changesBy: (by: string) => withQuery(patterns.changes, { by }),
  staff: () => patterns.staff,
  /** `next`: the page that asked for a second factor first. */
  security: (next?: string) => withQuery(patterns.security, { next }),
  slips: (ids: readonly string[]) => withQuery(patterns.slips, { ids: ids.join(',') }),
  invoices: (ids: readonly string[]) => withQuery(patterns.invoices, { ids: ids.join(',') }),
  /** Of products. */
  labels: (ids: readonly string[]) => withQuery(patterns.labels, { ids: ids.join(',') }),
}
