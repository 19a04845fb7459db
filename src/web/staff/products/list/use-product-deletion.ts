import { type RefObject, useEffect, useRef, useState } from 'react'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { useConfirmation } from '../../dialogs/use-confirmation.ts'

type Options = {
  container: RefObject<HTMLElement | null>
  products: readonly StaffProduct[] | undefined
  remove: (product: StaffProduct) => Promise<void>
}

/** Asks before it deletes a product. The focus then goes to the row that takes its place. */
export function useProductDeletion({ container, products, remove }: Options) {
  const [product, setProduct] = useState<StaffProduct | null>(null)
  const removed = useRef<{ id: string; row: number } | null>(null)
  const { ask, dialog } = useConfirmation(async () => {
    if (!product) return
    const row = products?.findIndex(({ _id }) => _id === product._id) ?? 0
    await remove(product)
    removed.current = { id: product._id, row }
  })
  useEffect(() => {
    if (!removed.current || !products || products.some(({ _id }) => _id === removed.current?.id)) return
    const marked = container.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? []
    // The button of a row, or on the phone its menu.
    const buttons = [...marked].filter(button => button.checkVisibility())
    const next = buttons[Math.min(removed.current.row, buttons.length - 1)]
    removed.current = null
    ;(next ?? container.current?.querySelector<HTMLElement>('input'))?.focus()
  }, [container, products])
  return {
    title: product?.title,
    ask: (asked: StaffProduct) => {
      setProduct(asked)
      ask()
    },
    dialog,
  }
}
