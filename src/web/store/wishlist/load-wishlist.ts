import type { Product } from '../../../contract/catalogue.ts'
import { browserApi } from '../../api/browser.ts'
import { readSession } from '../../api/session.ts'
import { accountWishlist } from '../../parts/wishlist/account-wishlist.ts'
import { readBrowserIds, showWishlistIds, writeBrowserIds } from '../../parts/wishlist/wishlist-ids.ts'

/** So many products one question names. */
const batchSize = 50

/** The products kept for later, latest first: on the account, or in this browser for guests. */
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

/** What the shop no longer sells would be counted in the header and seen nowhere. */
function dropMissing(asked: string[], products: Product[]) {
  const sold = new Set(products.map(product => product._id))
  const gone = new Set(asked.filter(id => !sold.has(id)))
  if (gone.size === 0) return
  const left = readBrowserIds().filter(id => !gone.has(id))
  writeBrowserIds(left)
  showWishlistIds(left)
}
