import type { Product } from '../../../contract/catalogue.ts'
import { browserApi } from '../../api/browser.ts'
import { readSession } from '../../api/session.ts'
import { accountList } from '../../parts/wishlist/account-wishlist.ts'
import { readBrowserIds, showKeptIds, writeBrowserIds } from '../../parts/wishlist/wishlist-ids.ts'

/** So many products one question names. */
const atOnce = 50

/** The products kept for later, latest first: on the account, or in this browser for guests. */
export function readWishlist(): Promise<Product[]> {
  const token = readSession()?.token
  return token ? accountList(token).read() : readGuestList()
}

async function readGuestList(): Promise<Product[]> {
  const ids = readBrowserIds()
  const parts = await Promise.all(
    partsOf(ids).map(part => browserApi.catalogue.some({ query: { ids: part } })),
  )
  const products = parts.flat()
  forgetGone(ids, products)
  return products
}

function partsOf(ids: string[]): string[] {
  const count = Math.ceil(ids.length / atOnce)
  return Array.from({ length: count }, (_, part) => ids.slice(part * atOnce, (part + 1) * atOnce).join())
}

/** What the shop no longer sells would be counted in the header and seen nowhere. */
function forgetGone(asked: string[], products: Product[]) {
  const sold = new Set(products.map(product => product._id))
  const gone = new Set(asked.filter(id => !sold.has(id)))
  if (gone.size === 0) return
  const left = readBrowserIds().filter(id => !gone.has(id))
  writeBrowserIds(left)
  showKeptIds(left)
}
