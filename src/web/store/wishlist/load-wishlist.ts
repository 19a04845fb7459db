import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { browserApi } from '../../api/browser.ts'
import { readSession } from '../../api/session.ts'
import { accountWishlist } from '../../parts/wishlist/account-wishlist.ts'
import { readBrowserIds, showWishlistIds, writeBrowserIds } from '../../parts/wishlist/wishlist-ids.ts'

/** How many products one call may name. */
const batchSize = 50

/** The products on the wishlist, latest first: the account's, or this browser's for guests. */
export function loadWishlist(): Promise<Product[]> {
  const token = readSession()?.token
  return token ? accountWishlist(token).read() : loadGuestWishlist()
}

async function loadGuestWishlist(): Promise<Product[]> {
  const ids = readBrowserIds()
  const parts = await Promise.all(
    batchesOf(ids).map(part => browserApi.catalogue.some({ query: { ids: part } })),
  )
  const products = parts.flat()
  dropMissing(ids, products)
  return products
}

function batchesOf(ids: string[]): string[] {
  const count = Math.ceil(ids.length / batchSize)
  return Array.from({ length: count }, (_, part) =>
    ids.slice(part * batchSize, (part + 1) * batchSize).join(),
  )
}

/** Products no longer sold would be counted in the header but shown nowhere. */
function dropMissing(asked: string[], products: Product[]) {
  const sold = new Set(products.map(product => product._id))
  const gone = new Set(asked.filter(id => !sold.has(id)))
  if (gone.size === 0) return
  const left = readBrowserIds().filter(id => !gone.has(id))
  writeBrowserIds(left)
  showWishlistIds(left)
}
