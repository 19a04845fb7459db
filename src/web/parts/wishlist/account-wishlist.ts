import { browserApi } from '../../api/browser.ts'
import { readSession } from '../../api/session.ts'
import { AccountWishlist } from './sync-account-wishlist.ts'
import { readBrowserIds, showWishlistIds, writeBrowserIds } from './wishlist-ids.ts'

let current: { token: string; list: AccountWishlist } | null = null

/** The wishlist of the signed-in person; answers that arrive after signing out are not shown. */
export function accountWishlist(token: string): AccountWishlist {
  if (current?.token === token) return current.list
  const list = new AccountWishlist({
    api: browserApi.wishlist,
    show: ids => {
      if (readSession()?.token === token) showWishlistIds(ids)
    },
    readGuestIds: readBrowserIds,
    writeGuestIds: writeBrowserIds,
  })
  current = { token, list }
  return list
}
