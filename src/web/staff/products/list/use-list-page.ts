import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BulkChange, EditedProduct, StaffProduct } from '../../../../contract/staff-catalogue.ts'
import type { CallOptions } from '../../../api/client.ts'
import { countPages } from '../../../parts/paging/read-page.ts'
import { useLastPage } from '../../../parts/paging/use-last-page.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useConfirmation } from '../../shell/use-confirmation.ts'
import {
  hasFilters,
  type ListFilters,
  type ListQuery,
  PAGE_SIZE,
  readListQuery,
  writeListQuery,
} from './list-query.ts'
import { useChangeProducts } from './use-change-products.ts'
import { readAllProducts, useProductList } from './use-product-list.ts'
import { maxProductsPerChange, useSelection } from './use-selection.ts'

/** All that the list page knows: what its address asks for, what the shop answered, what is chosen and done. */
export function useListPage() {
  const [search, setSearch] = useSearchParams()
  const query = readListQuery(search)
  const list = useProductList(query)
  const pages = countPages(list.page?.totalProducts ?? 0, PAGE_SIZE)
  const go = (next: ListQuery, replace = false) =>
    setSearch(writeListQuery(next), { replace, preventScrollReset: true })

  useLastPage({
    page: query.page,
    pages,
    isAnswered: list.answer.state === 'ready',
    replacePage: page => setSearch(writeListQuery({ ...query, page }), { replace: true }),
  })

  const filterKey = String(writeListQuery({ ...query, page: 1 }))
  const selection = useSelection(filterKey, list.page?.products ?? [])
  const container = useRef<HTMLDivElement>(null)
  useFocusAfterBulk(container, selection.products.length)
  const toasts = useToasts()
  const select = (ids: readonly string[], selected: boolean) => {
    const isWhole = selection.select(ids, selected)
    if (!isWhole)
      toasts.show({ tone: 'error', text: `At most ${maxProductsPerChange} products can be chosen at once.` })
  }
  const { bulk, remove, duplicate, edited } = useChangeProducts(list.reload)
  const bulkChosen = async (change: BulkChange['change'], options?: CallOptions) => {
    await bulk([...selection.ids], change, options)
    selection.clear()
  }
  return {
    query,
    list,
    pages,
    isFiltered: hasFilters(query),
    applyFilters: (change: Partial<ListFilters>, how?: 'typing') =>
      go({ ...query, ...change, page: 1 }, how === 'typing'),
    goToPage: (page: number) => {
      go({ ...query, page })
      window.scrollTo({ top: 0 })
    },
    selection: {
      ...selection,
      select,
      selectEverything: async () => selection.selectAll(await readAllProducts(query)),
    },
    changes: {
      bulkChosen,
      duplicate,
      edited: (product: EditedProduct, what: string) => {
        list.replace(product)
        edited(product, what)
      },
    },
    around: container,
    deletion: useDeletion(
      container,
      async product => {
        await remove(product)
        selection.select([product._id], false)
      },
      list.page?.products,
    ),
  }
}

/** The bar of what is chosen goes away with the focus inside: it goes on to where choosing begins. */
function useFocusAfterBulk(container: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    if (count > 0 || document.activeElement !== document.body) return
    const boxes = container.current?.querySelectorAll<HTMLElement>('[data-choose-all]') ?? []
    for (const box of boxes) if (box.checkVisibility()) box.focus()
  }, [container, count])
}

/** Asks before a product goes; the focus then goes on to the row that takes its place. */
function useDeletion(
  container: RefObject<HTMLDivElement | null>,
  remove: (product: StaffProduct) => Promise<void>,
  shown: readonly StaffProduct[] | undefined,
) {
  const [product, setProduct] = useState<StaffProduct | null>(null)
  const removed = useRef<{ id: string; row: number } | null>(null)
  const question = useConfirmation(async () => {
    if (!product) return
    const row = shown?.findIndex(({ _id }) => _id === product._id) ?? 0
    await remove(product)
    removed.current = { id: product._id, row }
  })
  useEffect(() => {
    if (!removed.current || !shown || shown.some(({ _id }) => _id === removed.current?.id)) return
    const buttons = container.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? []
    const next = buttons[Math.min(removed.current.row, buttons.length - 1)]
    removed.current = null
    ;(next ?? container.current?.querySelector<HTMLElement>('input'))?.focus()
  }, [container, shown])
  return {
    title: product?.title,
    ask: (asked: StaffProduct) => {
      setProduct(asked)
      question.ask()
    },
    dialog: question.dialog,
  }
}
