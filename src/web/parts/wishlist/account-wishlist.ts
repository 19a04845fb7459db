import { browserApi } from '../../api/browser.ts'
import { readSession } from '../../api/session.ts'
import { AccountList } from './sync-account-wishlist.ts'
import { readBrowserIds, showKeptIds, writeBrowserIds } from './wishlist-ids.ts'

let current: { token: string; list: AccountList } | null = null

/** The list of whoever is signed in; an answer that comes after they signed out is not shown. */
export function accountList(token: string): AccountList {
  if (current?.token === token) return current.list
  const list = new AccountList({
    api: browserApi.wishlist,
    show: ids => {
      if (readSession()?.token === token) showKeptIds(ids)
    },
    readGuestIds: readBrowserIds,
    writeGuestIds: writeBrowserIds,
  })
  current = { token, list }
  return list
}
