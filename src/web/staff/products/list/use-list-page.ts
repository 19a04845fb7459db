import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type {
  BulkChange,
  EditedProduct,
  StaffProduct,
} from '../../../../contract/catalogue/staff-catalogue.ts'
import type { CallOptions } from '../../../api/client.ts'
import { countPages } from '../../../parts/paging/read-page.ts'
import { useLastPage } from '../../../parts/paging/use-last-page.ts'
import { useGroups } from '../../../parts/use-public-shop.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useLastAsked } from '../../cache/use-last-asked.ts'
import { useSelection } from '../../controls/use-selection.ts'
import {
  hasFilters,
  type ListFilters,
  type ListQuery,
  productsPerPage,
  readListQuery,
  writeListQuery,
} from './list-query.ts'
import { maxProductsPerChange } from './max-products-per-change.ts'
import { useChangeProducts } from './use-change-products.ts'
import { useProductDeletion } from './use-product-deletion.ts'
import { readAllProducts, useProductList } from './use-product-list.ts'

/** The list page's address, products, selection and changes. */
export function useListPage() {
  const [search, setSearch] = useSearchParams()
  const groups = useGroups()
  const read = (address: URLSearchParams) => readListQuery(address, groups)
  const query = read(search)
  const list = useProductList(query)
  const pages = countPages(list.page?.totalProducts ?? 0, productsPerPage)
  const asked = useLastAsked(search, read)
  const go = (next: ListQuery, replace = false) => {
    asked.current = next
    setSearch(writeListQuery(next), { replace, preventScrollReset: true })
  }

  useLastPage({
    page: query.page,
    pages,
    isAnswered: list.answer.state === 'ready',
    replacePage: page => setSearch(writeListQuery({ ...query, page }), { replace: true }),
  })

  const filterKey = String(writeListQuery({ ...query, page: 1 }))
  const selection = useSelection<StaffProduct>(filterKey, { max: maxProductsPerChange })
  const container = useRef<HTMLDivElement>(null)
  useFocusAfterBulk(container, selection.items.length)
  const toasts = useToasts()
  const select = (products: readonly StaffProduct[], on: boolean) => {
    if (selection.set(products, on)) return
    toasts.show({ tone: 'error', text: `At most ${maxProductsPerChange} products can be selected at once.` })
  }
  const { bulk, remove, duplicate, showEdited } = useChangeProducts(list.reload)
  const deletion = useProductDeletion({
    container,
    products: list.page?.products,
    remove: async product => {
      await remove(product)
      selection.drop([product._id])
    },
  })
  return {
    container,
    query,
    list,
    pages,
    isFiltered: hasFilters(query),
    applyFilters: (change: Partial<ListFilters>, how?: 'typing') =>
      go({ ...asked.current, ...change, page: 1 }, how === 'typing'),
    goToPage: (page: number) => {
      go({ ...query, page })
      window.scrollTo({ top: 0 })
    },
    selection: {
      ...selection,
      set: select,
      selectAll: async () => selection.replace(await readAllProducts(query)),
    },
    changeSelected: async (change: BulkChange['change'], options?: CallOptions) => {
      await bulk([...selection.ids], change, options)
      selection.clear()
    },
    duplicate,
    showEdited: (product: EditedProduct, message: string) => {
      list.replace(product)
      showEdited(product, message)
    },
    deletion,
  }
}

/** The bar of selected products goes away with the focus inside, which then moves to "select all". */
function useFocusAfterBulk(container: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    if (count > 0 || document.activeElement !== document.body) return
    const boxes = container.current?.querySelectorAll<HTMLElement>('[data-choose-all]') ?? []
    for (const box of boxes) if (box.checkVisibility()) box.focus()
  }, [container, count])
}
