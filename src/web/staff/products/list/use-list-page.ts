import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BulkChange, EditedProduct, StaffProduct } from '../../../../contract/staff-catalogue.ts'
import type { CallOptions } from '../../../api/client.ts'
import { countPages } from '../../../parts/paging/read-page.ts'
import { useLastPage } from '../../../parts/paging/use-last-page.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useConfirmed } from '../../shell/use-confirmation.ts'
import {
  isNarrowed,
  type ListQuery,
  type Narrowing,
  PAGE_SIZE,
  readListQuery,
  writeListQuery,
} from './list-query.ts'
import { useChangeProducts } from './use-change-products.ts'
import { findAll, useProductList } from './use-product-list.ts'
import { MOST, useSelection } from './use-selection.ts'

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

  const narrowing = String(writeListQuery({ ...query, page: 1 }))
  const selection = useSelection(narrowing, list.page?.products ?? [])
  const around = useRef<HTMLDivElement>(null)
  useFocusAfterBulk(around, selection.products.length)
  const toasts = useToasts()
  const select = (ids: readonly string[], selected: boolean) => {
    const isWhole = selection.select(ids, selected)
    if (!isWhole) toasts.show({ tone: 'error', text: `At most ${MOST} products can be chosen at once.` })
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
    narrowed: isNarrowed(query),
    narrow: (change: Partial<Narrowing>, how?: 'typing') =>
      go({ ...query, ...change, page: 1 }, how === 'typing'),
    turnTo: (page: number) => {
      go({ ...query, page })
      window.scrollTo({ top: 0 })
    },
    selection: {
      ...selection,
      select,
      selectEverything: async () => selection.selectAll(await findAll(query)),
    },
    changes: {
      bulkChosen,
      duplicate,
      edited: (product: EditedProduct, what: string) => {
        list.replace(product)
        edited(product, what)
      },
    },
    around,
    deletion: useDeletion(
      around,
      async product => {
        await remove(product)
        selection.select([product._id], false)
      },
      list.page?.products,
    ),
  }
}

/** The bar of what is chosen goes away with the focus inside: it goes on to where choosing begins. */
function useFocusAfterBulk(around: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    if (count > 0 || document.activeElement !== document.body) return
    const boxes = around.current?.querySelectorAll<HTMLElement>('[data-choose-all]') ?? []
    for (const box of boxes) if (box.checkVisibility()) box.focus()
  }, [around, count])
}

/** Asks before a product goes; the focus then goes on to the row that takes its place. */
function useDeletion(
  around: RefObject<HTMLDivElement | null>,
  remove: (product: StaffProduct) => Promise<void>,
  shown: readonly StaffProduct[] | undefined,
) {
  const [product, setProduct] = useState<StaffProduct | null>(null)
  const gone = useRef<{ id: string; row: number } | null>(null)
  const question = useConfirmed(async () => {
    if (!product) return
    const row = shown?.findIndex(({ _id }) => _id === product._id) ?? 0
    await remove(product)
    gone.current = { id: product._id, row }
  })
  useEffect(() => {
    if (!gone.current || !shown || shown.some(({ _id }) => _id === gone.current?.id)) return
    const buttons = around.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? []
    const next = buttons[Math.min(gone.current.row, buttons.length - 1)]
    gone.current = null
    ;(next ?? around.current?.querySelector<HTMLElement>('input'))?.focus()
  }, [around, shown])
  return {
    title: product?.title,
    ask: (asked: StaffProduct) => {
      setProduct(asked)
      question.ask()
    },
    dialog: question.dialog,
  }
}
