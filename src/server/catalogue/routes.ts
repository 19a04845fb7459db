import { api } from '../../contract/api.ts'
import { recordExport } from '../audit/record-export.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { exportProducts } from './csv/export-products.ts'
import { importProducts } from './csv/import-products.ts'
import { archiveProduct } from './edit/archive-product.ts'
import { bulkChange } from './edit/bulk-change.ts'
import { countSheet, countStock } from './edit/count-stock.ts'
import { multiplyPrices, previewMultipliedPrices } from './edit/multiply-prices.ts'
import { quickEdit } from './edit/quick-edit.ts'
import { listSuppliers, receiveGoods } from './edit/receive-goods.ts'
import { undoChange } from './edit/undo-change.ts'
import { linksOfProduct, staffLinksOfProduct } from './links/list-links.ts'
import { listPairs } from './links/list-pairs.ts'
import { saveLinks } from './links/save-links.ts'
import { browseProducts } from './lists/browse-products.ts'
import { newArrivals } from './lists/new-arrivals.ts'
import { openProductLists } from './lists/product-index/open-product-lists.ts'
import { productsByCategory } from './lists/products-by-category.ts'
import { productsByIds } from './lists/products-by-ids.ts'
import { exportReorder, listReorder } from './lists/reorder.ts'
import { searchProducts } from './lists/search-products.ts'
import { listStaffProducts } from './lists/staff-products.ts'
import { addProduct } from './product/add-product.ts'
import { duplicateProduct } from './product/duplicate-product.ts'
import { editProduct } from './product/edit-product.ts'
import { getProduct, staffGetProduct } from './product/get-product.ts'

export function catalogueRoutes(deps: Deps): Route[] {
  const withLists = { ...deps, loadList: openProductLists(deps) }
  return [
    on(api.catalogue.newArrivals, ({ query }) => newArrivals(deps, query)),
    on(api.catalogue.byCategory, ({ params, query }) => productsByCategory(withLists, params.id, query)),
    on(api.catalogue.get, ({ params }) => getProduct(deps, params.id)),
    on(api.catalogue.browse, ({ query }) => browseProducts(withLists, query)),
    on(api.catalogue.some, ({ query }) => productsByIds(deps, query.ids)),
    on(api.catalogue.search, ({ body }) => searchProducts(deps, body)),
    on(api.catalogue.add, ({ body }, { who, idempotencyKey }) =>
      addProduct(deps, who.userId, body, { idempotencyKey }),
    ),
    on(api.catalogue.list, ({ query }) => listStaffProducts(deps, query)),
    on(api.catalogue.remove, ({ params }, { who }) => archiveProduct(deps, who.userId, params.id)),
    on(api.catalogue.edit, ({ params, body }, { who, idempotencyKey }) =>
      editProduct(deps, who.userId, params.id, body, { idempotencyKey }),
    ),
    on(api.catalogue.links, ({ params }) => linksOfProduct(deps, params.id)),
    on(api.catalogue.pairs, ({ query }) => listPairs(deps, query.limit)),
    on(api.catalogue.staffLinks, ({ params }) => staffLinksOfProduct(deps, params.id)),
    on(api.catalogue.saveLinks, ({ params, body }, { who }) => saveLinks(deps, who.userId, params.id, body)),
    on(api.catalogue.staffGet, ({ params }) => staffGetProduct(deps, params.id)),
    on(api.catalogue.quickEdit, ({ params, body }, { who, idempotencyKey }) =>
      quickEdit(deps, who.userId, params.id, body, { idempotencyKey }),
    ),
    on(api.catalogue.receive, ({ body }, { who, idempotencyKey }) =>
      receiveGoods(deps, who.userId, body, { idempotencyKey }),
    ),
    on(api.catalogue.countSheet, ({ query }) => countSheet(deps, query.ids)),
    on(api.catalogue.count, ({ body }, { who, idempotencyKey }) =>
      countStock(deps, who.userId, body, { idempotencyKey }),
    ),
    on(api.catalogue.suppliers, () => listSuppliers(deps)),
    on(api.catalogue.reorder, ({ query }) => listReorder(deps, query)),
    on(api.catalogue.exportReorder, async ({ query }, { who, address }) => {
      const file = await exportReorder(deps, query)
      await recordExport(deps, who.userId, 'what to order', {})
      deps.securityLog('data_exported', { what: 'what to order', network: address })
      return file
    }),
    on(api.catalogue.duplicate, ({ params }, { who, idempotencyKey }) =>
      duplicateProduct(deps, who.userId, params.id, { idempotencyKey }),
    ),
    on(api.catalogue.bulk, ({ body }, { who, idempotencyKey }) =>
      bulkChange(deps, who.userId, body, { idempotencyKey }),
    ),
    on(api.catalogue.previewMultiplied, ({ query }) => previewMultipliedPrices(deps, query)),
    on(api.catalogue.multiplyPrices, ({ body }, { who, idempotencyKey }) =>
      multiplyPrices(deps, who.userId, body, { idempotencyKey }),
    ),
    on(api.catalogue.export, async (_, { who, address }) => {
      await recordExport(deps, who.userId, 'products', {})
      deps.securityLog('data_exported', { what: 'products', network: address })
      return exportProducts(deps)
    }),
    on(api.catalogue.import, async ({ query, body }, { who }) =>
      importProducts(deps, who.userId, {
        file: new Uint8Array(await body.file.arrayBuffer()),
        ...query,
      }),
    ),
    on(api.catalogue.undo, ({ params }, { who }) => undoChange(deps, who, params.id)),
  ]
}
