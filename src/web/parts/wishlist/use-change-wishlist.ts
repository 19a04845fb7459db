import { createContext, useContext } from 'react'
import { useToasts } from '../../ui/toast-context.ts'
import { changeWishlist } from './change-wishlist.ts'
import { useIsInWishlist } from './wishlist-ids.ts'

export type WishlistProduct = { _id: string; title: string }

/** Hears which product was kept or taken out by a button inside it, once that is done. */
export const WishlistChangeContext = createContext<
  ((product: WishlistProduct, kept: boolean) => void) | null
>(null)

/** Whether a product is kept for later, and the way to change that; what stands in the way is said in a toast. */
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
