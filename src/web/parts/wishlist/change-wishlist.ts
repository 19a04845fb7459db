import { maxWishlistProducts } from '../../../contract/limits.ts'
import { asApiError } from '../../api/error.ts'
import { readSession } from '../../api/session.ts'
import { changeList, readBrowserIds, showWishlistIds, writeBrowserIds } from './wishlist-ids.ts'

/**
 * Adds a product to the wishlist or removes it: on the account, or in the browser for guests. Shown at once. Returns
 * null, or a message when nothing was changed.
 */
export async function changeWishlist(productId: string, keep: boolean): Promise<string | null> {
  const token = readSession()?.token
  if (!token) return changeInBrowser(productId, keep)
  try {
    const { accountWishlist } = await import('./account-wishlist.ts')
    await accountWishlist(token).change(productId, keep)
    return null
  } catch (error) {
    return asApiError(error).message
  }
}

function changeInBrowser(productId: string, keep: boolean): string | null {
  const next = changeList(readBrowserIds(), productId, keep)
  if (next.length > maxWishlistProducts)
    return `A wishlist holds ${maxWishlistProducts} items. Remove some first.`
  try {
    writeBrowserIds(next)
  } catch {
    return 'This browser does not let the shop save anything. Sign in to use your wishlist.'
  }
  showWishlistIds(next)
  return null
}
