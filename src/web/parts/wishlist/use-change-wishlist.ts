import { createContext, useContext } from 'react'
import { useToasts } from '../../ui/toast-context.ts'
import { changeWishlist } from './change-wishlist.ts'
import { useIsInWishlist } from './wishlist-ids.ts'

export type WishlistProduct = { _id: string; title: string }

/** Called after a button inside it has added or removed a product. */
export const WishlistChangeContext = createContext<
  ((product: WishlistProduct, kept: boolean) => void) | null
>(null)

/** Whether a product is on the wishlist, and how to change that; failures are shown in a toast. */
export function useChangeWishlist(product: WishlistProduct) {
  const kept = useIsInWishlist(product._id)
  const toasts = useToasts()
  const onChange = useContext(WishlistChangeContext)
  const toggle = async () => {
    const keep = !kept
    const problem = await changeWishlist(product._id, keep)
    if (!problem) return onChange?.(product, keep)
    const text = `${keep ? 'Not saved' : 'Not removed'}: ${product.title}. ${problem}`
    toasts.show({ tone: 'error', text })
  }
  return { kept, toggle }
}
